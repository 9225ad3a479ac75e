import * as z from 'zod/mini'
import { allCourseSorts, coursePrices, courseStandings } from './all-courses-options.ts'
import { bulkOf } from '../http/bulk.ts'
import { courseReference } from './course-figures.ts'
import { courseCategories, courseLevels, ownCourseStatuses } from './course-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'

export const problems = {
  course_not_published: { status: 409, title: 'Publish the course before you feature it' },
} as const

const admins = { roles: ['admin'] } as const

export const listedCourse = z.extend(courseReference, {
  status: openEnum(ownCourseStatuses),
  category: openEnum(['', ...courseCategories]),
  level: openEnum(courseLevels),
  price: z.int(),
  coverImage: z.nullable(z.string()),
  featured: z.boolean(),
  educator: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Changes with each save of the draft or of a lesson. */
  version: z.int(),
  lessonCount: z.int(),
  enrollmentCount: z.int(),
  completedCount: z.int(),
  /** A percentage; null without enrollments. */
  averageProgress: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  touchedAt: z.iso.datetime(),
  /** The time until which a deleted course can be restored. */
  goesAt: z.nullable(z.iso.datetime()),
})

export type ListedCourse = z.infer<typeof listedCourse>

export const allCourseList = listOf(listedCourse, {
  name: 'all-courses',
  filters: {
    standing: z.optional(z.enum(courseStandings)),
    category: z.optional(z.enum(courseCategories)),
    price: z.optional(z.enum(coursePrices)),
    featured: z.optional(z.literal('true')),
    educator: z.optional(z.string().check(z.maxLength(64))),
    search: listFilters.search,
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: allCourseSorts,
  extra: { counts: countsOf(courseStandings) },
})

/** S-088 and C-62 give one failure text for each list. */
const failure = 'Failed to fetch courses'

export const listAllCourses = defineEndpoint('listAllCourses', 'GET /api/all-courses', {
  summary: 'Every course of everybody, drafts and archived ones among them, filtered, sorted and paged.',
  access: admins,
  token: 'enrollments:read',
  query: allCourseList.query,
  response: allCourseList.response,
  failure,
})

export const listCourseEducators = defineEndpoint('listCourseEducators', 'GET /api/course-educators', {
  summary: 'The educators of the newest courses, by name.',
  access: admins,
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
  failure: 'Failed to fetch educators',
})

export const getListedCourse = defineEndpoint('getListedCourse', 'GET /api/all-courses/:id', {
  summary: 'One course as the list of all courses shows it.',
  access: admins,
  response: listedCourse,
  failure: 'Failed to fetch course',
})

const featureFailed = 'Failed to change what is featured'

export const featureCourse = defineEndpoint('featureCourse', 'PUT /api/all-courses/:id/feature', {
  summary: 'Features a published course: home shows those that were published last (C-03).',
  access: admins,
  problems: ['course_not_published'],
  failure: featureFailed,
})

export const unfeatureCourse = defineEndpoint('unfeatureCourse', 'DELETE /api/all-courses/:id/feature', {
  summary: 'Features a course no longer.',
  access: admins,
  failure: featureFailed,
})

export const actOnAllCourses = bulkOf({
  name: 'actOnAllCourses',
  summary: 'Publishes, unpublishes, deletes, restores or features several courses, whoever teaches them.',
  list: allCourseList,
  endpoint: listAllCourses,
  acts: ['publish', 'unpublish', 'delete', 'restore', 'feature', 'unfeature'],
})
