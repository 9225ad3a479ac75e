import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/my-events',
    roles: ['student', 'educator', 'admin'],
    offline: true,
    page: async () => (await import('./my-events.page.ts')).myEventsPage,
  },
  {
    path: '/dashboard/my-events/:eventId',
    roles: ['student', 'educator', 'admin'],
    offline: true,
    page: async () => (await import('./event-ticket.page.ts')).eventTicketPage,
  },
]
