import * as z from 'zod/mini'
import { courseLearnerSorts } from './course-authoring-options.ts'
import { courseReference } from './course-figures.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { enrollmentStatuses } from './enrollment-options.ts'
import { exportOf } from '../http/exports.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'

/**
 * The list leaves out addresses, notes and profile fields. For a learner under 18 or of unknown age, the surname is cut
 * to its initial.
 */
export const courseLearner = z.object({
  id: z.string(),
  name: z.string(),
  status: openEnum(enrollmentStatuses),
  /** A percentage. */
  progress: z.int(),
  lessonsDone: z.int(),
  enrolledAt: z.iso.datetime(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
})

export type CourseLearner = z.infer<typeof courseLearner>

export const courseLearnerList = listOf(courseLearner, {
  name: 'course-learners',
  filters: {
    course: z.string().check(z.maxLength(64)),
    status: z.optional(z.enum(enrollmentStatuses)),
    search: listFilters.search,
  },
  sorts: courseLearnerSorts,
  nonPersonalFilters: ['course'],
  extra: {
    course: z.extend(courseReference, {
      lessonCount: z.int(),
      enrollmentCount: z.int(),
      completedCount: z.int(),
      averageProgress: z.nullable(z.int()),
    }),
  },
})

export const listCourseLearners = defineEndpoint('listCourseLearners', 'GET /api/course-learners', {
  summary: 'Who learns in one course and how far they are. For its educator and for admins.',
  access: { roles: ['educator', 'admin'] },
  token: 'enrollments:read',
  query: courseLearnerList.query,
  response: courseLearnerList.response,
  problems: ['not_found'],
  failure: 'Failed to fetch learners',
})

export const exportCourseLearners = exportOf({
  name: 'exportCourseLearners',
  list: courseLearnerList,
  endpoint: listCourseLearners,
})
