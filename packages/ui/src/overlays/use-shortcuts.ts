import { useEffectEvent, useLayoutEffect } from 'react'

export interface Shortcut {
  keys: readonly string[]
  act: string
}

/**
 * Calls `onKey` for keys, except while somebody types or a layer is open. `onKey` returns whether it has handled the
 * key.
 */
export function useShortcuts(onKey: (key: string, isRepeated: boolean) => boolean) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (isBusyElsewhere(event.target)) return
    if (onKey(event.key, event.repeat)) event.preventDefault()
  })

  // A layout effect, because a key may be pressed as soon as the page is visible, and other effects run after painting.
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
