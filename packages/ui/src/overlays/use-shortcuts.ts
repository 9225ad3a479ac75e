import { useEffectEvent, useLayoutEffect } from 'react'

export interface Shortcut {
  keys: readonly string[]
  act: string
}

/** Ignores keys while somebody types or a layer is open; `onKey` answers whether it did something. */
export function useShortcuts(onKey: (key: string, isRepeated: boolean) => boolean) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (isBusyElsewhere(event.target)) return
    if (onKey(event.key, event.repeat)) event.preventDefault()
  })

  // It listens as soon as what it serves can be seen: an effect after painting would miss a key that is pressed at once.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => take(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const isBusyElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog, [role=menu], details[open]',
  ) !== null
