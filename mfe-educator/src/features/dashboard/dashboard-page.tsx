import { useRemote } from '@kere/platform/react/remote-tree'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats } from '@kere/screens/quick-stats'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@kere/screens/load-failure'
import CircleUser from 'lucide-react/icons/circle-user'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ApplicationNotice } from './application-notice.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import { MyCourses } from './my-courses.tsx'
import { NewestEnrollments } from './newest-enrollments.tsx'
import { NextAction } from './next-action.tsx'
import { NextHostedEvent, upcomingStats } from './next-hosted-event.tsx'

const actions = [
  { href: '/dashboard/courses/new', label: 'New course', icon: Plus },
  { href: '/courses', label: 'See all courses', icon: Search },
  { href: '/dashboard/profile', label: 'Profile', icon: CircleUser },
  { href: '/dashboard/sessions', label: 'Sessions', icon: MonitorSmartphone },
]

export function DashboardPage() {
  const { api } = useRemote()
  const dashboard = useQuery(dashboardQuery(api))

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 className="sr-only">Dashboard</h1>
      {dashboard.data ? (
        <div className="flex flex-col gap-7">
          <ApplicationNotice standing={dashboard.data} />
          <NextAction dashboard={dashboard.data} />
          <QuickStats
            stats={[
              { label: 'Published courses', value: dashboard.data.courses },
              { label: 'Drafts', value: dashboard.data.drafts },
              { label: 'Learners', value: dashboard.data.learners },
              ...upcomingStats(dashboard.data),
            ]}
          />
          <div className="grid items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
            <MyCourses dashboard={dashboard.data} />
            <div className="flex flex-col gap-10">
              <NextHostedEvent {...dashboard.data} />
              <NewestEnrollments enrollments={dashboard.data.newestEnrollments} />
              <QuickActions actions={actions} />
            </div>
          </div>
        </div>
      ) : dashboard.isPending ? (
        <DashboardSkeleton />
      ) : (
        <LoadFailure title="Your dashboard did not load" query={dashboard}>
          Your courses are still open to learners, and the rest of the site works.
        </LoadFailure>
      )}
    </div>
  )
}
