import { useEffect, useRef, useState } from 'react'

/**
 * Moves the focus from a removed item of a list to the one that takes its place, or to the button that adds one.
 * @param target selects what gets the focus within an item
 */
export function useFocusAfterRemoval(target: string) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<{ place: number } | null>(null)

  useEffect(() => {
    if (!removed) return
    const items = list.current?.children ?? []
    const next = items[Math.min(removed.place, items.length - 1)]
    const field = next?.querySelector<HTMLElement>(target) ?? addButton.current
    field?.focus()
  }, [removed, target])

  return { list, addButton, focusAfter: (place: number) => setRemoved({ place }) }
}
