import { courseCategories } from '@kere/contracts/courses/course-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { countOf } from '@kere/brand/count'
import { nameOfCourse } from '@kere/screens/course-acts'
import { CourseStatus } from '@kere/screens/course-status'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, day, loadedChoice, named, tabs, text } from '@kere/screens/list-filter'
import { bulkActsOf } from '@kere/screens/row-acts'
import { formatPrice } from '@kere/ui/money/price-format'
import { lazy } from 'react'
import { courseActs, coursesPath } from './all-courses.acts.tsx'
import { FeatureStar } from './feature-star.tsx'

const loadContract = () => import('@kere/contracts/courses/all-courses')

export const allCourses = defineList({
  name: 'all-courses',
  path: coursesPath,
  title: 'All Courses',
  description: 'Every course, with its state and its educator.',
  label: 'Courses',
  noun: ['course', 'courses'],
  filters: {
    standing: tabs({
      label: 'Courses by state',
      options: allAnd({ published: 'Published', draft: 'Drafts', archived: 'Archived and deleted' }),
    }),
    search: text({ label: 'Search titles', placeholder: 'Search titles' }),
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
      async nameOf(api, id, signal) {
        const { getUser } = await import('@kere/contracts/accounts/user-accounts')
        const { firstName, lastName } = await api.call(getUser, { params: { id } }, { signal })
        return `${firstName} ${lastName}`
      },
    }),
    price: choice({
      label: 'Price',
      anyLabel: 'Any price',
      options: named({ free: 'Free', paid: 'Paid' }),
    }),
    featured: choice({
      label: 'Featured',
      anyLabel: 'Featured or not',
      options: named({ true: 'Featured' }),
    }),
    from: day('Created from'),
    to: day('to'),
    sort: byDate('created'),
  },
  ...readsOf(async () => {
    const { listAllCourses: list, getListedCourse: get } = await loadContract()
    return { list, get }
  }),
  rowName: ({ title }) => nameOfCourse(title),
  columns: [
    {
      id: 'course',
      header: 'Course',
      isTitle: true,
      cell: ({ title, category }) => (
        <TwoLines first={<b>{nameOfCourse(title)}</b>} second={category || 'No subject yet'} />
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <CourseStatus status={status} /> },
    { id: 'featured', header: 'Featured', cell: (course) => <FeatureStar course={course} /> },
    {
      id: 'educator',
      header: 'Educator',
      hideFirst: true,
      cell: ({ educator }) => educator?.name ?? formerMember.name,
    },
    {
      id: 'learners',
      header: 'Learners',
      isNumber: true,
      hideFirst: true,
      cell: ({ enrollmentCount }) => enrollmentCount,
    },
    { id: 'price', header: 'Price', isNumber: true, hideFirst: true, cell: ({ price }) => formatPrice(price) },
    momentColumn('created', 'Created (IST)', 'createdAt', { hideFirst: true }),
  ],
  card: ({ title, status, educator, enrollmentCount, price, featured }) => ({
    title: nameOfCourse(title),
    badge: <CourseStatus status={status} />,
    lines: [
      educator?.name ?? formerMember.name,
      `${countOf(enrollmentCount, ['learner', 'learners'])} · ${formatPrice(price)}${featured ? ' · Featured' : ''}`,
    ],
  }),
  panel: {
    param: 'course',
    component: lazy(async () => ({ default: (await import('./course-panel.tsx')).CoursePanel })),
    missing: {
      text: 'It was deleted for good, or the link is wrong.',
      link: 'Show all courses',
    },
  },
  bulk: {
    list: 'all-courses',
    versionOf: ({ version }) => version,
    acts: bulkActsOf(courseActs, ['publish', 'unpublish', 'feature', 'unfeature', 'delete', 'restore']),
  },
  failed: { title: 'Error loading courses. Please try again.', text: 'The courses themselves are not affected.' },
  empty: { title: 'No courses yet', text: 'Every course appears here, from its first draft.' },
  noneFound: {
    text: ({ standing, search }) =>
      standing === 'archived' && !search
        ? 'Archived and deleted courses appear here, and can be restored.'
        : 'No courses match these filters.',
    link: 'Clear filters',
  },
})
