import { useSyncExternalStore } from 'react'

/** The `desk` breakpoint of the theme. */
const phone = '(width < 50rem)'

/**
 * Phones get a different tree rather than other styles, because a table displayed as blocks loses its meaning for
 * screen readers.
 */
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
