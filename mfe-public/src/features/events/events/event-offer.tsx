import { t } from '@kere/brand/messages'
import { Badge } from '@kere/ui/status/badge'
import { Price } from '@kere/ui/money/price'
import { indianDigits } from '@kere/brand/indian-digits'
import { msOf } from '@kere/ui/time/clock-times'
import { AddToCalendar } from './add-to-calendar.tsx'
import { EventAction } from './event-action.tsx'
import { ShareButton } from '../../../pages/share-button.tsx'
import { eventHref } from './event-href.ts'
import { FullBadge } from './full-button.tsx'
import { isOn, offerOf } from './event-state.ts'
import { leftText } from './left-text.ts'
import type { ShownEvent } from './event.api.ts'
import { OfferHints } from './offer-hints.tsx'
import { OnNow } from './on-now.tsx'
import { useIsFree } from './use-is-free.ts'
import { SeatTicks } from './seat-ticks.tsx'

const soonMs = 3 * 24 * 60 * 60 * 1000

interface EventOfferProps {
  event: ShownEvent
  now: number
  isInert: boolean
}

export function EventOffer({ event, now, isInert }: EventOfferProps) {
  const offer = offerOf(event, now)
  const isOver = offer === 'ended' || offer === 'cancelled'
  const isFree = useIsFree(event)
  return (
    <aside
      aria-label={t('Price and registration', 'Name of a part of the page, for screen readers')}
      className="rounded-card border border-hairline bg-surface p-4.5 shadow-layer desk:p-5"
    >
      {offer !== 'cancelled' && (
        <>
          {offer !== 'ended' && (
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-hairline pb-4">
              <Price amount={event.price} size="large" />
              {offer === 'waitlist' && <FullBadge />}
              {offer === 'open' && <ClosesIn closesAt={event.closesAt} now={now} />}
              {isOn(event, now) && <OnNow endsAt={event.endsAt} now={now} />}
            </div>
          )}
          {event.source !== 'external' && <Participants event={event} countsLeft={!isOver && offer !== 'closed'} />}
        </>
      )}
      <div inert={isInert} className="grid gap-2.5">
        <EventAction event={event} now={now} />
        {!isOver && <AddToCalendar event={event} isFull={offer === 'full' || offer === 'waitlist'} />}
      </div>
      {!isOver && (
        <div inert={isInert} className="mt-2.5">
          <ShareButton title={event.title} path={eventHref(event.id)} />
        </div>
      )}
      {(offer === 'open' || offer === 'waitlist') && isFree && (
        <OfferHints event={event} isWaitlist={offer === 'waitlist'} />
      )}
    </aside>
  )
}

function ClosesIn({ closesAt, now }: { closesAt: string; now: number }) {
  const leftMs = msOf(closesAt) - now
  if (leftMs > soonMs) return null
  return (
    <Badge tone="warn" icon={<span aria-hidden="true" className="glyph glyph-hourglass size-4" />}>
      {t('Closes in {time}', { time: leftText(leftMs) }, 'Registration for an event; time as “5 h”')}
    </Badge>
  )
}

/** Shows the number of participants (S-145). Seats reserved for orders and offers count too. */
function Participants({ event, countsLeft }: { event: ShownEvent; countsLeft: boolean }) {
  const { registrationsCount, maxParticipants, seatsLeft, isWaitedFor } = event
  const kept = Math.max(0, maxParticipants - seatsLeft - registrationsCount)
  const left = isWaitedFor ? 0 : seatsLeft
  return (
    <div className="mb-4 border-b border-hairline pb-4">
      <p className="mb-2 flex justify-between gap-3">
        <span className="font-semibold">{t('Participants', 'Label: how many people come')}</span>
        <span className="text-muted tabular-nums">
          <b className="font-semibold text-ink">{indianDigits(registrationsCount)}</b> / {indianDigits(maxParticipants)}
        </span>
      </p>
      <SeatTicks seats={event} />
      {countsLeft && (
        <p className="mt-2 text-meta text-muted">
          {left === 0
            ? t('No seats left', 'Event')
            : t('{left, plural, one {# seat left} other {# seats left}}', { left }, 'Event')}
          {kept > 0 && `, ${t('{kept} kept for others for a while', { kept }, 'Seats of an event')}`}
        </p>
      )}
    </div>
  )
}
