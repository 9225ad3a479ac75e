import { useSyncExternalStore } from 'react'

/** The scroll offset in pixels from which the page counts as scrolled (S-056, S-061). */
const threshold = 10

function listen(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => scrollY >= threshold,
    () => false,
  )
}
