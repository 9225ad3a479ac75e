import type { AllCourseSort, CoursePrice, CourseStanding } from '@kere/contracts/all-courses-options'
import { courseCategories } from '@kere/contracts/course-options'
import { formerMember } from '@kere/contracts/former-member'
import { limits } from '@kere/contracts/limits'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { countOf } from '@kere/screens/count'
import { courseBulkActs } from '@kere/screens/course-bulk-acts'
import { CourseStatus, isPublished } from '@kere/screens/course-status'
import { defineList } from '@kere/screens/list'
import { choice, day, loadedChoice, order, tabs, text } from '@kere/screens/list-filter'
import { formatPrice } from '@kere/ui/price-format'
import Star from 'lucide-react/icons/star'
import StarOff from 'lucide-react/icons/star-off'
import { lazy } from 'react'
import { loadContract, nameEducator } from './all-courses.api.ts'
import { nameOf } from './course-name.ts'
import { coursesPath } from './course-paths.ts'
import { FeatureStar } from './feature-star.tsx'

export const allCourses = defineList({
  name: 'all-courses',
  path: coursesPath,
  title: 'All Courses',
  description: 'Every course, with its state and its educator.',
  label: 'Courses',
  noun: ['course', 'courses'],
  filters: {
    standing: tabs<CourseStanding | 'all'>({
      label: 'Courses by state',
      options: [
        { value: 'all', label: 'All' },
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Drafts' },
        { value: 'archived', label: 'Archived and deleted' },
      ],
    }),
    search: text({ label: 'Search titles', placeholder: 'Search titles', maxLength: limits.searchLength }),
    category: choice({
      label: 'Subject',
      anyLabel: 'Any subject',
      options: courseCategories.map((value) => ({ value, label: value })),
    }),
    educator: loadedChoice({
      label: 'Educator',
      anyLabel: 'Any educator',
      load: async (api, signal) => {
        const { items } = await api.call((await loadContract()).listCourseEducators, {}, { signal })
        return items.map(({ id, name }) => ({ value: id, label: name }))
      },
      nameOf: nameEducator,
    }),
    price: choice<CoursePrice>({
      label: 'Price',
      anyLabel: 'Any price',
      options: [
        { value: 'free', label: 'Free' },
        { value: 'paid', label: 'Paid' },
      ],
    }),
    featured: choice<'true'>({
      label: 'Featured',
      anyLabel: 'Featured or not',
      options: [{ value: 'true', label: 'Featured' }],
    }),
    from: day('Created from'),
    to: day('to'),
    sort: order<AllCourseSort>([
      { value: 'newest', label: 'Newest first', column: 'created', isDescending: true },
      { value: 'oldest', label: 'Oldest first', column: 'created', isDescending: false },
    ]),
  },
  load: async (api, query, signal) => api.call((await loadContract()).listAllCourses, { query }, { signal }),
  rowId: ({ id }) => id,
  rowName: ({ title }) => nameOf(title),
  columns: [
    {
      id: 'course',
      header: 'Course',
      isTitle: true,
      cell: ({ title, category }) => <TwoLines first={<b>{nameOf(title)}</b>} second={category || 'No subject yet'} />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <CourseStatus status={status} /> },
    { id: 'featured', header: 'Featured', cell: (course) => <FeatureStar course={course} /> },
    {
      id: 'educator',
      header: 'Educator',
      isFirstToLeave: true,
      cell: ({ educator }) => educator?.name ?? formerMember.name,
    },
    {
      id: 'learners',
      header: 'Learners',
      isNumber: true,
      isFirstToLeave: true,
      cell: ({ enrollmentCount }) => enrollmentCount,
    },
    { id: 'price', header: 'Price', isNumber: true, isFirstToLeave: true, cell: ({ price }) => formatPrice(price) },
    {
      id: 'created',
      header: 'Created (IST)',
      isSortable: true,
      isFirstToLeave: true,
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
  ],
  card: ({ title, status, educator, enrollmentCount, price, featured }) => ({
    title: nameOf(title),
    badge: <CourseStatus status={status} />,
    lines: [
      educator?.name ?? formerMember.name,
      `${countOf(enrollmentCount, ['learner', 'learners'])} · ${formatPrice(price)}${featured ? ' · Featured' : ''}`,
    ],
  }),
  panel: {
    param: 'course',
    component: lazy(async () => ({ default: (await import('./course-panel.tsx')).CoursePanel })),
    load: async (api, id, signal) => api.call((await loadContract()).getListedCourse, { params: { id } }, { signal }),
    missing: {
      text: 'It was deleted for good, or the link is wrong.',
      link: 'Show all courses',
    },
  },
  bulk: {
    list: 'all-courses',
    versionOf: ({ version }) => version,
    acts: [
      courseBulkActs.publish,
      courseBulkActs.unpublish,
      {
        name: 'feature',
        label: 'Feature',
        icon: <Star aria-hidden="true" />,
        doing: 'Featuring',
        done: 'featured',
        isFor: ({ status, featured }) => isPublished(status) && !featured,
      },
      {
        name: 'unfeature',
        label: 'Stop featuring',
        icon: <StarOff aria-hidden="true" />,
        doing: 'Taking off home',
        done: 'taken off home',
        isFor: ({ featured }) => featured,
      },
      {
        ...courseBulkActs.delete,
        question: `${courseBulkActs.delete.question} Their educators are told by email.`,
      },
      courseBulkActs.restore,
    ],
  },
  // C-62
  failed: { title: 'Error loading courses. Please try again.', text: 'The courses themselves are not affected.' },
  empty: { title: 'No courses yet', text: 'Every course appears here as soon as somebody begins to write it.' },
})
