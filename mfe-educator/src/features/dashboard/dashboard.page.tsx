import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LearningPathChecklist, ownPathQuery } from '@kere/screens/learning-path-checklist'
import { MentorshipBlock, pendingRequestStats } from '@kere/screens/mentorship-block'
import { NextList } from '@kere/screens/next-list'
import { nextTasks } from '@kere/screens/next-tasks'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats } from '@kere/screens/quick-stats'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { WhenNear } from '@kere/screens/when-near'
import { countOf } from '@kere/brand/count'
import CircleUser from 'lucide-react/icons/circle-user'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import type { HomePart } from '../../home-part.ts'
import * as homeParts from '../../home-parts.registry.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ApplicationNotice } from './application-notice.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import { MyCourses } from './my-courses.tsx'
import { nextCover } from './next-action.tsx'
import { newEvent, NextHostedEvent, upcomingStats } from './next-hosted-event.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard', roles: ['educator'] }

const parts: readonly [string, { homePart: HomePart }][] = Object.entries(homeParts)

// These stand below the first screen.
const WeekFigure = lazyExtra(async () => (await import('@kere/screens/week-figure')).WeekFigure)
const NewestEnrollments = lazyExtra(async () => (await import('./newest-enrollments.tsx')).NewestEnrollments)

const room = <div className="h-64" />

const actions = [
  { href: '/dashboard/courses/new', label: 'New course', icon: Plus },
  newEvent,
  { href: '/courses', label: 'See all courses', icon: Search },
  { href: '/dashboard/profile', label: 'Edit profile', icon: CircleUser },
]

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
          Your courses are still open to learners, and the rest of the site works.
        </LoadFailure>
      )}
    </div>
  )
}

function newLearners({ startedByWeek }: EducatorDashboard) {
  const started = startedByWeek?.slice(-4).reduce((sum, { count }) => sum + count, 0) ?? 0
  return started > 0 ? `${countOf(started, 'enrollment')} in 4 weeks` : 'in your courses'
}

function DashboardContent({ dashboard }: { dashboard: EducatorDashboard }) {
  const [now] = useState(() => Date.now())
  const { courses, drafts, learners, newestEnrollments, next = [] } = dashboard
  const hostedId = dashboard.nextEvent ? `hosted:${dashboard.nextEvent.id}` : undefined
  return (
    <div className="flex flex-col gap-7">
      <ApplicationNotice standing={dashboard} />
      <NextList tasks={nextTasks(next, now)} besideId={hostedId} picture={nextCover(dashboard)} />
      <QuickStats
        stats={[
          {
            label: 'Published courses',
            value: courses,
            note: drafts === 0 ? 'no drafts' : countOf(drafts, ['draft', 'drafts']),
            href: '/dashboard/courses',
          },
          { label: 'Learners', value: learners, note: newLearners(dashboard) },
          ...upcomingStats(dashboard),
          ...pendingRequestStats(dashboard.mentorship),
        ]}
      />
      <div className="grid items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-10">
          {parts.map(([name, { homePart }]) => (
            <homePart.Part key={name} />
          ))}
          <MyCourses dashboard={dashboard} />
          <WhenNear fallback={room}>
            <Suspense fallback={room}>
              <WeekFigure
                name="learners"
                title="Learners by week"
                lines={[
                  { name: 'Started', weeks: dashboard.startedByWeek },
                  { name: 'Finished', weeks: dashboard.finishedByWeek },
                ]}
              />
            </Suspense>
          </WhenNear>
          <WhenNear fallback={room}>
            <Suspense fallback={room}>
              <NewestEnrollments enrollments={newestEnrollments} />
            </Suspense>
          </WhenNear>
          <LearningPathChecklist />
        </div>
        <div className="flex flex-col gap-10">
          {next[0]?.id !== hostedId && <NextHostedEvent nextEvent={dashboard.nextEvent} now={now} />}
          <MentorshipBlock mentorship={dashboard.mentorship} isMentor />
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}

export const page: PageModule = {
  component: DashboardPage,
  queries: (_, api) => [
    dashboardQuery(api),
    ownPathQuery(api),
    ...parts.flatMap(([, { homePart }]) => homePart.queries(api)),
  ],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Dashboard',
      description: 'Your courses, your learners, and what to do next.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Dashboard', path: route.path }],
      noindex: true,
    },
  }),
}
