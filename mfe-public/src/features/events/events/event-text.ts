import { t } from '@kere/brand/messages'
import { dayText } from '@kere/ui/time/clock-times'
import { monthName, openingMonth } from './event-months.ts'
import type { EventsAddress } from './events-address.ts'
import type { EventSummary } from '@kere/contracts/events/events'

export const artSubject = ({ id, topic, coverDrawing }: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing'>) => ({
  id,
  category: topic ?? '',
  drawing: coverDrawing,
})

/** Writes "1 event", "24 events" or "1,000+ events". */
export const countEvents = (count: number, isLowerBound = false) =>
  isLowerBound
    ? t('{count}+ events', { count }, 'More than this many, as “1,000+ events”')
    : t('{count, plural, one {# event} other {# events}}', { count }, 'Number of events')

export const countProfiles = (count: number, isLowerBound = false) =>
  isLowerBound
    ? t('{count}+ educators', { count }, 'More than this many, as “1,000+ educators”')
    : t('{count, plural, one {# educator} other {# educators}}', { count }, 'Number of educators')

const countPast = (count: number, isLowerBound: boolean) =>
  isLowerBound
    ? t('{count}+ past events', { count }, 'More than this many, as “1,000+ past events”')
    : t('{count, plural, one {# past event} other {# past events}}', { count }, 'Number of events')

const countUpcoming = (count: number, isLowerBound: boolean) =>
  isLowerBound
    ? t('{count}+ upcoming events', { count }, 'More than this many, as “1,000+ upcoming events”')
    : t('{count, plural, one {# upcoming event} other {# upcoming events}}', { count }, 'Number of events')

export function resultText(
  { total, totalIsLowerBound, askedAt }: { total: number; totalIsLowerBound: boolean; askedAt: number },
  { day, month, isCalendar, isPast }: EventsAddress,
): string {
  const events = countEvents(total, totalIsLowerBound)
  if (day) return t('{events} on {day}', { events, day: dayText(day, askedAt) }, 'As “3 events on Sat 21 Nov”')
  if (isCalendar)
    return t(
      '{events} in {month}',
      { events, month: monthName(month ?? openingMonth(askedAt)) },
      'As “3 events in November 2026”',
    )
  return isPast ? countPast(total, totalIsLowerBound) : countUpcoming(total, totalIsLowerBound)
}
