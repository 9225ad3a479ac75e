import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import type { OwnCourse } from '@kere/contracts/courses/course-authoring'
import type { OwnCourseSort } from '@kere/contracts/courses/course-authoring-options'
import { limits } from '@kere/contracts/http/limits'
import { momentColumn } from '@kere/screens/cells'
import { nameOfCourse } from '@kere/screens/course-acts'
import { defineList, readsOf } from '@kere/screens/list'
import { named, order, tabs } from '@kere/screens/list-filter'
import { bulkActsOf } from '@kere/screens/row-acts'
import { formatPrice } from '@kere/ui/money/price-format'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { coursesPath, newCoursePath, ownCoursesName } from '../../../../courses/course-paths.ts'
import { CourseStatus } from '@kere/screens/course-status'
import { courseActs } from '../draft/course-acts.ts'
import { loadContract } from '../draft/course-draft.api.ts'
import { CourseActions } from './course-actions.tsx'

export const ownCourses = defineList({
  name: ownCoursesName,
  path: coursesPath,
  title: t('My Courses', 'Title, educator'),
  description: t('Your courses and drafts.', 'Text, educator'),
  noun: [t('course', 'Noun after a number'), t('courses', 'Noun after a number, plural')],
  filters: {
    shelf: tabs({
      label: t('Courses by state', 'Label, educator'),
      options: named({
        current: t('Current', 'Text, educator'),
        archived: t('Archived and deleted', 'Text, educator'),
      }),
    }),
    sort: order<OwnCourseSort>([
      {
        value: 'touched',
        label: t('Recently changed', 'Label, educator'),
        column: 'touched',
        isDescending: true,
      },
      {
        value: 'untouched',
        label: t('Least recently changed', 'Label, educator'),
        column: 'touched',
        isDescending: false,
      },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listOwnCourses })),
  rowName: ({ title }) => nameOfCourse(title),
  columns: [
    {
      id: 'course',
      header: t('Course', 'Head of a column, educator'),
      isTitle: true,
      cell: (course) => <CourseCell course={course} />,
    },
    {
      id: 'status',
      header: t('Status', 'Head of a column, educator'),
      cell: ({ status }) => <CourseStatus status={status} />,
    },
    {
      id: 'learners',
      header: t('Learners', 'Head of a column, educator'),
      isNumber: true,
      hideFirst: true,
      cell: ({ enrollmentCount }) => enrollmentCount,
    },
    {
      id: 'price',
      header: t('Price', 'Head of a column, educator'),
      isNumber: true,
      hideFirst: true,
      cell: ({ price }) =>
        price === null ? <span className="text-muted">{t('Not set', 'Text, educator')}</span> : formatPrice(price),
    },
    momentColumn('touched', t('Changed (IST)', 'Text, educator'), 'touchedAt', { hideFirst: true }),
    {
      id: 'actions',
      header: t('Actions', 'Head of a column, educator'),
      cell: (course) => <CourseActions course={course} />,
    },
  ],
  card: (course) => ({
    title: <span lang={englishHere}>{nameOfCourse(course.title)}</span>,
    badge: <CourseStatus status={course.status} />,
    lines: [
      `${t('{count, plural, one {# learner} other {# learners}}', { count: course.enrollmentCount }, 'Text, educator')} · ${course.price === null ? t('No price yet', 'Text, educator') : formatPrice(course.price)}`,
      <span key="touched">
        {t('Changed', 'Before a time, educator')} <AgeOrDate instant={course.touchedAt} isInText />
      </span>,
    ],
    actions: <CourseActions course={course} />,
  }),
  bulk: {
    list: 'own-courses',
    versionOf: ({ version }) => version,
    acts: bulkActsOf(courseActs, ['publish', 'unpublish', 'delete', 'restore']),
  },
  failed: {
    title: t('Failed to fetch your courses. Please check your internet connection and try again.', 'Title, educator'),
    text: t('Your courses and drafts are safe.', 'Text, educator'),
  },
  empty: {
    title: t('No courses yet', 'Title, educator'),
    text: t(
      'Your drafts and published courses appear here. Begin with a title and one module; everything is saved as you type.',
      'Text, educator',
    ),
    link: { href: newCoursePath, label: t('Create your first course', 'Label, educator') },
  },
  noneFound: {
    text: () => t('Courses that you archive or delete appear here, and can be restored.', 'Text, educator'),
    link: t('Current courses', 'Link, educator'),
  },
})

const beginningOf = (description: string) =>
  description.length > limits.cardDescription ? `${description.slice(0, limits.cardDescription)}…` : description

function CourseCell({ course }: { course: OwnCourse }) {
  const { id, title, description, category, coverImage } = course
  return (
    <span className="flex items-center gap-3 py-2">
      <img
        src={coverImage ?? coverPath({ id, category: category ?? '' })}
        alt=""
        width={64}
        height={44}
        loading="lazy"
        className="h-11 w-16 shrink-0 rounded-badge border border-hairline bg-sunken object-cover"
      />
      <span className="min-w-0">
        <span lang={englishHere} className="line-clamp-2 font-semibold">
          {nameOfCourse(title)}
        </span>
        {description && (
          <span lang={englishHere} className="line-clamp-2 max-w-80 text-meta text-muted">
            {beginningOf(description)}
          </span>
        )}
      </span>
    </span>
  )
}
