import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/mentorship-requests',
    roles: ['admin'],
    page: async () => (await import('./requests.page.ts')).requestsPage,
  },
]
