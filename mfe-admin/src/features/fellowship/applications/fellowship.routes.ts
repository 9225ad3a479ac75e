import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/fellowship-applications',
    roles: ['admin'],
    page: async () => (await import('./fellowship-applications.page.ts')).applicationsPage,
  },
  {
    path: '/dashboard/fellowship-applications/:id',
    roles: ['admin'],
    page: async () => (await import('./fellowship-application.page.ts')).applicationPage,
  },
]
