import { t } from '@kere/brand/messages'
import { clockText, momentText } from '@kere/ui/time/clock-times'
import type { KeptTicket } from './my-events.api.ts'
import { isOver } from './registration-badge.tsx'

export function describeTicket(ticket: KeptTicket, now: number): string | null {
  const { status, event, checkedInAt, position, seatUntil, wantsReminder } = ticket
  if (event.isCancelled) return t('The host cancelled this event. We sent you an email about it.', 'Text, my events')
  if (status === 'registered' && checkedInAt)
    return t('Checked in at {time}.', { time: `${clockText(checkedInAt)} IST` }, 'Text, my events')
  if (isOver(ticket, now))
    return status === 'registered'
      ? t('This event has ended. You were not checked in.', 'Text, my events')
      : status === 'cancelled'
        ? t('You cancelled your registration. This event has ended.', 'Text, my events')
        : t('This event has ended. You did not get a seat.', 'Text, my events')
  switch (status) {
    case 'registered':
      return wantsReminder
        ? t('Your seat is booked. We will email you the day before.', 'Text, my events')
        : t('Your seat is booked.', 'Text, my events')
    case 'awaiting_payment':
      return t('Your seat is kept while your order waits for payment.', 'Text, my events')
    case 'offered':
      return seatUntil
        ? t(
            'A seat is free, and it is kept for you until {moment}. After that we offer it to the next person.',
            { moment: momentText(seatUntil, now) },
            'Text, my events',
          )
        : t('A seat is free, and it is kept for you.', 'Text, my events')
    case 'waitlisted':
      return `${position === null || position === 1 ? t('You are next in line.', 'Text, my events') : t('You are number {position} in line.', { position }, 'Text, my events')} ${t('We will email you when a seat is free.', 'Text, my events')}`
    case 'cancelled':
      return t('You cancelled your registration.', 'Text, my events')
    default:
      return null
  }
}
