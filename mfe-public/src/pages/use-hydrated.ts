import { useSyncExternalStore, useState } from 'react'

/** Makes React keep the HTML inside an element during hydration. An element that React creates would be empty. */
export const keptHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** True if the component was hydrated from the edge's HTML; false at the edge, and if the browser has rendered it. */
export const useDrawnByEdge = () => !useState(useHydrated())[0] && typeof document !== 'undefined'

const never = () => () => {}

/** False on the server and until hydration, for parts that only work with a script. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
