import * as endpoints from '@kere/contracts/courses/enrollments'
import { renewAccess } from '../../accounts/auth/renew-access.ts'
import { route } from '../../http/route.ts'
import { enrollInCourse, getCourseStanding, leaveCourse, listCourseStandings } from './enrollments.ts'

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
  route(endpoints.listCourseStandings, (context) => listCourseStandings(context)),
]
