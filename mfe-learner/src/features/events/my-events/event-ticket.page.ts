import type { PageModule } from '@kere/platform/page'
import { EventTicketPage } from './event-ticket-page.tsx'
import { myEventsPath, ticketHref, titleFor } from './my-events-address.ts'
import { ticketQuery, type KeptTicket } from './my-events.api.ts'

export const route = { path: '/dashboard/my-events/:eventId', roles: ['student', 'educator', 'admin'], offline: true }

export const page: PageModule = {
  component: EventTicketPage,
  queries: ({ params }, api) => [ticketQuery(api, params.eventId ?? '')],
  describe: ({ params, session }, { api, cache }) => {
    const id = params.eventId ?? ''
    const { queryKey } = ticketQuery(api, id)
    const ticket = cache.getQueryData<KeptTicket | null>(queryKey)
    const title = ticket ? ticket.event.title : ticket === null ? 'Ticket not found' : 'Ticket'
    return {
      status: ticket === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      meta: {
        title,
        description: 'Your ticket, and when and where the event is.',
        canonical: ticketHref(id),
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: titleFor(session), path: myEventsPath },
          { label: title, path: ticketHref(id) },
        ],
        noindex: true,
      },
    }
  },
}
