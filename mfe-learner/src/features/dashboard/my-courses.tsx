import { artOf } from '@kere/brand/categories'
import type { LearnerCourse } from '@kere/contracts/enrollment-figures'
import { courseHref } from '@kere/screens/course-href'
import { ShortList } from '@kere/screens/short-list'
import { ButtonLink } from '@kere/ui/button'
import { CategoryLabel } from '@kere/ui/category-label'
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
      <ShortList items={courses} noun="courses" row={CourseRow} />
    </Section>
  )
}

function CourseRow({ item: course }: { item: LearnerCourse }) {
  const { id, title, category, progress, isCompleted } = course
  const action = isCompleted ? 'View Course' : 'See outline'
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 desk:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <WaterLevel seed={id} percent={progress} className="size-20 rounded-control border border-hairline" />
      <div className="min-w-0 self-center">
        <CategoryLabel name={category} color={artOf(category).swatch} />
        <h3 className="mt-0.5">{title}</h3>
        <div className="mt-2.5 flex items-center gap-3.5">
          <ProgressBar label={`Progress in ${title}`} value={progress} max={100} className="max-w-54 grow" />
          <span className="text-meta whitespace-nowrap">
            <strong className="font-semibold">{progress}%</strong> <span className="text-muted">done</span>
          </span>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2.5 max-desk:col-span-2 desk:flex-col desk:items-end desk:justify-center">
        <CourseStatus course={course} />
        <ButtonLink href={courseHref(id)} variant="outline" size="toolbar" aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}
