import { useRemote } from '@kere/platform/react/remote-tree'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { timeText } from '@kere/ui/time/clock-times'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import { eventHref, eventsPath } from './event-href.ts'
import { nextEventsQuery } from './later-next-events.ts'

interface NextEventsProps {
  eventId: string
  now: number
}

/** Where an event’s page leads on to, also when it is over or cancelled; without an answer the page is whole. */
export function NextEvents({ eventId, now }: NextEventsProps) {
  const { data } = useQuery(nextEventsQuery(useRemote().api))
  const others = data?.filter(({ id }) => id !== eventId) ?? []
  if (others.length === 0) return null
  return (
    <Section title="More events" className="mt-section" link={{ href: eventsPath, label: 'All events' }}>
      <ul className="grid gap-x-6 gap-y-5 desk:grid-cols-3">
        {others.map((event) => (
          <li key={event.id} className="flex gap-4">
            <EventDateBlock startsAt={event.startsAt} />
            <div className="min-w-0">
              <h3 className="text-body leading-dense">
                <a href={eventHref(event.id)} className="text-ink underline-offset-3 not-hover:no-underline">
                  {event.title}
                </a>
              </h3>
              <p className="mt-1 text-meta text-muted">
                {timeText(event, now)}, {event.venue ?? 'Online'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
