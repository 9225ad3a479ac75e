import { useSyncExternalStore, useState } from 'react'

/** React leaves what it finds in an element whose HTML is not its own. Only while it hydrates: made anew, it would be empty. */
export const keptHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** Whether a component found itself in the edge's HTML; false on the edge, and where the browser has made it. */
export const useDrawnByEdge = () => !useState(useHydrated())[0] && typeof document !== 'undefined'

const never = () => () => {}

/** False on the server and until hydration, so that what only a script can do waits. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
