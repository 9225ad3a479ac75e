import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/reports',
    roles: ['admin'],
    page: async () => (await import('./profile-reports.page.ts')).reportsPage,
  },
]
