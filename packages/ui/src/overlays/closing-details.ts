import type { FocusEvent, KeyboardEvent } from 'react'

/** Props that make `<details>` a layer: Escape closes it, and so does moving the focus out. */
export const closingDetails = {
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
  },
  onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.preventDefault()
    closeDetails(event.currentTarget)
  },
}

/** Closes the layer and returns the focus to its summary. */
export function closeDetails(details: HTMLDetailsElement | null) {
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
