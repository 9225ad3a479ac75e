import type { Page } from '@kere/platform/page'
import { DashboardPage } from './dashboard-page.tsx'

export const dashboardPage: Page = {
  component: DashboardPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'The console',
      description: 'Everything that keeps the platform in order will stand here: people and their roles, applications, requests to answer, and what is released.',
      canonical: '/dashboard',
      breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }],
      noindex: true,
    },
  }),
}
