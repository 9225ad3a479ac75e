import { createElement, Suspense, useState, type ReactNode } from 'react'
import { useDrawnByEdge } from './use-hydrated.ts'
import type { LateComponent } from './lazy-component.ts'

interface LatePartProps<Props extends object> {
  of: LateComponent<Props>
  props: Props
  fallback?: ReactNode
}

/**
 * Renders a part whose code is loaded later. It keeps the first component, because React would treat the loaded one as
 * another and lose its state.
 *
 * HTML from the edge has no boundary, so that React waits for the code before it hydrates. With a boundary, it would
 * start without the code, and the next change would replace the edge's HTML together with anything typed into it.
 */
export function LatePart<Props extends object>({ of: part, props, fallback = null }: LatePartProps<Props>) {
  const wasDrawnByEdge = useDrawnByEdge()
  const [Component] = useState(() => part.component())
  const drawn = createElement(Component, props)
  // The edge cannot wait, so it renders the part only if its code came with the page's answers.
  if (import.meta.env.SSR) return part.isLoaded() ? drawn : fallback
  return wasDrawnByEdge ? drawn : <Suspense fallback={fallback}>{drawn}</Suspense>
}
