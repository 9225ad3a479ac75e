import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/events',
    roles: ['educator'],
    page: async () => (await import('./own-events.page.ts')).ownEventsPage,
  },
]
