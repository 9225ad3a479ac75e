import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'
import { findEarlyChoices, replayChoices } from './early-choices.ts'

/**
 * Hydrates in short tasks; a click completes hydration at once.
 * @returns the root, once it can render again without losing the server's HTML
 */
export function hydrateInSlices(element: Element, tree: ReactNode, options: HydrationOptions = {}): Promise<Root> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { onUncaughtError = reportError } = options
  let choices: (() => void)[] = []
  const onCommit = () => {
    choices = findEarlyChoices(element)
  }
  const withEnd = (drawn: ReactNode) => (
    <Standing onCommit={onCommit} onStand={resolve}>
      {drawn}
    </Standing>
  )
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
  return promise.then(() => {
    replayChoices(choices)
    return { render: (next) => root.render(withEnd(next)), unmount: () => root.unmount() }
  })
}

interface StandingProps {
  /** Called right after hydration, before anything is rendered again. */
  onCommit: () => void
  onStand: () => void
  children: ReactNode
}

function Standing({ onCommit, onStand, children }: StandingProps) {
  useLayoutEffect(onCommit, [onCommit])
  useEffect(onStand, [onStand])
  return children
}
