import type { PageDescription, PageMeta } from '@kere/platform/page'

interface DashboardPage {
  status?: PageDescription['status']
  title: string
  description: string
  path: string
  /** The pages between the dashboard and this one. */
  above?: PageMeta['breadcrumbs']
  /** Its breadcrumb, if that is not its title. */
  crumb?: string
}

/** Describes a page of a dashboard, which search engines do not list. */
export const describeInDashboard = ({
  status = 200,
  title,
  description,
  path,
  above = [],
  crumb = title,
}: DashboardPage): PageDescription => ({
  status,
  meta: {
    title,
    description,
    canonical: path,
    breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }, ...above, { label: crumb, path }],
    noindex: true,
  },
})
