import { t } from '@kere/brand/messages'
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

export const route = { path: '/dashboard', languages: ['kn', 'hi', 'ta'], roles: ['educator'] }

const parts: readonly [string, { homePart: HomePart }][] = Object.entries(homeParts)

// These stand below the first screen.
const WeekFigure = lazyExtra(async () => (await import('@kere/screens/week-figure')).WeekFigure)
const NewestEnrollments = lazyExtra(async () => (await import('./newest-enrollments.tsx')).NewestEnrollments)

const room = <div className="h-64" />

const actions = [
  { href: '/dashboard/courses/new', label: t('New course', 'Label, educator'), icon: Plus },
  newEvent,
  { href: '/courses', label: t('See all courses', 'Label, educator'), icon: Search },
  { href: '/dashboard/profile', label: t('Edit profile', 'Label, educator'), icon: CircleUser },
]

function DashboardPage() {
  const { api } = useRemote()
  const dashboard = useQuery(dashboardQuery(api))

  return (
    <div className="max-w-page px-gutter pt-4 pb-section wide:p-8">
      <h1 className="sr-only">{t('Dashboard', 'Heading, educator')}</h1>
      {dashboard.data ? (
        <DashboardContent dashboard={dashboard.data} />
      ) : dashboard.isPending ? (
        <DashboardSkeleton />
      ) : (
        <LoadFailure title={t('Your dashboard did not load', 'Title, educator')} query={dashboard}>
          {t('Your courses are still open to learners, and the rest of the site works.', 'Text, educator')}
        </LoadFailure>
      )}
    </div>
  )
}

function newLearners({ startedByWeek }: EducatorDashboard) {
  const started = startedByWeek?.slice(-4).reduce((sum, { count }) => sum + count, 0) ?? 0
  return started > 0
    ? t(
        '{count, plural, one {# enrollment} other {# enrollments}} in 4 weeks',
        { count: started },
        'Below a number, educator',
      )
    : t('in your courses', 'Text, educator')
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
            label: t('Published courses', 'Label, educator'),
            value: courses,
            note:
              drafts === 0
                ? t('no drafts', 'Text, educator')
                : t('{count, plural, one {# draft} other {# drafts}}', { count: drafts }, 'Below a number, educator'),
            href: '/dashboard/courses',
          },
          { label: t('Learners', 'Label, educator'), value: learners, note: newLearners(dashboard) },
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
                title={t('Learners by week', 'Title, educator')}
                lines={[
                  { name: t('Started', 'Name, educator'), weeks: dashboard.startedByWeek },
                  { name: t('Finished', 'Name, educator'), weeks: dashboard.finishedByWeek },
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
      title: t('Dashboard', 'Title, educator'),
      description: t('Your courses, your learners, and what to do next.', 'Text, educator'),
      canonical: route.path,
      breadcrumbs: [{ label: t('Dashboard', 'Label, educator'), path: route.path }],
      noindex: true,
    },
  }),
}
