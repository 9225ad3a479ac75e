import type { LearnerCourse } from '@kere/contracts/enrollment-figures'
import { courseHref } from '@kere/screens/course-href'
import { CourseRow } from '@kere/screens/course-row'
import { ShortList } from '@kere/screens/short-list'
import { ButtonLink } from '@kere/ui/button'
import { ProgressBar } from '@kere/ui/progress-bar'
import { Section } from '@kere/ui/section'
import { WaterLevel } from '@kere/ui/water-level'
import { CourseStatus } from './course-status.tsx'

interface MyCoursesProps {
  courses: readonly LearnerCourse[]
  enrolled: number
}

export function MyCourses({ courses, enrolled }: MyCoursesProps) {
  const meta = enrolled > courses.length ? `Latest ${courses.length} of ${enrolled}` : undefined
  return (
    <Section title="My courses" meta={meta}>
      <ShortList items={courses} noun="courses" row={LearnerCourseRow} />
    </Section>
  )
}

function LearnerCourseRow({ item: course }: { item: LearnerCourse }) {
  const { id, title, progress, isCompleted } = course
  const label = isCompleted ? 'View Course' : 'See outline'
  const action = (
    <ButtonLink href={courseHref(id)} variant="outline" size="toolbar" aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  )
  return (
    <CourseRow
      course={course}
      picture={<WaterLevel seed={id} percent={progress} className="size-20 rounded-control border border-hairline" />}
      status={<CourseStatus course={course} />}
      action={action}
    >
      <div className="mt-2.5 flex items-center gap-3.5">
        <ProgressBar label={`Progress in ${title}`} value={progress} max={100} className="max-w-54 grow" />
        <span className="text-meta whitespace-nowrap">
          <strong className="font-semibold">{progress}%</strong> <span className="text-muted">done</span>
        </span>
      </div>
    </CourseRow>
  )
}
