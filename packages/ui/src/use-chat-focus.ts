import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Follows a move to its question with the focus; returns how to announce that one is about to happen. */
export function useChatFocus(region: RefObject<HTMLElement | null>, position: number, startsFocused: boolean) {
  const isDue = useRef(startsFocused)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // A dialog around the conversation opens after this effect, in one of its own, and takes the focus.
    queueMicrotask(() => focusQuestion(region.current))
  }, [region, position])
  return () => {
    isDue.current = true
  }
}

/** Where there is nothing to write, the words of the question take the focus. */
export function focusQuestion(region: HTMLElement | null) {
  const form = region?.querySelector('form')
  const field = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input, textarea')
  const target = field ?? form?.querySelector<HTMLElement>('[tabindex="-1"]')
  target?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'nearest' })
}

/**
 * What was typed into the server's page before its script came is an answer as well. Read before anything else happens: a
 * button that was pressed then as well is pressed again at once.
 */
export function useTypedEarly(region: RefObject<HTMLElement | null>, onText: (text: string) => void) {
  const isRead = useRef(false)
  useLayoutEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const field = region.current?.querySelector<HTMLInputElement>('form input, form textarea')
    if (field?.value) onText(field.value)
  })
}
