import { discPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/dashboard'
import { countOf } from '@kere/screens/count'
import { courseHref } from '@kere/screens/course-href'
import { CourseRow } from '@kere/screens/course-row'
import { CourseThumbnail } from '@kere/screens/course-thumbnail'
import { ShortList } from '@kere/screens/short-list'
import { Badge } from '@kere/ui/badge'
import { ButtonLink } from '@kere/ui/button'
import { EmptyState } from '@kere/ui/empty-state'
import { Section } from '@kere/ui/section'
import Globe from 'lucide-react/icons/globe'
import PencilLine from 'lucide-react/icons/pencil-line'

type OwnCourse = EducatorDashboard['ownCourses'][number]

export function MyCourses({ dashboard: { ownCourses, courses, drafts } }: { dashboard: EducatorDashboard }) {
  const all = courses + drafts
  return (
    <Section title="My courses" meta={all > ownCourses.length ? `Latest ${ownCourses.length} of ${all}` : undefined}>
      {ownCourses.length === 0 ? (
        <EmptyState title="No courses yet" headingLevel="h3" picture={discPath('no-own-courses')}>
          Your drafts and published courses appear here.
        </EmptyState>
      ) : (
        <ShortList items={ownCourses} noun="courses" row={OwnCourseRow} />
      )}
    </Section>
  )
}

/** A draft has no page yet that could be opened. */
function OwnCourseRow({ item: course }: { item: OwnCourse }) {
  const { id, title, isPublished, enrollmentCount } = course
  const status = isPublished ? (
    <Badge tone="leaf" icon={<Globe aria-hidden="true" />}>
      Published
    </Badge>
  ) : (
    <Badge icon={<PencilLine aria-hidden="true" />}>Draft</Badge>
  )
  const action = isPublished && (
    <ButtonLink href={courseHref(id)} variant="outline" size="toolbar" aria-label={`View Course: ${title}`}>
      View Course
    </ButtonLink>
  )
  return (
    <CourseRow course={course} picture={<CourseThumbnail course={course} />} status={status} action={action}>
      <p className="mt-1 text-meta text-muted">
        {isPublished ? countOf(enrollmentCount, ['learner', 'learners']) : 'Only you can see it'}
      </p>
    </CourseRow>
  )
}
