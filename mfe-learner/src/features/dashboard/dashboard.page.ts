import type { PageModule } from '@kere/platform/page'
import { ownPathQuery } from '@kere/screens/learning-path-checklist'
import { DashboardPage } from './dashboard-page.tsx'
import { dashboardQuery } from './dashboard.api.ts'

export const route = { path: '/dashboard', roles: ['student'] }

export const page: PageModule = {
  component: DashboardPage,
  queries: (_, api) => [dashboardQuery(api), ownPathQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Dashboard',
      description: 'Your courses, your progress and what to do next.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Dashboard', path: route.path }],
      noindex: true,
    },
  }),
}
