import { createElement, Suspense, type ComponentProps } from 'react'
import { failurePart } from './failure-part.ts'
import type { LoadFailure } from './load-failure.tsx'

export function PageFailure(props: Pick<ComponentProps<typeof LoadFailure>, 'title' | 'query' | 'retryHref'>) {
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <Suspense>
          {createElement(failurePart.component(), { ...props, headingLevel: 'h1' }, 'The rest of the site works.')}
        </Suspense>
      </div>
    </div>
  )
}
