import { t } from '@kere/brand/messages'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { ShownEvent } from './event.api.ts'

interface OfferHintsProps {
  event: ShownEvent
  isWaitlist: boolean
}

export function OfferHints({ event: { price, hasWaitlist }, isWaitlist }: OfferHintsProps) {
  const hints = isWaitlist
    ? [
        ['glyph-bell', t('We email you when a seat is free', 'About the waitlist of an event')],
        [
          'glyph-hourglass',
          t(
            'You then have {hours, plural, one {# hour} other {# hours}} to accept it',
            { hours: registrationLimits.offerHours },
            'About a seat that became free',
          ),
        ],
        ['glyph-undo', t('Leave the waitlist at any time', 'About the waitlist of an event')],
      ]
    : [
        [
          'glyph-ticket',
          price > 0
            ? t('You get a ticket with a QR code when you have paid', 'About registering for an event')
            : t('You get a ticket with a QR code at once', 'About registering for an event'),
        ],
        ['glyph-undo', wayBack(price, hasWaitlist)],
        ['glyph-bell', t('Reminder the day before, if you want one', 'About registering for an event')],
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

function wayBack(price: number, hasWaitlist: boolean) {
  if (price > 0)
    return t(
      'You can request a refund within {days, plural, one {# day} other {# days}} of paying',
      { days: orderLimits.refundDays },
      'About registering for an event',
    )
  return hasWaitlist
    ? t('Cancel any time; your seat goes to the waitlist', 'About registering for an event')
    : t('Cancel any time; your seat goes to someone else', 'About registering for an event')
}
