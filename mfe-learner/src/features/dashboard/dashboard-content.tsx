import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { LearningPathChecklist } from '@kere/screens/learning-path-checklist'
import { MentorshipBlock } from '@kere/screens/mentorship-block'
import { NextEventCover } from '@kere/screens/next-cover'
import { NextList } from '@kere/screens/next-list'
import { nextTasks } from '@kere/screens/next-tasks'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats } from '@kere/screens/quick-stats'
import CircleUser from 'lucide-react/icons/circle-user'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { FellowshipCard } from './fellowship-card.tsx'
import { MyCourses } from './my-courses.tsx'
import { CourseLevel } from './next-course.tsx'
import { findEvent, NextRegisteredEvent, upcomingStats } from './next-registered-event.tsx'
import { RecommendedCourses } from './recommended-courses.tsx'

const impactStats = ({ publicImpactEntries }: StudentDashboard) =>
  publicImpactEntries === undefined
    ? []
    : [
        {
          label: 'Public impact entries',
          value: publicImpactEntries,
          href: '/dashboard/impact-portfolio?visibility=public',
        },
      ]

const coursesPath = '/dashboard/my-courses'

/** The actions of S-347 that a learner may use. */
const actions = [
  { href: '/courses', label: 'Find a course', icon: Search },
  findEvent,
  { href: '/dashboard/profile', label: 'Edit profile', icon: CircleUser },
]

/** True if the first step is about the event that is already shown with its ticket. */
const isFirstStep = ({ next: [first] = [], nextEvent }: StudentDashboard) =>
  nextEvent !== undefined && nextEvent !== null && first?.id === `event:${nextEvent.id}`

function pictureOf(dashboard: StudentDashboard) {
  if (dashboard.next?.[0]?.id === 'course') return <CourseLevel {...dashboard} />
  return dashboard.nextEvent && isFirstStep(dashboard) ? <NextEventCover event={dashboard.nextEvent} /> : undefined
}

export function DashboardContent({ dashboard }: { dashboard: StudentDashboard }) {
  const [now] = useState(() => Date.now())
  const { enrolled, completed, courses, recommended, next = [] } = dashboard
  const offer = recommended.length > 0 && <RecommendedCourses courses={recommended} />
  return (
    <div className="flex flex-col gap-7">
      <NextList tasks={nextTasks(next, now)} picture={pictureOf(dashboard)} />
      <QuickStats
        stats={[
          { label: 'Enrolled courses', value: enrolled, href: coursesPath },
          { label: 'Completed courses', value: completed, href: `${coursesPath}?status=completed` },
          ...upcomingStats(dashboard),
          ...impactStats(dashboard),
        ]}
      />
      <div className="grid items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-10">
          {courses.length > 0 && <MyCourses courses={courses} />}
          <LearningPathChecklist />
          {offer}
        </div>
        <div className="flex flex-col gap-10">
          {!isFirstStep(dashboard) && <NextRegisteredEvent {...dashboard} />}
          <MentorshipBlock mentorship={dashboard.mentorship} />
          <FellowshipCard fellowship={dashboard.fellowship} />
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}
