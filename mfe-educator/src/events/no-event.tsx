import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { eventsPath } from '@kere/screens/event-acts'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { eventListTitle } from './event-paths.ts'

interface NoEventProps {
  query: UseQueryResult<object | null>
  title: string
  children?: ReactNode
}

export function NoEvent({ query, title, children = t('Nothing is lost.', 'Text, educator') }: NoEventProps) {
  const { context } = useRemote()
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      {query.data === null ? (
        <EmptyState
          title={t('Event not found', 'Title, educator')}
          headingLevel="h1"
          action={<ButtonLink href={eventsPath}>{eventListTitle(context.session)}</ButtonLink>}
        >
          {t('It may have been deleted for good, or it belongs to another educator.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          <h1 className="sr-only">{t('Event', 'Heading, educator')}</h1>
          <LoadFailure title={title} query={query}>
            {children}
          </LoadFailure>
        </>
      )}
    </div>
  )
}
