import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject } from 'react'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { EventList } from './event-list.tsx'
import { eventsHref, rowsPerPage, type EventsAddress } from './events-address.ts'
import type { Events } from './events.api.ts'
import { noEvents } from './later-event-parts.ts'
import { MoreRows } from './more-rows.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

interface EventResultsProps {
  address: EventsAddress
  list: UseQueryResult<Events | null>
  now: number
  progress: RefObject<HTMLParagraphElement | null>
}

export function EventResults({ address, list, now, progress }: EventResultsProps) {
  if (list.isPending)
    return (
      <SkeletonGroup label={t('Loading events', 'For screen readers')}>
        <Skeleton className="mt-6 h-7 w-40" />
        <RowSkeletons count={5} />
      </SkeletonGroup>
    )
  // Shows the server's own message (S-136).
  if (list.isError && !list.data)
    return (
      <LatePart
        of={failurePart}
        props={{
          title: failureTitle(list.error, t('The events did not load', 'Error')),
          query: list,
          retryHref: eventsHref(address),
          children: t('The rest of the site works, and your search and filters are kept.', 'Below an error'),
        }}
      />
    )
  if (!list.data || list.data.items.length === 0)
    return <LatePart of={noEvents} props={{ address, isLost: list.data === null }} />

  const isGrowing = list.isPlaceholderData && address.show > rowsPerPage
  const isOutdated = list.isPlaceholderData && !isGrowing
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={`transition-opacity ${isOutdated ? 'opacity-60 delay-150' : ''}`}
    >
      <EventList events={list.data.items} now={now} isByDay={address.isCalendar || address.day !== null} />
      <MoreRows address={address} list={list.data} noun="events" isLoading={isGrowing} progress={progress} />
    </div>
  )
}
