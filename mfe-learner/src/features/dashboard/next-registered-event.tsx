import { comingRelations } from '@kere/contracts/events/coming-event-relations'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { RelationBadge } from '@kere/screens/relation-badge'
import { NextEvent } from '@kere/screens/next-event'
import type { Stat } from '@kere/screens/quick-stats'
import { ButtonLink } from '@kere/ui/controls/button'
import { momentText, whenText } from '@kere/ui/time/clock-times'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Ticket from 'lucide-react/icons/ticket'
import type { DatedTask } from './dated-task.ts'

const { registered, waitlisted } = comingRelations

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

export const upcomingStats = ({ upcomingEvents }: Pick<StudentDashboard, 'upcomingEvents'>): Stat[] =>
  upcomingEvents === undefined ? [] : [{ label: 'Upcoming events', value: upcomingEvents, href: path }]

type Events = Pick<StudentDashboard, 'waitingForSeats' | 'nextEvent'>

/** Seats that are offered, waitlists, and the next event. */
export function eventTasks({ waitingForSeats = [], nextEvent }: Events, now: number): DatedTask[] {
  const waiting = waitingForSeats.map(({ eventId, title, startsAt, seatUntil }): DatedTask => {
    const task = { id: eventId, href: ticketHref(eventId) }
    if (seatUntil === null)
      return {
        ...task,
        tone: 'info',
        icon: Hourglass,
        title: waitlisted.badge.label,
        text: `${title}, ${momentText(startsAt, now)}`,
        endsAt: null,
      }
    return {
      ...task,
      tone: 'warn',
      icon: Ticket,
      title: `Accept your seat by ${momentText(seatUntil, now)}`,
      text: title,
      endsAt: Date.parse(seatUntil),
    }
  })
  if (!nextEvent) return waiting
  const { id, title } = nextEvent
  const next: DatedTask = {
    id,
    tone: 'info',
    icon: CalendarDays,
    title,
    text: whenText(nextEvent, now),
    href: ticketHref(id),
    endsAt: null,
  }
  return [...waiting, next]
}
