import { comingRelations } from '@kere/contracts/events/coming-event-relations'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { RelationBadge } from '@kere/screens/relation-badge'
import { NextEvent } from '@kere/screens/next-event'
import type { Stat } from '@kere/screens/quick-stats'
import { ButtonLink } from '@kere/ui/controls/button'
import { momentText } from '@kere/ui/time/clock-times'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'

const { registered } = comingRelations

const path = '/dashboard/my-events'

const ticketHref = (eventId: string) => `${path}/${encodeURIComponent(eventId)}`

export const findEvent = { href: '/events', label: 'Find an event', icon: CalendarDays }

export function NextRegisteredEvent({ nextEvent: event }: Pick<StudentDashboard, 'nextEvent'>) {
  if (!event) return null
  const href = ticketHref(event.id)
  return (
    <NextEvent event={event} href={href} all={{ href: path, label: 'My Events' }}>
      <RelationBadge look={registered.badge} icons={{ done: CircleCheck }} />
      <ButtonLink href={href} variant="outline" size="toolbar" aria-label={`${registered.main.label}: ${event.title}`}>
        {registered.main.label}
      </ButtonLink>
    </NextEvent>
  )
}

export const upcomingStats = (
  { upcomingEvents, nextEvent }: Pick<StudentDashboard, 'upcomingEvents' | 'nextEvent'>,
  now: number,
): Stat[] =>
  upcomingEvents === undefined
    ? []
    : [
        {
          label: 'Upcoming events',
          value: upcomingEvents,
          note: nextEvent ? `next ${momentText(nextEvent.startsAt, now)}` : undefined,
          href: path,
        },
      ]
