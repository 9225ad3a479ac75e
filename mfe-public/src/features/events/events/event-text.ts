import { countOf } from '@kere/brand/count'
import { dayText, monthOf } from '@kere/ui/time/clock-times'
import { monthName } from './event-months.ts'
import type { EventsAddress } from './events-address.ts'
import type { EventSummary } from '@kere/contracts/events/events'

export const artSubject = ({ id, topic, coverDrawing }: Pick<EventSummary, 'id' | 'topic' | 'coverDrawing'>) => ({
  id,
  category: topic ?? '',
  drawing: coverDrawing,
})

export const countEvents = (count: number, isLowerBound = false, kind = '') =>
  countOf(count, [`${kind}event`, `${kind}events`], isLowerBound)

export const countProfiles = (count: number, isLowerBound = false) =>
  countOf(count, ['educator', 'educators'], isLowerBound)

export function resultText(
  { total, totalIsLowerBound, askedAt }: { total: number; totalIsLowerBound: boolean; askedAt: number },
  { day, month, isCalendar, isPast }: EventsAddress,
): string {
  if (day) return `${countEvents(total, totalIsLowerBound)} on ${dayText(day, askedAt)}`
  if (isCalendar) return `${countEvents(total, totalIsLowerBound)} in ${monthName(month ?? monthOf(askedAt))}`
  return countEvents(total, totalIsLowerBound, isPast ? 'past ' : 'upcoming ')
}
