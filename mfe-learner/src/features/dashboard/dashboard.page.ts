import type { PageModule } from '@kere/platform/page'
import { ownPathQuery } from '@kere/screens/learning-path-checklist'
import { DashboardPage } from './dashboard-page.tsx'
import { dashboardQuery } from './dashboard.api.ts'

const path = '/dashboard'

export const dashboardPage: PageModule = {
  component: DashboardPage,
  queries: (_, api) => [dashboardQuery(api), ownPathQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Dashboard',
      description: 'Your courses, your progress and what to do next.',
      canonical: path,
      breadcrumbs: [{ label: 'Dashboard', path }],
      noindex: true,
    },
  }),
}
