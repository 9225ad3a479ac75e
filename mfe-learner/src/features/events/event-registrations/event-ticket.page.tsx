import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { KeptNotice } from '@kere/screens/kept-notice'
import { LoadFailure } from '@kere/screens/load-failure'
import { useKeptPlace } from '@kere/screens/use-kept-place'
import { ButtonLink } from '@kere/ui/controls/button'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../../back-link.tsx'
import { EventTicket } from './event-ticket.tsx'
import { myEventsPath, titleFor, ticketHref } from './my-events-address.ts'
import { ticketQuery, untilJoinable, type KeptTicket } from './my-events.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/my-events/:eventId',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
  offline: true,
}

function EventTicketPage() {
  const { api, context } = useRemote()
  const { eventId = '' } = useParams()
  const ticket = useQuery({
    ...ticketQuery(api, eventId),
    refetchInterval: ({ state }) => untilJoinable(state.data),
  })
  const { data } = ticket
  useKeptPlace(
    data && !data.keptAt
      ? {
          path: ticketHref(eventId),
          group: t('Tickets', 'Heading of a list of pages that are kept on the device'),
          title: data.event.title,
        }
      : null,
  )
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      {ticket.data !== null && <BackLink href={myEventsPath}>{titleFor(context.session)}</BackLink>}
      {ticket.data?.keptAt && <KeptNotice at={ticket.data.keptAt} className="mb-6 print:hidden" />}
      {ticket.isError && (
        <>
          {!ticket.data && <h1 className="sr-only">{t('Ticket', 'Heading, my events')}</h1>}
          <LoadFailure title={t('Failed to fetch the ticket', 'Error, my events')} query={ticket} className="mb-6">
            {ticket.data
              ? t('What you see below may be out of date.', 'Error, my events')
              : t('Your registration is saved, and so is your seat.', 'Error, my events')}
          </LoadFailure>
        </>
      )}
      {ticket.data && (
        <div className="mt-4">
          <EventTicket key={ticket.data.id} ticket={ticket.data} />
        </div>
      )}
      {ticket.data === null && (
        <>
          <h1 tabIndex={-1} className="text-title">
            {t('Ticket not found', 'Heading, my events')}
          </h1>
          <p className="mt-2 max-w-measure text-muted">
            {t(
              'Check the address, or find the event in your list. It may belong to another account of yours.',
              'Text, my events',
            )}
          </p>
          <ButtonLink href={myEventsPath} className="mt-5">
            {t('All your events', 'Button, my events')}
          </ButtonLink>
        </>
      )}
      {ticket.isPending && (
        <SkeletonGroup label={t('Loading your ticket', 'Label, my events')}>
          <div className="grid grid-cols-1 gap-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="flex flex-col gap-5">
              <Skeleton className="h-24 w-120 max-w-full" />
              <Skeleton className="h-52 w-full" />
            </div>
            <Skeleton className="h-112" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: EventTicketPage,
  queries: ({ params }, api) => [ticketQuery(api, params.eventId ?? '')],
  describe: ({ params, session }, { api, cache }) => {
    const id = params.eventId ?? ''
    const { queryKey } = ticketQuery(api, id)
    const ticket = cache.getQueryData<KeptTicket | null>(queryKey)
    const title = ticket
      ? ticket.event.title
      : ticket === null
        ? t('Ticket not found', 'Heading, my events')
        : t('Ticket', 'Heading, my events')
    return describeInDashboard({
      status: ticket === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title,
      description: t('Your ticket, and when and where the event is.', 'Description of the page, my events'),
      path: ticketHref(id),
      above: [{ label: titleFor(session), path: myEventsPath }],
    })
  },
}
