import { t } from '@kere/brand/messages'
import { courseRelations, enrolledRelationOf } from '@kere/contracts/courses/course-relations'
import type { LearnerCourse } from '@kere/contracts/courses/enrollment-figures'
import { doneText } from '@kere/contracts/courses/progress-text'
import { CourseRow } from '@kere/screens/course-row'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { myCourseHref } from '@kere/screens/course-href'
import { ShortList } from '@kere/screens/short-list'
import { ButtonLink } from '@kere/ui/controls/button'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Section } from '@kere/ui/layout/section'
import { WaterLevel } from '@kere/ui/charts/water-level'

export function MyCourses({ courses }: { courses: readonly LearnerCourse[] }) {
  return (
    <Section
      title={t('My courses', 'Heading, home of the dashboard')}
      link={{ href: '/dashboard/my-courses', label: t('All my courses', 'Label, home of the dashboard') }}
    >
      <ShortList items={courses} row={LearnerCourseRow} />
    </Section>
  )
}

function LearnerCourseRow({ item: course }: { item: LearnerCourse }) {
  const { id, title, progress } = course
  const relation = enrolledRelationOf(course)
  const { label } = courseRelations[relation].main
  const action = (
    <ButtonLink href={myCourseHref(id)} variant="outline" size="toolbar" aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  )
  return (
    <CourseRow
      course={course}
      picture={<WaterLevel seed={id} percent={progress} className="size-20 rounded-control border border-hairline" />}
      status={<EnrollmentStatus status={relation} />}
      action={action}
    >
      <div className="mt-2.5 flex items-center gap-3.5">
        <ProgressBar
          label={t('Progress in {title}', { title }, 'Name of a bar, for screen readers')}
          value={progress}
          max={100}
          className="max-w-54 grow"
        />
        <span className="text-meta whitespace-nowrap">
          <strong className="font-semibold">{doneText(course)}</strong>
        </span>
      </div>
    </CourseRow>
  )
}
