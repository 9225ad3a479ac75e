import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'

/** Hydrates in short tasks; a click finishes at once. @returns the root once it may be drawn into without losing the HTML */
export function hydrateInSlices(element: Element, tree: ReactNode, options: HydrationOptions = {}): Promise<Root> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { onUncaughtError = reportError } = options
  const withEnd = (drawn: ReactNode) => <Standing onStand={resolve}>{drawn}</Standing>
  const hydrate = () =>
    hydrateRoot(element, withEnd(tree), {
      ...options,
      onUncaughtError(error, info) {
        onUncaughtError(error, info)
        resolve()
      },
    })
  let root: Root
  startTransition(() => {
    root = hydrate()
  })
  return promise.then(() => ({ render: (next) => root.render(withEnd(next)), unmount: () => root.unmount() }))
}

function Standing({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  useEffect(onStand, [onStand])
  return children
}
