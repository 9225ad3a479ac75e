import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { DashboardContent } from './dashboard-content.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import type { PageModule } from '@kere/platform/page'
import { ownPathQuery } from '@kere/screens/learning-path-checklist'

export const route = { path: '/dashboard', roles: ['student'] }

function DashboardPage() {
  const { api } = useRemote()
  const dashboard = useQuery(dashboardQuery(api))

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 className="sr-only">Dashboard</h1>
      {dashboard.data ? (
        <DashboardContent dashboard={dashboard.data} />
      ) : dashboard.isPending ? (
        <DashboardSkeleton />
      ) : (
        <LoadFailure title="Your dashboard did not load" query={dashboard}>
          Your progress is saved, and the rest of the site works.
        </LoadFailure>
      )}
    </div>
  )
}

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
