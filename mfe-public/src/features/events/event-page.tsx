import { useRemote } from '@kere/platform/react/remote-tree'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { createElement, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { failurePart } from '../../failure-part.ts'
import { EventDetail } from './event-detail.tsx'
import { eventHref } from './event-href.ts'
import { eventQuery } from './event.api.ts'
import { missingEvent } from './missing-event.ts'

export function EventPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const event = useQuery(eventQuery(api, id))

  if (event.data) return <EventDetail event={event.data} />
  if (event.data === null) return <Suspense>{createElement(missingEvent.component())}</Suspense>
  if (event.isPending) return <EventSkeleton />
  return (
    <div className="px-gutter py-section">
      <div className="mx-auto max-w-page">
        <Suspense>
          {createElement(
            failurePart.component(),
            {
              title: event.error?.message ?? '',
              headingLevel: 'h1',
              query: event,
              retryHref: eventHref(id),
            },
            'The rest of the site works.',
          )}
        </Suspense>
      </div>
    </div>
  )
}

function EventSkeleton() {
  return (
    <SkeletonGroup label="Loading the event">
      <div className="h-31 bg-skeleton desk:h-53" />
      <div className="px-gutter">
        <div className="mx-auto grid max-w-page gap-4 py-section">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="h-5 w-full max-w-measure" />
          <Skeleton className="h-5 w-full max-w-measure" />
          <Skeleton className="h-5 w-2/3 max-w-measure" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
