import * as endpoints from '@kere/contracts/courses/courses'
import { route } from '../../http/route.ts'
import { listCourses } from './list-courses.ts'
import { getCourse, listEducatorCourses, listFeaturedCourses, listRelatedCourses } from './courses.ts'

export const routes = [
  route(endpoints.listCourses, (context, { query }) => listCourses(context, query)),
  route(endpoints.listFeaturedCourses, (context) => listFeaturedCourses(context)),
  route(endpoints.getCourse, (context, { params }) => getCourse(context, params.id)),
  route(endpoints.listRelatedCourses, (context, { params }) => listRelatedCourses(context, params.id)),
  route(endpoints.listEducatorCourses, (context, { params }) => listEducatorCourses(context, params.id)),
]
