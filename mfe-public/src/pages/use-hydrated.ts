import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration, so that what only a script can do waits. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
