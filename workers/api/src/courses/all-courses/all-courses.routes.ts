import * as endpoints from '@kere/contracts/courses/all-courses'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { courseActs } from '../course-authoring/course-acts.ts'
import { route } from '../../http/route.ts'
import { setFeatured } from './feature-course.ts'
import { getListedCourse, listAllCourses, listCourseEducators } from './list-all-courses.ts'

export const routes = [
  route(endpoints.listAllCourses, (context, { query }) => listAllCourses(context, query)),
  route(endpoints.listCourseEducators, (context) => listCourseEducators(context)),
  route(endpoints.getListedCourse, (context, { params }) => getListedCourse(context, params.id)),
  route(endpoints.featureCourse, async (context, { params }) => void (await setFeatured(context, params.id, true))),
  route(endpoints.unfeatureCourse, async (context, { params }) => void (await setFeatured(context, params.id, false))),
  bulkRoute({
    endpoint: endpoints.actOnAllCourses,
    read: listAllCourses,
    walk: 'newest',
    toRow: ({ id, version, title }) => ({ id, version, name: title }),
    acts: {
      ...courseActs,
      feature: {
        endpoint: endpoints.featureCourse,
        undo: 'unfeature',
        run: (context, { id }) => setFeatured(context, id, true),
      },
      unfeature: {
        endpoint: endpoints.unfeatureCourse,
        undo: 'feature',
        run: (context, { id }) => setFeatured(context, id, false),
      },
    },
  }),
]
