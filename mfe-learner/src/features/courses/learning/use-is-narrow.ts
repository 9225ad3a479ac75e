import { useSyncExternalStore } from 'react'

/** A page below the theme's `wide` breakpoint has no room for a third column. */
const narrow = '(width < 68.75rem)'

export const useIsNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  )

function listen(onChange: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
