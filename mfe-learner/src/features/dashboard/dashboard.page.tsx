import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { DashboardContent } from './dashboard-content.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import type { PageModule } from '@kere/platform/page'
import { ownPathQuery } from '@kere/screens/learning-path-checklist'

export const route = { path: '/dashboard', languages: ['kn', 'hi', 'ta'], roles: ['student'] }

function DashboardPage() {
  const { api } = useRemote()
  const dashboard = useQuery(dashboardQuery(api))

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 className="sr-only">{t('Dashboard', 'Link to the own pages')}</h1>
      {dashboard.data ? (
        <DashboardContent dashboard={dashboard.data} />
      ) : dashboard.isPending ? (
        <DashboardSkeleton />
      ) : (
        <LoadFailure title={t('Your dashboard did not load', 'Error, home of the dashboard')} query={dashboard}>
          {t('Your progress is saved, and the rest of the site works.', 'Error, home of the dashboard')}
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
      title: t('Dashboard', 'Link to the own pages'),
      description: t(
        'Your courses, your progress and what to do next.',
        'Description of the page, home of the dashboard',
      ),
      canonical: route.path,
      breadcrumbs: [{ label: t('Dashboard', 'Link to the own pages'), path: route.path }],
      noindex: true,
    },
  }),
}
