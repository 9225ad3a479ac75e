import { coverPath } from '@kere/brand/art-paths'
import type { OwnCourse } from '@kere/contracts/courses/course-authoring'
import type { OwnCourseSort } from '@kere/contracts/courses/course-authoring-options'
import { limits } from '@kere/contracts/http/limits'
import { momentColumn } from '@kere/screens/cells'
import { countOf } from '@kere/brand/count'
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
  title: 'My Courses',
  description: 'Your courses and drafts.',
  noun: ['course', 'courses'],
  filters: {
    shelf: tabs({
      label: 'Courses by state',
      options: named({ current: 'Current', archived: 'Archived and deleted' }),
    }),
    sort: order<OwnCourseSort>([
      { value: 'touched', label: 'Recently changed', column: 'touched', isDescending: true },
      { value: 'untouched', label: 'Least recently changed', column: 'touched', isDescending: false },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listOwnCourses })),
  rowName: ({ title }) => nameOfCourse(title),
  columns: [
    { id: 'course', header: 'Course', isTitle: true, cell: (course) => <CourseCell course={course} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <CourseStatus status={status} /> },
    {
      id: 'learners',
      header: 'Learners',
      isNumber: true,
      hideFirst: true,
      cell: ({ enrollmentCount }) => enrollmentCount,
    },
    {
      id: 'price',
      header: 'Price',
      isNumber: true,
      hideFirst: true,
      cell: ({ price }) => (price === null ? <span className="text-muted">Not set</span> : formatPrice(price)),
    },
    momentColumn('touched', 'Changed (IST)', 'touchedAt', { hideFirst: true }),
    { id: 'actions', header: 'Actions', cell: (course) => <CourseActions course={course} /> },
  ],
  card: (course) => ({
    title: nameOfCourse(course.title),
    badge: <CourseStatus status={course.status} />,
    lines: [
      `${countOf(course.enrollmentCount, ['learner', 'learners'])} · ${course.price === null ? 'No price yet' : formatPrice(course.price)}`,
      <span key="touched">
        Changed <AgeOrDate instant={course.touchedAt} isInText />
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
    title: 'Failed to fetch your courses. Please check your internet connection and try again.',
    text: 'Your courses and drafts are safe.',
  },
  empty: {
    title: 'No courses yet',
    text: 'Your drafts and published courses appear here. Begin with a title and one module; everything is saved as you type.',
    link: { href: newCoursePath, label: 'Create your first course' },
  },
  noneFound: {
    text: () => 'Courses that you archive or delete appear here, and can be restored.',
    link: 'Current courses',
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
        <span className="line-clamp-2 font-semibold">{nameOfCourse(title)}</span>
        {description && <span className="line-clamp-2 max-w-80 text-meta text-muted">{beginningOf(description)}</span>}
      </span>
    </span>
  )
}
