import { clockText, momentText } from '@kere/ui/time/clock-times'
import type { KeptTicket } from './my-events.api.ts'
import { isOver } from './registration-badge.tsx'

export function describeTicket(ticket: KeptTicket, now: number): string | null {
  const { status, event, checkedInAt, position, seatUntil, wantsReminder } = ticket
  if (event.isCancelled) return 'The host cancelled this event. We sent you an email about it.'
  if (status === 'registered' && checkedInAt) return `Checked in at ${clockText(checkedInAt)} IST.`
  if (isOver(ticket, now))
    return status === 'registered'
      ? 'This event has ended. You were not checked in.'
      : status === 'cancelled'
        ? 'You cancelled your registration. This event has ended.'
        : 'This event has ended. You did not get a seat.'
  switch (status) {
    case 'registered':
      return wantsReminder ? 'Your seat is booked. We will email you the day before.' : 'Your seat is booked.'
    case 'awaiting_payment':
      return 'Your seat is kept while your order waits for payment.'
    case 'offered':
      return seatUntil
        ? `A seat is free, and it is kept for you until ${momentText(seatUntil, now)}. After that we offer it to the next person.`
        : 'A seat is free, and it is kept for you.'
    case 'waitlisted':
      return `${position === null || position === 1 ? 'You are next in line' : `You are number ${position} in line`}. We will email you when a seat is free.`
    case 'cancelled':
      return 'You cancelled your registration.'
    default:
      return null
  }
}
