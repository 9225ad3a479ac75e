import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/events',
    roles: ['admin'],
    page: async () => (await import('./all-events.page.ts')).allEventsPage,
  },
]
