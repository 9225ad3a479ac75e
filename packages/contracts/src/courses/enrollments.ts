import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { courseStandings, enrollmentMessages } from './enrollment-options.ts'
import { openEnum } from '../http/open-enum.ts'
import { roles } from '../accounts/roles.ts'
import { sessionUser } from '../accounts/session.ts'

export const problems = {
  course_unavailable: { status: 409, title: enrollmentMessages.notAvailable },
  already_enrolled: { status: 409, title: enrollmentMessages.alreadyEnrolled },
  own_course: { status: 409, title: enrollmentMessages.ownCourse },
  course_not_free: { status: 409, title: enrollmentMessages.notFree },
  enrollment_completed: { status: 409, title: enrollmentMessages.completedStays },
} as const

const byCourse = z.object({ id: z.string().check(z.maxLength(64)) })

export const enrollInCourse = defineEndpoint({
  name: 'enrollInCourse',
  summary: 'Gives the caller a place in a free course.',
  method: 'POST',
  path: '/api/courses/:id/enrollments',
  access: { roles, needs: ['onboarded'] },
  params: byCourse,
  status: 201,
  response: z.object({
    id: z.string(),
    course: z.object({ id: z.string(), title: z.string() }),
    enrolledAt: z.iso.datetime(),
    /** As in the new access token: `isEnrolled` opens and closes the learners' pages for other roles (C-21). */
    user: sessionUser,
  }),
  problems: ['not_found', 'course_unavailable', 'already_enrolled', 'own_course', 'course_not_free'],
  failure: enrollmentMessages.enrollFailed,
})

export const leaveCourse = defineEndpoint({
  name: 'leaveCourse',
  summary:
    'Gives up the caller’s place in a course that they have not completed. Progress and notes are deleted with it; enrolling again begins anew.',
  method: 'DELETE',
  path: '/api/me/enrollments/:courseId',
  access: { roles },
  params: z.object({ courseId: z.string().check(z.maxLength(64)) }),
  status: 200,
  response: z.object({ user: sessionUser }),
  problems: ['not_found', 'enrollment_completed'],
  failure: enrollmentMessages.leaveFailed,
})

export const courseStanding = z.object({
  standing: openEnum(courseStandings),
  /** Percent, 0 to 100; 0 without a place. */
  progress: z.int(),
  openOrderId: z._default(z.nullable(z.string()), null),
})

export type CourseStandingAnswer = z.infer<typeof courseStanding>

export const getCourseStanding = defineEndpoint({
  name: 'getCourseStanding',
  summary: 'What the caller is to a course: its educator, a learner with a place, or neither.',
  method: 'GET',
  path: '/api/courses/:id/standing',
  access: { roles },
  params: byCourse,
  status: 200,
  response: courseStanding,
  problems: ['not_found'],
  failure: enrollmentMessages.oneFailed,
})

export const listCourseStandings = defineEndpoint({
  name: 'listCourseStandings',
  summary: 'What the caller is to each course that they learn, teach, or have yet to pay; of each kind the newest.',
  method: 'GET',
  path: '/api/me/course-standings',
  access: { roles },
  status: 200,
  response: z.object({ items: z.array(z.extend(courseStanding, { courseId: z.string() })) }),
  problems: [],
  failure: enrollmentMessages.listFailed,
})
