import { useEffect, useEffectEvent } from 'react'

/** Keys that do one thing, as the list of shortcuts says it. */
export interface Shortcut {
  keys: readonly string[]
  act: string
}

/**
 * Hands single keys to `onKey`, which answers whether it did something with one. Keys work wherever the focus is, except where
 * somebody types or a layer is open.
 */
export function useShortcuts(onKey: (key: string, isRepeated: boolean) => boolean) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (isBusyElsewhere(event.target)) return
    if (onKey(event.key, event.repeat)) event.preventDefault()
  })

  useEffect(() => {
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
