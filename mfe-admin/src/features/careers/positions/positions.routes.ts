import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/positions',
    roles: ['admin'],
    page: async () => (await import('./positions.page.ts')).positionsPage,
  },
]
