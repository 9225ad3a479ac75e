import { t } from '@kere/brand/messages'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { LearningPathChecklist } from '@kere/screens/learning-path-checklist'
import { MentorshipBlock } from '@kere/screens/mentorship-block'
import { NextList } from '@kere/screens/next-list'
import { nextTasks } from '@kere/screens/next-tasks'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats } from '@kere/screens/quick-stats'
import CircleUser from 'lucide-react/icons/circle-user'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { HomePart } from '../../home-part.ts'
import * as homeParts from '../../home-parts.registry.ts'
import { FellowshipCard } from './fellowship-card.tsx'
import { MyCourses } from './my-courses.tsx'
import { CourseLevel } from './next-course.tsx'
import { findEvent, NextRegisteredEvent, upcomingStats } from './next-registered-event.tsx'
import { RecommendedCourses } from './recommended-courses.tsx'

const parts: readonly [string, { homePart: HomePart }][] = Object.entries(homeParts)

const coursesPath = '/dashboard/my-courses'

/** The actions of S-347 that a learner may use. */
const actions = [
  { href: '/courses', label: t('Find a course', 'Label, home of the dashboard'), icon: Search },
  findEvent,
  { href: '/dashboard/profile', label: t('Edit profile', 'Label, home of the dashboard'), icon: CircleUser },
]

export function DashboardContent({ dashboard }: { dashboard: StudentDashboard }) {
  const [now] = useState(() => Date.now())
  const { enrolled, completed, completedLately, courses, recommended, next = [] } = dashboard
  const offer = recommended.length > 0 && <RecommendedCourses courses={recommended} />
  return (
    <div className="flex flex-col gap-7">
      <NextList
        tasks={nextTasks(next, now)}
        largeId="course"
        besideId={dashboard.nextEvent ? `event:${dashboard.nextEvent.id}` : undefined}
        picture={<CourseLevel {...dashboard} />}
      />
      <QuickStats
        stats={[
          {
            label: t('Enrolled courses', 'Label, home of the dashboard'),
            value: enrolled,
            note:
              completed < enrolled
                ? t('{left} to complete', { left: enrolled - completed }, 'Below the number of courses')
                : undefined,
            href: coursesPath,
          },
          {
            label: t('Completed courses', 'Label, home of the dashboard'),
            value: completed,
            note:
              completedLately === undefined
                ? undefined
                : t('{completed} in the last 30 days', { completed: completedLately }, 'Below the number of courses'),
            href: `${coursesPath}?status=completed`,
          },
          ...upcomingStats(dashboard, now),
          ...parts.flatMap(([, { homePart }]) => homePart.stats?.(dashboard) ?? []),
        ]}
      />
      <div className="grid items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-10">
          {courses.length > 0 && <MyCourses courses={courses} />}
          {parts.map(([name, { homePart }]) => (
            <homePart.Part key={name} dashboard={dashboard} now={now} />
          ))}
          <LearningPathChecklist />
          {offer}
        </div>
        <div className="flex flex-col gap-10">
          <NextRegisteredEvent {...dashboard} />
          <MentorshipBlock mentorship={dashboard.mentorship} />
          <FellowshipCard fellowship={dashboard.fellowship} />
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}
