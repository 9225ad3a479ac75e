import * as endpoints from '@kere/contracts/enrollments'
import { renewAccess } from '../auth/renew-access.ts'
import { route } from '../frame/route.ts'
import { enrollInCourse } from './enroll-in-course.ts'
import { getCourseStanding } from './get-course-standing.ts'
import { leaveCourse } from './leave-course.ts'

export const routes = [
  route(
    endpoints.enrollInCourse,
    async (context, { params }, exchange) => ({
      ...(await enrollInCourse(context, params.id)),
      user: await renewAccess(context, exchange),
    }),
    renewAccess,
  ),
  route(
    endpoints.leaveCourse,
    async (context, { params }, exchange) => {
      await leaveCourse(context, params.courseId)
      return { user: await renewAccess(context, exchange) }
    },
    renewAccess,
  ),
  route(endpoints.getCourseStanding, (context, { params }) => getCourseStanding(context, params.id)),
]
