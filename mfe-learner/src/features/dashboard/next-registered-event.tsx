import { t } from '@kere/brand/messages'
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

export const findEvent = {
  href: '/events',
  label: t('Find an event', 'Label, home of the dashboard'),
  icon: CalendarDays,
}

export function NextRegisteredEvent({ nextEvent: event }: Pick<StudentDashboard, 'nextEvent'>) {
  if (!event) return null
  const href = ticketHref(event.id)
  return (
    <NextEvent event={event} href={href} all={{ href: path, label: t('My Events', 'Label, home of the dashboard') }}>
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
          label: t('Upcoming events', 'Label, home of the dashboard'),
          value: upcomingEvents,
          note: nextEvent
            ? t(
                'next {when}',
                { when: momentText(nextEvent.startsAt, now) },
                'Below the number of events: when the next one is',
              )
            : undefined,
          href: path,
        },
      ]
