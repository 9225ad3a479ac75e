import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { EventRow } from './event-row.tsx'
import type { Part } from '../../../pages/seen-part.tsx'
import { useNow } from '../../../pages/use-now.ts'

const educatorEventsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['educator-events', id],
    queryFn: async ({ signal }) => (await import('./events-calls.ts')).readOfEducator(api, id, signal),
  })

/**
 * Shows nothing if there are no events or they cannot be loaded, because the rest of the page is useful without them.
 */
function EducatorEvents({ id }: { id: string }) {
  const { data } = useQuery(educatorEventsQuery(useRemote().api, id))
  const now = useNow(data?.askedAt)
  if (!data || data.items.length === 0) return null
  return (
    <Section title={t('Upcoming events', 'Button, heading')}>
      <ul className="-mt-4">
        {data.items.map((event) => (
          <EventRow key={event.id} event={event} now={now} />
        ))}
      </ul>
    </Section>
  )
}

export const educatorEvents: Part<{ id: string }, [id: string]> = {
  component: EducatorEvents,
  queries: (api, id) => [educatorEventsQuery(api, id)],
}
