import { countOf } from '@kere/brand/count'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { ShownEvent } from './event.api.ts'

interface OfferHintsProps {
  event: ShownEvent
  isWaitlist: boolean
}

export function OfferHints({ event: { price, hasWaitlist }, isWaitlist }: OfferHintsProps) {
  const whose = hasWaitlist ? 'to the waitlist' : 'to someone else'
  const hints = isWaitlist
    ? [
        ['glyph-bell', 'We email you when a seat is free'],
        ['glyph-hourglass', `You then have ${countOf(registrationLimits.offerHours, 'hour')} to accept it`],
        ['glyph-undo', 'Leave the waitlist at any time'],
      ]
    : [
        ['glyph-ticket', `You get a ticket with a QR code ${price > 0 ? 'when you have paid' : 'at once'}`],
        [
          'glyph-undo',
          price > 0
            ? `You can request a refund within ${countOf(orderLimits.refundDays, 'day')} of paying`
            : `Cancel any time; your seat goes ${whose}`,
        ],
        ['glyph-bell', 'Reminder the day before, if you want one'],
      ]
  return (
    <ul className="mt-4 grid gap-2 text-meta text-muted [&>li]:flex [&>li]:gap-2.5">
      {hints.map(([glyph, text]) => (
        <li key={text}>
          <span aria-hidden="true" className={`glyph size-4.5 ${glyph}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}
