import { createElement, Suspense, useState, type ReactNode } from 'react'
import { useDrawnByEdge } from './use-hydrated.ts'
import type { LateComponent } from './lazy-component.ts'

interface LatePartProps<Props extends object> {
  of: LateComponent<Props>
  props: Props
  fallback?: ReactNode
}

/**
 * Keeps what was drawn first: when its code has come, React would take it for another part and forget its state.
 *
 * What the edge has drawn has no boundary around it, so that React waits for its code before it takes the page over. Behind a
 * boundary it would begin without it, and throw away the edge's HTML, with all that was typed into it, at the next change.
 */
export function LatePart<Props extends object>({ of: part, props, fallback = null }: LatePartProps<Props>) {
  const wasDrawnByEdge = useDrawnByEdge()
  const [Component] = useState(() => part.component())
  const drawn = createElement(Component, props)
  // The edge cannot wait, and draws what has come with the page's answers.
  if (import.meta.env.SSR) return part.isLoaded() ? drawn : fallback
  return wasDrawnByEdge ? drawn : <Suspense fallback={fallback}>{drawn}</Suspense>
}
