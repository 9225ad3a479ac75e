import type { Page } from '@kere/platform/page'
import { DashboardPage } from './dashboard-page.tsx'

export const dashboardPage: Page = {
  component: DashboardPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Your learning',
      description: 'Everything you take part in will stand here: the courses you are enrolled in and the next lesson of each, your events and labs, your mentor, and the portfolio that grows out of them.',
      canonical: '/dashboard',
      breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }],
      noindex: true,
    },
  }),
}
