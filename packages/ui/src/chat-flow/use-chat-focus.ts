import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** @returns a function to call before a move to another step, so that the focus moves with it */
export function useChatFocus(region: RefObject<HTMLElement | null>, position: number, startsFocused: boolean) {
  const isDue = useRef(startsFocused)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // A dialog around the conversation opens in an effect after this one and takes the focus, so this waits for it.
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
 * Reads text that was typed before the script loaded. It runs before the shell repeats an early press of the button.
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
