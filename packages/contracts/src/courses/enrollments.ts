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

export const enrollInCourse = defineEndpoint('enrollInCourse', 'POST /api/courses/:id/enrollments', {
  summary: 'Gives the caller a place in a free course.',
  access: { roles, needs: ['onboarded'] },
  response: z.object({
    id: z.string(),
    course: z.object({ id: z.string(), title: z.string() }),
    enrolledAt: z.iso.datetime(),
    /**
     * Equals the user in the new access token. Its `isEnrolled` opens and closes the learners' pages for other roles
     * (C-21).
     */
    user: sessionUser,
  }),
  problems: ['course_unavailable', 'already_enrolled', 'own_course', 'course_not_free'],
  failure: enrollmentMessages.enrollFailed,
})

export const leaveCourse = defineEndpoint('leaveCourse', 'DELETE /api/me/enrollments/:courseId', {
  summary:
    'Gives up the caller’s place in a course that they have not completed. Progress, notes and hand-ins are deleted with it; enrolling again begins anew.',
  access: { roles },
  response: z.object({ user: sessionUser }),
  problems: ['enrollment_completed'],
  failure: enrollmentMessages.leaveFailed,
})

export const courseStanding = z.object({
  standing: openEnum(courseStandings),
  /** A percentage, 0 to 100; 0 without an enrollment. */
  progress: z.int(),
  openOrderId: z._default(z.nullable(z.string()), null),
})

export type CourseStandingAnswer = z.infer<typeof courseStanding>

export const getCourseStanding = defineEndpoint('getCourseStanding', 'GET /api/courses/:id/standing', {
  summary: 'What the caller is to a course: its educator, a learner with a place, or neither.',
  access: { roles },
  response: courseStanding,
  failure: enrollmentMessages.oneFailed,
})

export const listCourseStandings = defineEndpoint('listCourseStandings', 'GET /api/me/course-standings', {
  summary: 'What the caller is to each course that they learn, teach, or have yet to pay; of each kind the newest.',
  access: { roles, minors: 'open' },
  response: z.object({ items: z.array(z.extend(courseStanding, { courseId: z.string() })) }),
  failure: enrollmentMessages.listFailed,
})
