import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until it is hydrated, so that what only a script can do waits for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
