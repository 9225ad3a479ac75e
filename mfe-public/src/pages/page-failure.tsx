import { t } from '@kere/brand/messages'
import { type ComponentProps } from 'react'
import { failurePart } from './null-if-not-found.ts'
import type { LoadFailure } from './load-failure.tsx'
import { LatePart } from './late-part.tsx'

export function PageFailure(props: Pick<ComponentProps<typeof LoadFailure>, 'title' | 'query' | 'retryHref'>) {
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <LatePart
          of={failurePart}
          props={{ ...props, headingLevel: 'h1', children: t('The rest of the site works.', 'Below an error') }}
        />
      </div>
    </div>
  )
}
