import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/fellowship-applications',
    roles: ['admin'],
    page: async () => (await import('./applications.page.ts')).applicationsPage,
  },
  {
    path: '/dashboard/fellowship-applications/:id',
    roles: ['admin'],
    page: async () => (await import('./application.page.ts')).applicationPage,
  },
]
