import * as endpoints from '@kere/contracts/courses'
import { route } from '../frame/route.ts'
import { getCourse } from './get-course.ts'
import { listCourses } from './list-courses.ts'
import { listFeaturedCourses } from './list-featured-courses.ts'
import { listRelatedCourses } from './list-related-courses.ts'

export const routes = [
  route(endpoints.listCourses, (context, { query }) => listCourses(context, query)),
  route(endpoints.listFeaturedCourses, (context) => listFeaturedCourses(context)),
  route(endpoints.getCourse, (context, { params }) => getCourse(context, params.id)),
  route(endpoints.listRelatedCourses, (context, { params }) => listRelatedCourses(context, params.id)),
]
