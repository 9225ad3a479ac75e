import type { MyRegistration } from '@kere/contracts/event-registrations'
import { EventDateBlock } from '@kere/screens/event-date-block'
import { clockText, eventMoment, timeText, whenText } from '@kere/screens/event-times'
import { Button, ButtonLink } from '@kere/ui/button'
import { VisuallyHidden } from '@kere/ui/visually-hidden'
import { Link } from 'react-router-dom'
import { orderHref, ticketHref } from './my-events-address.ts'
import { OwnEventTime } from './own-event-time.tsx'
import { isOver, RegistrationBadge } from './registration-badge.tsx'

interface MyEventRowProps {
  registration: MyRegistration
  /** Of its order, while that waits for payment. */
  orderId: string | undefined
  now: number
  isAccepting: boolean
  onAccept: () => void
}

export function MyEventRow({ registration, orderId, now, isAccepting, onAccept }: MyEventRowProps) {
  const { event } = registration
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
      <div className="flex flex-col justify-center gap-1.5 max-desk:col-span-2 desk:w-40">
        <RowAction {...{ registration, orderId, now, isAccepting, onAccept }} />
      </div>
    </li>
  )
}

function RowAction({ registration, orderId, now, isAccepting, onAccept }: MyEventRowProps) {
  const { status, event } = registration
  const isCurrent = !event.isCancelled && !isOver(registration, now)
  if (isCurrent && status === 'offered')
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
  if (isCurrent && status === 'awaiting_payment' && orderId)
    return (
      <ButtonLink href={orderHref(orderId)} size="toolbar" aria-label={`See how to pay: ${event.title}`}>
        See how to pay
      </ButtonLink>
    )
  const isTicket = isCurrent && status === 'registered'
  const label = isTicket ? 'Open ticket' : 'Details'
  return (
    <ButtonLink
      href={ticketHref(event.id)}
      variant="outline"
      size="toolbar"
      aria-label={`${label}: ${event.title}`}
      // There the title is link enough.
      className={isTicket ? '' : 'max-desk:hidden'}
    >
      {label}
    </ButtonLink>
  )
}

/** What the badge leaves open. */
function StateText({ registration, now }: { registration: MyRegistration; now: number }) {
  const text = describeState(registration, now)
  return text && <span className="text-meta text-muted">{text}</span>
}

function describeState(registration: MyRegistration, now: number): string | null {
  const { status, checkedInAt, position, seatUntil, event } = registration
  if (event.isCancelled) return null
  if (status === 'registered')
    return checkedInAt && `${isOver(registration, now) ? 'Checked in at' : 'At'} ${clockText(checkedInAt)}`
  if (isOver(registration, now)) return null
  if (status === 'waitlisted' && position !== null)
    return position === 1 ? 'You are next in line' : `You are number ${position} in line`
  if (status === 'offered' && seatUntil) return `Kept for you until ${eventMoment(seatUntil, now)}`
  return null
}
