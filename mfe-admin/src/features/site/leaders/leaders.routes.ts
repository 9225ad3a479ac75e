import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/leaders',
    roles: ['admin'],
    page: async () => (await import('./leaders.page.ts')).leadersPage,
  },
]
