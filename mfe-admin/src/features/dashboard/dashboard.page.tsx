import type { PageModule } from '@kere/platform/page'
import type { DashboardPart } from '../../dashboard/dashboard-part.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { figuresQuery } from './dashboard.api.ts'

export const createDashboardPage = (parts: readonly DashboardPart[]): PageModule => ({
  component: () => <DashboardPage parts={parts} />,
  queries: (_, api) => [
    figuresQuery(api),
    ...parts.flatMap(({ section, taskQuery }) => [
      ...(section?.queries(api) ?? []),
      ...(taskQuery ? [taskQuery(api, Date.now())] : []),
    ]),
  ],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Dashboard',
      description: 'Key figures of the platform, and what needs your attention.',
      canonical: '/dashboard',
      breadcrumbs: [{ label: 'Dashboard', path: '/dashboard' }],
      noindex: true,
    },
  }),
})
