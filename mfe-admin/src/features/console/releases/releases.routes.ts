import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/releases',
    roles: ['admin'],
    page: async () => (await import('./releases.page.ts')).releasesPage,
  },
]
