import type { PageDescription, PageMeta } from '@kere/platform/page'

interface DashboardPage {
  status?: PageDescription['status']
  title: string
  description: string
  path: string
  /** The pages between the dashboard and this one. */
  above?: PageMeta['breadcrumbs']
}

/** Describes a page of a dashboard, which search engines do not list. */
export const describeInDashboard = ({
  status = 200,
  title,
  description,
  path,
  above = [],
}: DashboardPage): PageDescription => ({
  status,
  meta: {
    title,
    description,
    canonical: path,
    breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }, ...above, { label: title, path }],
    noindex: true,
  },
})
