import { t } from '@kere/brand/messages'
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
    <Section
      title={t('Upcoming events', 'Heading on the home page')}
      link={{ href: eventsPath, label: t('All events', 'Link') }}
    >
      {upcoming.data ? (
        <ul className="-mt-4">
          {upcoming.data.items.map((event) => (
            <EventRow key={event.id} event={event} now={now} />
          ))}
        </ul>
      ) : upcoming.isPending ? (
        <SkeletonGroup label={t('Loading upcoming events', 'For screen readers')}>
          <RowSkeletons count={limits.eventsOnHome} />
        </SkeletonGroup>
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: upcoming.error.message,
            query: upcoming,
            retryHref: '/',
            children: t('The rest of the page works.', 'Below an error in one part of a page'),
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
