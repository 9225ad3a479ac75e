import * as endpoints from '@kere/contracts/courses/course-authoring'
import * as learners from '@kere/contracts/courses/course-learners'
import { enrollmentStatusNames } from '@kere/contracts/courses/enrollment-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { bulkRoute } from '../../kit/bulk/bulk-of.ts'
import { route } from '../../http/route.ts'
import { courseActs } from './course-acts.ts'
import { createCourse } from './create-course.ts'
import { getLessonDraft, previewLesson, saveLessonDraft } from './lesson-drafts.ts'
import { listOwnCourses } from './list-own-courses.ts'
import { publishCourse, unpublishCourse } from './publish-course.ts'
import { saveCourseDraft } from './save-course-draft.ts'
import { deleteCourse, restoreCourse, getCourseDraft, listCourseLearners } from './course-authoring.ts'

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
  route(learners.listCourseLearners, (context, { query }) => listCourseLearners(context, query)),
]

export const exports = csvOf(learners.courseLearnerList, learners.exportCourseLearners, listCourseLearners, {
  Name: { text: ({ name }) => name },
  Status: { text: ({ status }) => labelOf(enrollmentStatusNames, status) },
  'Progress (%)': { number: ({ progress }) => progress },
  'Lessons Done': { number: ({ lessonsDone }) => lessonsDone },
  Enrolled: { moment: ({ enrolledAt }) => enrolledAt },
  'Last Opened': { moment: ({ lastOpenedAt }) => lastOpenedAt },
  Completed: { moment: ({ completedAt }) => completedAt },
})
