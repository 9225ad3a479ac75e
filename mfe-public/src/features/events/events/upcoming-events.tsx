import { limits } from '@kere/contracts/http/limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { eventsPath } from './event-href.ts'
import { EventRow } from './event-row.tsx'
import { upcomingEventsQuery } from './events.api.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import { useNow } from '../../../pages/use-now.ts'
import type { Part } from '../../../pages/seen-part.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

function UpcomingEvents() {
  const { api } = useRemote()
  const upcoming = useQuery(upcomingEventsQuery(api))
  const now = useNow(upcoming.data?.askedAt)
  if (upcoming.data?.items.length === 0) return null
  return (
    <Section title="Upcoming events" link={{ href: eventsPath, label: 'All events' }}>
      {upcoming.data ? (
        <ul className="-mt-4">
          {upcoming.data.items.map((event) => (
            <EventRow key={event.id} event={event} now={now} />
          ))}
        </ul>
      ) : upcoming.isPending ? (
        <SkeletonGroup label="Loading upcoming events">
          <RowSkeletons count={limits.eventsOnHome} />
        </SkeletonGroup>
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: upcoming.error.message,
            query: upcoming,
            retryHref: '/',
            children: 'The rest of the page works.',
          }}
        />
      )}
    </Section>
  )
}

export const upcomingEvents: Part = {
  component: UpcomingEvents,
  queries: (api) => [upcomingEventsQuery(api)],
}
