import { useSyncExternalStore } from 'react'

/** The `desk` breakpoint of the theme. */
const phone = '(width < 50rem)'

/** Two trees, not one restyled: a table shown as blocks loses its meaning for a screen reader. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(phone).matches,
    () => false,
  )
}

function listen(onChange: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
