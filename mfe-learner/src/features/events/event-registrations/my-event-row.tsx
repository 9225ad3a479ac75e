import { englishHere } from '@kere/brand/language'
import { langOf } from '@kere/screens/content-language'
import { t } from '@kere/brand/messages'
import { Unbroken } from '@kere/ui/layout/unbroken'
import type { EventAct } from '@kere/contracts/events/coming-event-relations'
import { eventRelations } from '@kere/contracts/events/event-relations'
import type { MyRegistration } from '@kere/contracts/events/own-registrations'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { clockText, momentText, timeText, whenText } from '@kere/ui/time/clock-times'
import { ButtonLink } from '@kere/ui/controls/button'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AcceptButton } from './accept-button.tsx'
import { orderHref, ticketHref } from './my-events-address.ts'
import { OwnEventTime } from './own-event-time.tsx'
import { isOver, RegistrationBadge, relationOf } from './registration-badge.tsx'

const { registered, offered, awaiting_payment: awaiting, waitlisted: waiting } = eventRelations

interface MyEventRowProps {
  registration: MyRegistration
  orderId: string | undefined
  now: number
}

export function MyEventRow(props: MyEventRowProps) {
  const { registration, now } = props
  const { event } = registration
  const act = actOf(props)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <li
      data-row
      className="grid grid-cols-[3.375rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hairline py-5 desk:grid-cols-[4rem_minmax(0,1fr)_auto] desk:gap-x-6"
    >
      <EventDateBlock startsAt={event.startsAt} />
      <div className="min-w-0">
        <h2 className="text-card">
          <Link
            lang={langOf(event.language)}
            to={ticketHref(event.id)}
            data-row-link={event.id}
            className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand"
          >
            <Unbroken>{event.title}</Unbroken>
          </Link>
        </h2>
        <p className="mt-1 text-dense text-muted">
          <span aria-hidden="true">{timeText(event, now)}</span>
          <VisuallyHidden>{whenText(event, now)}</VisuallyHidden>
          <span className="wrap-anywhere">
            , {event.venue === null ? t('online', 'Text, my events') : <span lang={englishHere}>{event.venue}</span>}
          </span>
          <OwnEventTime {...event} />
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <RegistrationBadge registration={registration} now={now} />
          <StateText registration={registration} now={now} />
        </div>
        {refusal && <RefusedAct className="mt-2">{refusal}</RefusedAct>}
      </div>
      <div
        className={`flex flex-col justify-center desk:w-40 ${act === 'look' ? 'max-desk:hidden' : 'max-desk:col-span-2'}`}
      >
        <RowAction {...props} act={act} onRefused={setRefusal} />
      </div>
    </li>
  )
}

interface RowActionProps extends MyEventRowProps {
  act: RowAct
  onRefused: (why: string | null) => void
}

type RowAct = Extract<EventAct, 'accept' | 'pay' | 'ticket' | 'look'>

function actOf({ registration, orderId, now }: MyEventRowProps): RowAct {
  const act = eventRelations[relationOf(registration, now)].main?.act
  if (act === 'accept' || act === 'ticket') return act
  return act === 'pay' && orderId !== undefined ? 'pay' : 'look'
}

function RowAction({ act, registration: { event }, orderId = '', onRefused }: RowActionProps) {
  switch (act) {
    case 'accept':
      return (
        <AcceptButton
          event={event}
          onRefused={onRefused}
          size="toolbar"
          aria-label={`${offered.main.label}: ${event.title}`}
        />
      )
    case 'pay':
      return (
        <ButtonLink href={orderHref(orderId)} size="toolbar" aria-label={`${awaiting.main.label}: ${event.title}`}>
          {awaiting.main.label}
        </ButtonLink>
      )
    default: {
      const { label } = act === 'ticket' ? registered.main : waiting.main
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

function describeCheckIn(checkedInAt: string | null, isPast: boolean) {
  if (checkedInAt === null) return null
  const time = `${clockText(checkedInAt)} IST`
  return isPast
    ? t('Checked in at {time}', { time }, 'Text, my events')
    : t('At {time}', { time }, 'After “Checked in”, my events')
}

function describeState(registration: MyRegistration, now: number): string | null {
  const { status, checkedInAt, position, seatUntil, event } = registration
  if (event.isCancelled) return null
  if (status === 'registered') return describeCheckIn(checkedInAt, isOver(registration, now))
  if (isOver(registration, now)) return null
  if (status === 'waitlisted' && position !== null)
    return position === 1
      ? t('You are next in line', 'Text, my events')
      : t('You are number {position} in line', { position }, 'Text, my events')
  if (status === 'offered' && seatUntil)
    return t('Kept for you until {moment}', { moment: momentText(seatUntil, now) }, 'Text, my events')
  return null
}
