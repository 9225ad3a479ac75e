import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { WeekFigure } from '@kere/screens/week-figure'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats, QuickStatsSkeleton } from '@kere/screens/quick-stats'
import CircleUser from 'lucide-react/icons/circle-user'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import type { DashboardPart } from '../../dashboard/dashboard-part.ts'
import { figuresQuery } from './dashboard.api.ts'
import { People } from './people.tsx'
import { Tasks } from './tasks.tsx'
import type { PageModule } from '@kere/platform/page'

const actions = [
  { href: '/dashboard/courses/new', label: 'New course', icon: Plus },
  { href: '/courses', label: 'See all courses', icon: Search },
  { href: '/dashboard/profile', label: 'Edit profile', icon: CircleUser },
]

export function DashboardPage({ parts }: { parts: readonly DashboardPart[] }) {
  const { api } = useRemote()
  const figures = useQuery(figuresQuery(api))
  const statsIn = (known: AdminDashboard) => parts.flatMap((part) => part.stats?.(known) ?? [])
  const linesIn = (known: AdminDashboard) => parts.flatMap((part) => part.growth?.(known) ?? [])
  return (
    <div className="flex max-w-page flex-col gap-7 px-gutter pt-4 pb-section wide:p-8">
      <h1 className="sr-only">Dashboard</h1>
      <Tasks parts={parts} />
      {figures.isPending && <QuickStatsSkeleton />}
      {figures.data && <QuickStats stats={statsIn(figures.data)} />}
      {figures.isError && (
        <LoadFailure title="Failed to fetch your dashboard" query={figures}>
          {figures.data ? 'The figures above may be out of date.' : 'The rest of the page works.'}
        </LoadFailure>
      )}
      {figures.data === null && (
        <p className="text-muted">Your role has changed. Reload the page to see your dashboard.</p>
      )}
      <div className="grid grid-cols-1 items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-10">
          {figures.data && <WeekFigure name="growth" title="Growth by week" lines={linesIn(figures.data)} />}
          {parts.map(({ name, section }) => section && <section.component key={name} />)}
        </div>
        <div className="flex flex-col gap-10">
          {figures.data && <People figures={figures.data} />}
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}

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
