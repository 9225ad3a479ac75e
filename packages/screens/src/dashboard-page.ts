import { t } from '@kere/brand/messages'
import type { PageDescription, PageMeta } from '@kere/platform/page'

interface DashboardPage {
  status?: PageDescription['status']
  title: string
  description: string
  path: string
  /** The pages between the dashboard and this one, as breadcrumbs. */
  above?: PageMeta['breadcrumbs'] | undefined
  /** The page's own breadcrumb, if it differs from the title. */
  crumb?: string
}

/** Describes a dashboard page, which search engines do not index. */
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
    breadcrumbs: [
      { label: t('Dashboard', 'Link to the own pages'), path: '/dashboard' },
      ...above,
      { label: crumb, path },
    ],
    noindex: true,
  },
})
