import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
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
      title={t('My courses', 'Title, educator')}
      {...(all > 0 && {
        link: {
          href: coursesPath,
          label:
            all === 1
              ? t('Open the list', 'Text, educator')
              : t('All {count, plural, one {# course} other {# courses}}', { count: all }, 'Link, educator'),
        },
      })}
    >
      {ownCourses.length === 0 ? (
        <EmptyState
          title={t('No courses yet', 'Title, educator')}
          headingLevel="h3"
          picture={discPath('no-own-courses')}
        >
          {t('Your drafts and published courses appear here.', 'Text, educator')}
        </EmptyState>
      ) : (
        <ShortList items={ownCourses} row={OwnCourseRow} />
      )}
    </Section>
  )
}

function learnersOf({ enrollmentCount, completionCount }: OwnCourse) {
  const learners = t(
    '{count, plural, one {# learner} other {# learners}}',
    { count: enrollmentCount },
    'Text, educator',
  )
  if (enrollmentCount === 0 || completionCount === undefined) return learners
  return t(
    '{learners}, {percent}% finished',
    { learners, percent: Math.round((completionCount / enrollmentCount) * 100) },
    'Text, educator',
  )
}

function OwnCourseRow({ item: course }: { item: OwnCourse }) {
  const { id, title, isPublished, stopLesson, stopLessonCount } = course
  const status = isPublished ? (
    <Badge tone="leaf" icon={<Globe aria-hidden="true" />}>
      {t('Published', 'Text, educator')}
    </Badge>
  ) : (
    <Badge icon={<PencilLine aria-hidden="true" />}>{t('Draft', 'Text, educator')}</Badge>
  )
  const action = (
    <ButtonLink
      href={`${coursesPath}/${encodeURIComponent(id)}`}
      variant="outline"
      size="toolbar"
      aria-label={t('Edit: {title}', { title }, 'Button, educator')}
    >
      {t('Edit', 'Button, educator')}
    </ButtonLink>
  )
  return (
    <CourseRow course={course} picture={<CourseThumbnail course={course} />} status={status} action={action}>
      <p className="mt-1 text-meta text-muted">
        {isPublished ? learnersOf(course) : t('Only you can see it', 'Text, educator')}
      </p>
      {stopLesson && stopLessonCount && (
        <p className="text-meta text-muted wrap-anywhere">
          {t(
            '{count, plural, one {# learner} other {# learners}} are at',
            { count: stopLessonCount },
            'Before the title of a lesson, educator',
          )}{' '}
          <TextLink
            href={`${coursesPath}/${encodeURIComponent(id)}/insight`}
            aria-label={t('Insight: learners at {lesson}', { lesson: stopLesson }, 'Link, educator')}
          >
            <span lang={englishHere}>{stopLesson}</span>
          </TextLink>
        </p>
      )}
    </CourseRow>
  )
}
