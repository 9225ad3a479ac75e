import * as endpoints from '@kere/contracts/course-authoring'
import { enrollmentStatusNames } from '@kere/contracts/enrollment-options'
import { labelOf } from '@kere/contracts/open-value'
import { csvOf } from '../exports/csv-of.ts'
import { bulkRoute } from '../bulk/bulk-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { courseActs } from './course-acts.ts'
import { createCourse } from './create-course.ts'
import { deleteCourse, restoreCourse } from './delete-course.ts'
import { getCourseDraft } from './get-course-draft.ts'
import { getLessonDraft, previewLesson, saveLessonDraft } from './lesson-drafts.ts'
import { listCourseLearners } from './list-course-learners.ts'
import { listOwnCourses } from './list-own-courses.ts'
import { publishCourse, unpublishCourse } from './publish-course.ts'
import { saveCourseDraft } from './save-course-draft.ts'

export const routes = [
  route(endpoints.listOwnCourses, (context, { query }) => listOwnCourses(context, query)),
  route(endpoints.createCourse, (context, { body }) => createCourse(context, body)),
  route(endpoints.getCourseDraft, (context, { params }) => getCourseDraft(context, params.id)),
  route(endpoints.saveCourseDraft, (context, { params, body }) => saveCourseDraft(context, params.id, body)),
  route(endpoints.getLessonDraft, (context, { params }) => getLessonDraft(context, params)),
  route(endpoints.saveLessonDraft, (context, { params, body }) => saveLessonDraft(context, params, body)),
  route(endpoints.previewLesson, (context, { params }) => previewLesson(context, params)),
  route(endpoints.publishCourse, (context, { params, body }) => publishCourse(context, params.id, body)),
  route(endpoints.unpublishCourse, (context, { params }) => unpublishCourse(context, params.id)),
  route(endpoints.deleteCourse, (context, { params }) => deleteCourse(context, params.id)),
  route(endpoints.restoreCourse, (context, { params }) => restoreCourse(context, params.id)),
  bulkRoute({
    endpoint: endpoints.actOnOwnCourses,
    read: listOwnCourses,
    walk: 'newest',
    toRow: ({ id, version, title }) => ({ id, version, name: title }),
    acts: courseActs,
  }),
  route(endpoints.listCourseLearners, (context, { query }) => listCourseLearners(context, query)),
]

/** U-11 */
export const exports = csvOf(endpoints.courseLearnerList, endpoints.exportCourseLearners, listCourseLearners, {
  Name: ({ name }) => name,
  Status: ({ status }) => labelOf(enrollmentStatusNames, status),
  'Progress (%)': ({ progress }) => progress,
  'Lessons Done': ({ lessonsDone }) => lessonsDone,
  Enrolled: ({ enrolledAt }) => timeInIndia(enrolledAt),
  'Last Opened': ({ lastOpenedAt }) => (lastOpenedAt === null ? null : timeInIndia(lastOpenedAt)),
  Completed: ({ completedAt }) => (completedAt === null ? null : timeInIndia(completedAt)),
})
