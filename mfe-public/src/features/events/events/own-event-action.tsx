import { t } from '@kere/brand/messages'
import { eventRelations } from '@kere/contracts/events/event-relations'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useRef, type ReactNode } from 'react'
import { momentText, msOf } from '@kere/ui/time/clock-times'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { OrderForm } from '../../../forms/order-form.tsx'
import { EventRest } from './event-rest.tsx'
import { joinLabel, offerOf, registerLabel, type EventOffer } from './event-state.ts'
import { eventHref, registerFormId, registerId } from './event-href.ts'
import { eventQuery, eventStandingQuery, type ShownEvent } from './event.api.ts'
import { ExternalAction } from './external-action.tsx'
import { describeRegisterRefusal } from './registration-refusal.ts'
import { useRegistration } from './use-registration.ts'
import { CancelForm, RegisterForm, Reminder, UndoForm, type Acts, type OwnProps } from './own-event-forms.tsx'

const { registered, offered, waitlisted, awaiting_payment: awaiting } = eventRelations

const myEventsPath = '/dashboard/my-events'

const orderHref = (id: string) => `/dashboard/my-orders/${encodeURIComponent(id)}`

interface OwnEventActionProps {
  event: ShownEvent
  now: number
}

/**
 * Only signed-in readers see this. While their relation to the event is unknown, the API decides when they press a
 * button.
 */
export function OwnEventAction({ event, now }: OwnEventActionProps) {
  const { api } = useRemote()
  const standing = useQuery(eventStandingQuery(api, event.id))
  const acts = useRegistration(event)
  const box = useRef<HTMLDivElement>(null)
  const status = standing.data?.registration?.status
  useKeptFocus(box, status)

  if (standing.isPending) return <Skeleton className="h-13" />
  const offer = offerOf(event, now)
  const mine = standing.data?.registration ?? null
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3">
      {acts.refusal && <FormRefusal {...acts.refusal} />}
      {standing.data?.mayManage && (
        <ButtonLink href={`/dashboard/events/${encodeURIComponent(event.id)}`} variant="outline" wide>
          {t('Edit', 'Button')}
        </ButtonLink>
      )}
      <Standing
        {...{ event, now, offer, mine, acts }}
        openOrderId={standing.data?.openOrderId ?? null}
        paidOrderId={standing.data?.paidOrderId ?? null}
        isOwn={standing.data?.isOwn ?? false}
      />
    </div>
  )
}

interface StandingProps extends OwnEventActionProps, Acts {
  offer: EventOffer
  mine: OwnRegistration | null
  openOrderId: string | null
  paidOrderId: string | null
  isOwn: boolean
}

function Standing({ event, now, offer, mine, openOrderId, paidOrderId, isOwn, acts }: StandingProps) {
  // These states have no actions (S-152).
  if (offer === 'ended' || offer === 'cancelled') return <EventRest event={event} offer={offer} />
  if (offer === 'external') return <ExternalAction event={event} />
  if (isOwn) return <p className="text-dense text-muted">{eventRelations.host.fact}</p>
  switch (mine?.status) {
    case 'registered':
      return <Registered {...{ event, mine, acts, paidOrderId }} />
    case 'awaiting_payment':
      return <AwaitingPayment orderId={openOrderId} />
    case 'offered':
      return <Offered {...{ event, now, mine, acts }} />
    case 'waitlisted':
      return <Waitlisted {...{ event, mine, acts }} />
    default:
      return (
        <>
          {mine?.status === 'cancelled' && mine.seatUntil !== null && msOf(mine.seatUntil) > event.askedAt && (
            <UndoForm eventId={event.id} />
          )}
          <Open {...{ event, offer, acts }} />
        </>
      )
  }
}

/** For a reader without a relation to the event, or whose relation has ended (U-03). */
function Open({ event, offer, acts }: Acts & { event: ShownEvent; offer: EventOffer }) {
  if (offer === 'open')
    return event.price > 0 ? (
      <Order event={event}>{registerLabel(event)}</Order>
    ) : (
      <Register event={event} acts={acts} />
    )
  if (offer === 'waitlist')
    return (
      <RegisterForm
        event={event}
        acts={acts}
        joinsWaitlist
        busyLabel={t('Joining', 'Button while it works: a waitlist')}
      >
        {joinLabel}
      </RegisterForm>
    )
  return <EventRest event={event} offer={offer} />
}

const Register = ({ event, acts }: Acts & { event: ShownEvent }) => (
  <RegisterForm event={event} acts={acts} busyLabel={t('Registering', 'Button while it works')}>
    {registerLabel(event)}
  </RegisterForm>
)

