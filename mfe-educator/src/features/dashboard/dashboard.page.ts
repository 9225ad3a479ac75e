import type { Page } from '@kere/platform/page'
import { DashboardPage } from './dashboard-page.tsx'

export const dashboardPage: Page = {
  component: DashboardPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Your teaching',
      description: 'Everything you author and host will stand here: courses with their modules and lessons, events, labs, and the learners who work with you.',
      canonical: '/dashboard',
      breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }],
      noindex: true,
    },
  }),
}
