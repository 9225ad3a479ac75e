import { discPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { countOf } from '@kere/brand/count'
import { CourseRow } from '@kere/screens/course-row'
import { CourseThumbnail } from '@kere/screens/course-thumbnail'
import { ShortList } from '@kere/screens/short-list'
import { Badge } from '@kere/ui/status/badge'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import Globe from 'lucide-react/icons/globe'
import PencilLine from 'lucide-react/icons/pencil-line'

const coursesPath = '/dashboard/courses'

type OwnCourse = EducatorDashboard['ownCourses'][number]

export function MyCourses({ dashboard: { ownCourses, courses, drafts } }: { dashboard: EducatorDashboard }) {
  const all = courses + drafts
  return (
    <Section
      title="My courses"
      {...(all > 0 && {
        link: { href: coursesPath, label: all === 1 ? 'Open the list' : `All ${countOf(all, 'course')}` },
      })}
    >
      {ownCourses.length === 0 ? (
        <EmptyState title="No courses yet" headingLevel="h3" picture={discPath('no-own-courses')}>
          Your drafts and published courses appear here.
        </EmptyState>
      ) : (
        <ShortList items={ownCourses} row={OwnCourseRow} />
      )}
    </Section>
  )
}

function learnersOf({ enrollmentCount, completionCount }: OwnCourse) {
  const learners = countOf(enrollmentCount, 'learner')
  if (enrollmentCount === 0 || completionCount === undefined) return learners
  return `${learners}, ${Math.round((completionCount / enrollmentCount) * 100)}% finished`
}

function OwnCourseRow({ item: course }: { item: OwnCourse }) {
  const { id, title, isPublished, stopLesson, stopLessonCount } = course
  const status = isPublished ? (
    <Badge tone="leaf" icon={<Globe aria-hidden="true" />}>
      Published
    </Badge>
  ) : (
    <Badge icon={<PencilLine aria-hidden="true" />}>Draft</Badge>
  )
  const action = (
    <ButtonLink
      href={`${coursesPath}/${encodeURIComponent(id)}`}
      variant="outline"
      size="toolbar"
      aria-label={`Edit: ${title}`}
    >
      Edit
    </ButtonLink>
  )
  return (
    <CourseRow course={course} picture={<CourseThumbnail course={course} />} status={status} action={action}>
      <p className="mt-1 text-meta text-muted">{isPublished ? learnersOf(course) : 'Only you can see it'}</p>
      {stopLesson && stopLessonCount && (
        <p className="text-meta text-muted wrap-anywhere">
          {countOf(stopLessonCount, 'learner')} are at{' '}
          <TextLink
            href={`${coursesPath}/${encodeURIComponent(id)}/insight`}
            aria-label={`Insight: learners at ${stopLesson}`}
          >
            {stopLesson}
          </TextLink>
        </p>
      )}
    </CourseRow>
  )
}