function Order({ event, children }: { event: ShownEvent; children: string }) {
  const { api } = useRemote()
  const { id, price } = event
  return (
    <OrderForm
      formName="event-order"
      formId={registerFormId}
      item={{ kind: 'event', id, price }}
      page={eventHref(id)}
      buttonId={registerId}
      affects={[eventStandingQuery(api, id), eventQuery(api, id)]}
      describe={describeRegisterRefusal}
    >
      {children}
    </OrderForm>
  )
}

function Registered({ event, mine, acts, paidOrderId }: OwnProps & Pick<StandingProps, 'paidOrderId'>) {
  return (
    <>
      <Notice icon={<CircleCheck aria-hidden="true" />} title={registered.fact} tone="leaf">
        {mine.checkedInAt
          ? t('You are checked in. Enjoy the event.', 'To a participant')
          : t('Your ticket with its QR code is in My Events.', 'To a participant')}{' '}
        <TextLink href={`${myEventsPath}/${encodeURIComponent(event.id)}`}>{t('See your ticket', 'Link')}</TextLink>
      </Notice>
      <Reminder {...{ event, mine, acts }} />
      {mine.checkedInAt ? null : paidOrderId ? (
        <ButtonLink href={orderHref(paidOrderId)} variant="outline" wide>
          {t('Request a refund', 'Button')}
        </ButtonLink>
      ) : (
        <CancelForm {...{ event, mine, acts }} news={t('Your registration is cancelled', 'Message')}>
          {registered.second.label}
        </CancelForm>
      )}
    </>
  )
}

function Offered({ event, now, mine, acts }: OwnProps & { now: number }) {
  return (
    <>
      <Notice icon={<Clock aria-hidden="true" />} title={offered.fact} tone="warn">
        {mine.seatUntil &&
          t(
            'It is yours until {time}. After that it goes to the next person.',
            { time: momentText(mine.seatUntil, now) },
            'A seat that became free',
          )}
      </Notice>
      {event.price > 0 ? (
        <Order event={event}>{offered.main.label}</Order>
      ) : (
        <RegisterForm event={event} acts={acts} busyLabel={t('Accepting', 'Button while it works: a seat')}>
          {offered.main.label}
        </RegisterForm>
      )}
      <CancelForm {...{ event, mine, acts }} news={t('You declined the seat', 'Message')}>
        {offered.second.label}
      </CancelForm>
    </>
  )
}

function Waitlisted({ event, mine, acts }: OwnProps) {
  return (
    <>
      <Notice icon={<Clock aria-hidden="true" />} title={waitlisted.fact} tone="warn">
        {mine.position !== null && `${t('You are number {position}.', { position: mine.position }, 'On a waitlist')} `}
        {t('We email you when a seat is free. You then have 12 hours to accept it.', 'On a waitlist')}
      </Notice>
      <CancelForm {...{ event, mine, acts }} news={t('You left the waitlist', 'Message')}>
        {waitlisted.second.label}
      </CancelForm>
    </>
  )
}

const AwaitingPayment = ({ orderId }: { orderId: string | null }) => (
  <>
    <Notice icon={<Clock aria-hidden="true" />} title={awaiting.fact} tone="warn">
      {t('Your seat is kept while the order can be paid. To give it up, cancel the order.', 'An order that waits')}
    </Notice>
    <ButtonLink href={orderId ? orderHref(orderId) : '/dashboard/my-orders'} size="main" wide>
      {awaiting.main.label}
    </ButtonLink>
  </>
)

const tones = { leaf: 'border-leaf bg-leaf-soft [&>svg]:text-leaf', warn: 'border-warn bg-warn-soft [&>svg]:text-warn' }

interface NoticeProps {
  icon: ReactNode
  title: string
  tone: keyof typeof tones
  children: ReactNode
}

function Notice({ icon, title, tone, children }: NoticeProps) {
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 border-s-4 px-3.5 py-3 [&>svg]:mt-0.5 [&>svg]:size-5 ${tones[tone]}`}
    >
      {icon}
      <p className="font-semibold">{title}</p>
      <p className="col-start-2 mt-0.5 text-dense">{children}</p>
    </div>
  )
}

/** The pressed button has disappeared, so the focus moves to the new one. */
function useKeptFocus(box: { current: HTMLElement | null }, status: string | undefined) {
  const before = useRef(status)
  useEffect(() => {
    const hasChanged = before.current !== status
    before.current = status
    if (hasChanged && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [box, status])
}
