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

/** S-347, as far as a learner may go. */
const actions = [
  { href: '/courses', label: 'Find a course', icon: Search },
  findEvent,
  { href: '/dashboard/profile', label: 'Edit profile', icon: CircleUser },
]

export function DashboardContent({ dashboard }: { dashboard: StudentDashboard }) {
  const [now] = useState(() => Date.now())
  const { enrolled, completed, courses, recommended, next = [] } = dashboard
  const offer = recommended.length > 0 && <RecommendedCourses courses={recommended} />
  return (
    <div className="flex flex-col gap-7">
      <NextList
        tasks={nextTasks(next, now)}
        picture={next[0]?.id === 'course' ? <CourseLevel {...dashboard} /> : undefined}
      />
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
          <NextRegisteredEvent {...dashboard} />
          <MentorshipBlock mentorship={dashboard.mentorship} />
          <FellowshipCard fellowship={dashboard.fellowship} />
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}
