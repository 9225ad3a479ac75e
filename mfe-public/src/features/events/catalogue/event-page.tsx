import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { EventDetail } from './event-detail.tsx'
import { eventHref } from './event-href.ts'
import { eventQuery } from './event.api.ts'
import { missingEvent } from './missing-event.ts'
import { LatePart } from '../../../pages/late-part.tsx'

export function EventPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const event = useQuery(eventQuery(api, id))

  if (event.data) return <EventDetail event={event.data} />
  if (event.data === null) return <LatePart of={missingEvent} props={{}} />
  if (event.isPending) return <DetailSkeleton label="Loading the event" className="h-31 desk:h-53" />
  return <PageFailure title={event.error?.message ?? ''} query={event} retryHref={eventHref(id)} />
}
