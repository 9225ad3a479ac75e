import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/job-applications',
    roles: ['admin'],
    page: async () => (await import('./job-applications.page.ts')).jobApplicationsPage,
  },
]
