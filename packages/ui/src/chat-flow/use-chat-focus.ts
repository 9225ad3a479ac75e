import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** @returns how to announce that a move is about to happen */
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

export function focusQuestion(region: HTMLElement | null) {
  const form = region?.querySelector('form')
  const field = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input, textarea')
  const target = field ?? form?.querySelector<HTMLElement>('[tabindex="-1"]')
  target?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'nearest' })
}

/**
 * Text typed before the script loaded is an answer too. It is read first, because a button pressed then is pressed
 * again at once.
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
