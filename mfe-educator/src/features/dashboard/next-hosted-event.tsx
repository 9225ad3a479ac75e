import { t } from '@kere/brand/messages'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { eventsPath, managedEventPath, newEventPath } from '@kere/screens/event-acts'
import { NextEvent } from '@kere/screens/next-event'
import type { Stat } from '@kere/screens/quick-stats'
import { Badge } from '@kere/ui/status/badge'
import { ButtonLink } from '@kere/ui/controls/button'
import { msOf } from '@kere/ui/time/clock-times'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Users from 'lucide-react/icons/users'
import { attendeesPath, checkInPath } from '../../events/event-paths.ts'

const dayMs = 24 * 60 * 60 * 1000

export const newEvent = { href: newEventPath, label: t('New event', 'Label, educator'), icon: CalendarPlus }

type Events = Pick<EducatorDashboard, 'nextEvent'>

export function NextHostedEvent({ nextEvent: event, now }: Events & { now: number }) {
  if (!event) return null
  const isNear = msOf(event.startsAt) - now < dayMs
  const act = isNear
    ? { href: checkInPath(event.id), label: t('Check-in', 'Label, educator') }
    : { href: attendeesPath(event.id), label: t('Attendees', 'Label, educator') }
  return (
    <NextEvent
      event={event}
      href={managedEventPath(event.id)}
      all={{ href: eventsPath, label: t('My Events', 'Label, educator') }}
    >
      <Badge icon={<Users aria-hidden="true" />}>{registeredText(event)}</Badge>
      <ButtonLink href={act.href} variant="outline" size="toolbar" aria-label={`${act.label}: ${event.title}`}>
        {act.label}
      </ButtonLink>
    </NextEvent>
  )
}

export const upcomingStats = ({ upcomingEvents }: Pick<EducatorDashboard, 'upcomingEvents'>): Stat[] =>
  upcomingEvents === undefined
    ? []
    : [
        {
          label: t('Upcoming events', 'Label, educator'),
          value: upcomingEvents,
          note: t('published', 'Below a number, educator'),
          href: eventsPath,
        },
      ]

const registeredText = ({ registrationsCount, maxParticipants }: NonNullable<Events['nextEvent']>) =>
  t('{count} of {total} registered', { count: registrationsCount, total: maxParticipants }, 'Text, educator')
