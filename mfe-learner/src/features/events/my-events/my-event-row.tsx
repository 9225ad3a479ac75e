import type { MyRegistration } from '@kere/contracts/events/event-registrations'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { clockText, momentText, timeText, whenText } from '@kere/ui/time/clock-times'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Link } from 'react-router-dom'
import { orderHref, ticketHref } from './my-events-address.ts'
import { OwnEventTime } from './own-event-time.tsx'
import { isOver, RegistrationBadge } from './registration-badge.tsx'

interface MyEventRowProps {
  registration: MyRegistration
  orderId: string | undefined
  now: number
  isAccepting: boolean
  onAccept: () => void
}

export function MyEventRow(props: MyEventRowProps) {
  const { registration, now } = props
  const { event } = registration
  const act = actOf(props)
  return (
    <li
      data-row
      className="grid grid-cols-[3.375rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hairline py-5 desk:grid-cols-[4rem_minmax(0,1fr)_auto] desk:gap-x-6"
    >
      <EventDateBlock startsAt={event.startsAt} />
      <div className="min-w-0">
        <h2 className="text-card">
          <Link
            to={ticketHref(event.id)}
            data-row-link={event.id}
            className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand"
          >
            {event.title}
          </Link>
        </h2>
        <p className="mt-1 text-dense text-muted">
          <span aria-hidden="true">{timeText(event, now)}</span>
          <VisuallyHidden>{whenText(event, now)}</VisuallyHidden>
          <span className="wrap-anywhere">, {event.venue ?? 'online'}</span>
          <OwnEventTime {...event} />
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <RegistrationBadge registration={registration} now={now} />
          <StateText registration={registration} now={now} />
        </div>
      </div>
      <div
        className={`flex flex-col justify-center desk:w-40 ${act === 'look' ? 'max-desk:hidden' : 'max-desk:col-span-2'}`}
      >
        <RowAction {...props} act={act} />
      </div>
    </li>
  )
}

type RowAct = 'accept' | 'pay' | 'open' | 'look'

function actOf({ registration, orderId, now }: MyEventRowProps): RowAct {
  const { status, event } = registration
  if (event.isCancelled || isOver(registration, now)) return 'look'
  if (status === 'offered') return 'accept'
  if (status === 'awaiting_payment' && orderId !== undefined) return 'pay'
  return status === 'registered' ? 'open' : 'look'
}

function RowAction({
  act,
  registration: { event },
  orderId = '',
  isAccepting,
  onAccept,
}: MyEventRowProps & { act: RowAct }) {
  switch (act) {
    case 'accept':
      return (
        <Button
          size="toolbar"
          isBusy={isAccepting}
          busyLabel="Accepting"
          aria-label={`Accept the seat: ${event.title}`}
          onClick={onAccept}
        >
          Accept the seat
        </Button>
      )
    case 'pay':
      return (
        <ButtonLink href={orderHref(orderId)} size="toolbar" aria-label={`See how to pay: ${event.title}`}>
          See how to pay
        </ButtonLink>
      )
    default: {
      const label = act === 'open' ? 'Open ticket' : 'Details'
      return (
        <ButtonLink
          href={ticketHref(event.id)}
          variant="outline"
          size="toolbar"
          aria-label={`${label}: ${event.title}`}
        >
          {label}
        </ButtonLink>
      )
    }
  }
}

function StateText({ registration, now }: { registration: MyRegistration; now: number }) {
  const text = describeState(registration, now)
  return text && <span className="text-meta text-muted">{text}</span>
}

function describeState(registration: MyRegistration, now: number): string | null {
  const { status, checkedInAt, position, seatUntil, event } = registration
  if (event.isCancelled) return null
  if (status === 'registered')
    return checkedInAt && `${isOver(registration, now) ? 'Checked in at' : 'At'} ${clockText(checkedInAt)} IST`
  if (isOver(registration, now)) return null
  if (status === 'waitlisted' && position !== null)
    return position === 1 ? 'You are next in line' : `You are number ${position} in line`
  if (status === 'offered' && seatUntil) return `Kept for you until ${momentText(seatUntil, now)}`
  return null
}
