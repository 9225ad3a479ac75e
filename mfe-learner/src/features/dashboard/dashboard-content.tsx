import { discPath } from '@kere/brand/art-paths'
import type { StudentDashboard } from '@kere/contracts/dashboard'
import { QuickActions } from '@kere/screens/quick-actions'
import { QuickStats } from '@kere/screens/quick-stats'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import CircleUser from 'lucide-react/icons/circle-user'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Search from 'lucide-react/icons/search'
import { MyCourses } from './my-courses.tsx'
import { NextCourse } from './next-course.tsx'
import { NextRegisteredEvent, upcomingStats } from './next-registered-event.tsx'
import { RecommendedCourses } from './recommended-courses.tsx'

const actions = [
  { href: '/courses', label: 'Find a course', icon: Search },
  { href: '/dashboard/profile', label: 'Profile', icon: CircleUser },
  { href: '/dashboard/sessions', label: 'Sessions', icon: MonitorSmartphone },
]

export function DashboardContent({ dashboard }: { dashboard: StudentDashboard }) {
  const { enrolled, completed, courses, nextCourse, recommended } = dashboard
  const next = nextCourse ?? courses.find(({ isCompleted }) => !isCompleted) ?? null
  const offer = recommended.length > 0 && <RecommendedCourses courses={recommended} />
  return (
    <div className="flex flex-col gap-7">
      {courses.length > 0 ? <NextCourse course={next} /> : <NoCourses />}
      <QuickStats
        stats={[
          { label: 'Enrolled courses', value: enrolled },
          { label: 'Completed courses', value: completed },
          ...upcomingStats(dashboard),
        ]}
      />
      <div className="grid items-start gap-10 pt-2 wide:grid-cols-[minmax(0,1fr)_21rem]">
        {courses.length > 0 ? <MyCourses courses={courses} /> : offer}
        <div className="flex flex-col gap-10">
          <NextRegisteredEvent {...dashboard} />
          {courses.length > 0 && offer}
          <QuickActions actions={actions} />
        </div>
      </div>
    </div>
  )
}

function NoCourses() {
  return (
    <section className="border-t-2 border-ink pt-6">
      <EmptyState
        title="No courses yet"
        picture={discPath('no-courses')}
        action={<ButtonLink href="/courses">Browse courses</ButtonLink>}
      >
        Courses you enroll in appear here, with your progress in each.
      </EmptyState>
    </section>
  )
}
