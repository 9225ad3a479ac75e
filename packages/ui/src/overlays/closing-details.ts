import type { FocusEvent, KeyboardEvent } from 'react'

/** Makes `<details>` a layer: Escape closes it, and so does moving the focus out. */
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

/** The focus goes to what has opened them. */
export function closeDetails(details: HTMLDetailsElement | null) {
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
