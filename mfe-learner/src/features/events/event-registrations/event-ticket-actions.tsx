import { addressIn, language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { isKnown } from '@kere/contracts/http/open-value'
import { eventRelations } from '@kere/contracts/events/event-relations'
import { useRemote } from '@kere/platform/react/remote-tree'
import { momentText } from '@kere/ui/time/clock-times'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Video from 'lucide-react/icons/video'
import { AcceptButton } from './accept-button.tsx'
import { eventHref, orderHref } from './my-events-address.ts'
import { cancellationMutation, reminderMutation, undoCancellation, type KeptTicket } from './my-events.api.ts'
import { isOver } from './registration-badge.tsx'

interface EventTicketActionsProps {
  ticket: KeptTicket
  now: number
  /**
   * Called with the reason of a refusal, because the button may have disappeared; `null` clears it before another try.
   */
  onRefused: (why: string | null) => void
}

export function FirstAct({ ticket, now, onRefused }: EventTicketActionsProps) {
  const { status, event, openOrderId } = ticket
  if (event.isCancelled || isOver(ticket, now)) return null
  if (status === 'registered' && event.type === 'online') return <Joining ticket={ticket} now={now} />
  if (status === 'offered')
    return (
      <AcceptButton event={event} onRefused={onRefused} size="main" className="justify-self-start max-desk:w-full" />
    )
  if (status === 'awaiting_payment')
    return (
      <ButtonLink
        href={openOrderId ? orderHref(openOrderId) : '/dashboard/my-orders'}
        size="main"
        className="justify-self-start max-desk:w-full"
      >
        {eventRelations.awaiting_payment.main.label}
      </ButtonLink>
    )
  return null
}

export function EventTicketActions({ ticket, now, onRefused }: EventTicketActionsProps) {
  const { status, event, paidOrderId } = ticket
  if (event.isCancelled || isOver(ticket, now)) return null
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3 max-desk:flex-col max-desk:items-stretch">
        {status === 'registered' && !event.isWithdrawn && (
          <ButtonLink
            href={addressIn(language, `${eventHref(event.id)}.ics`)}
            download
            variant="outline"
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {t('Add to calendar', 'Button, my events')}
          </ButtonLink>
        )}
        {status === 'cancelled' && !event.isWithdrawn && (
          <ButtonLink href={eventHref(event.id)} variant="outline">
            {eventRelations.cancelled.second.label}
          </ButtonLink>
        )}
        {/* A seat that belongs to an order is given up together with the order, on the order's page. */}
        {status !== 'cancelled' &&
          status !== 'awaiting_payment' &&
          (paidOrderId ? (
            <ButtonLink href={orderHref(paidOrderId)} variant="quiet">
              {t('Request a refund', 'Button, my events')}
            </ButtonLink>
          ) : (
            <CancelButton ticket={ticket} onRefused={onRefused} />
          ))}
      </div>
      {(status === 'registered' || status === 'awaiting_payment') && <Reminder ticket={ticket} />}
    </div>
  )
}

function Joining({ ticket: { joinUrl, joinableFrom }, now }: Omit<EventTicketActionsProps, 'onRefused'>) {
  if (joinUrl)
    return (
      <ButtonLink
        href={joinUrl}
        target="_blank"
        rel="noreferrer"
        size="main"
        icon={<Video aria-hidden="true" />}
        className="justify-self-start max-desk:w-full print:hidden"
      >
        {t('Join Online', 'Button, my events')}
      </ButtonLink>
    )
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-info-soft px-3.5 py-2.5 text-dense text-info print:hidden">
      <Video aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {t('Link shared from 15 minutes before', 'Text, my events')}
        {joinableFrom && (
          <span className="block">
            {t('“Join Online” appears here at {moment}.', { moment: momentText(joinableFrom, now) }, 'Text, my events')}
          </span>
        )}
      </span>
    </p>
  )
}

const cancelWords = {
  offered: {
    done: t('You declined the seat.', 'Message, my events'),
    failed: t('The seat is still kept for you.', 'Error, my events'),
  },
  waitlisted: {
    done: t('You left the waitlist.', 'Message, my events'),
    failed: t('You are still on the waitlist.', 'Error, my events'),
  },
  registered: {
    done: t('Your registration is cancelled.', 'Message, my events'),
    failed: t('Your registration was not cancelled.', 'Error, my events'),
  },
} as const

const unseated = ['offered', 'waitlisted'] as const

function CancelButton({ ticket: { status, event }, onRefused }: Omit<EventTicketActionsProps, 'now'>) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const standing = isKnown(unseated, status) ? status : 'registered'
  const words = cancelWords[standing]
  const cancelling = useMutation({
    ...cancellationMutation(api),
    onMutate: () => onRefused(null),
    onError: ({ message }) => onRefused(`${words.failed} ${message}`),
  })
  const undo = () =>
    undoCancellation(api, client, event.id).then(
      () => context.notify({ tone: 'success', text: t('Everything is as it was.', 'Message') }),
      (error: Error) =>
        context.notify({
          tone: 'error',
          text: t('It could not be undone. {reason}', { reason: error.message }, 'Error'),
        }),
    )
  const cancel = () =>
    cancelling.mutate(event.id, {
      onSuccess: () =>
        context.notify({
          tone: 'success',
          text: words.done,
          action: { label: t('Undo', 'Button'), run: () => void undo() },
        }),
    })
  return (
    <Button
      variant="quiet"
      isBusy={cancelling.isPending}
      busyLabel={t('Cancelling', 'Button while it works, my events')}
      onClick={cancel}
    >
      {eventRelations[standing].second.label}
    </Button>
  )
}

function Reminder({ ticket: { wantsReminder, event } }: { ticket: KeptTicket }) {
  const { api, context } = useRemote()
  const saving = useMutation(reminderMutation(api, event.id))
  const save = (isWanted: boolean) =>
    saving.mutate(isWanted, {
      onSuccess: () =>
        context.announce(
          isWanted
            ? t('You will be reminded the day before', 'Message, my events')
            : t('You will not be reminded', 'Message, my events'),
        ),
    })
  return (
    <div className="max-w-96 border-y border-hairline py-1">
      <Switch checked={wantsReminder} onChange={({ currentTarget }) => save(currentTarget.checked)}>
        {t('Email me the day before', 'Label, my events')}
      </Switch>
      {saving.error && (
        <RefusedAct className="pb-2">
          {t('The reminder was not changed. {reason}', { reason: saving.error.message }, 'Error, my events')}
        </RefusedAct>
      )}
    </div>
  )
}
