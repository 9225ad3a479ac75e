import * as endpoints from '@kere/contracts/courses/learning'
import { route } from '../../http/route.ts'
import { getMyLesson, getPreviewLesson } from './get-lesson.ts'
import { listMyEnrollments } from './list-my-enrollments.ts'
import { completeMyCourse, setPosition, updateMyLesson } from './update-progress.ts'
import { getMyCourse, listMyNotes, saveNote } from './learning.ts'

export const routes = [
  route(endpoints.listMyEnrollments, (context, { query }) => listMyEnrollments(context, query)),
  route(endpoints.getMyCourse, (context, { params }) => getMyCourse(context, params.courseId)),
  route(endpoints.getMyLesson, (context, { params }) => getMyLesson(context, params.courseId, params.lessonId)),
  route(endpoints.setPosition, (context, { params, body }) => setPosition(context, params.courseId, body)),
  route(endpoints.updateMyLesson, (context, { params, body }) => updateMyLesson(context, params, body)),
  route(endpoints.saveNote, (context, { params, body }) => saveNote(context, params, body)),
  route(endpoints.listMyNotes, (context, { params, query }) => listMyNotes(context, params.courseId, query)),
  route(endpoints.completeMyCourse, (context, { params }) => completeMyCourse(context, params.courseId)),
  route(endpoints.getPreviewLesson, (context, { params }) =>
    getPreviewLesson(context, params.courseId, params.lessonId),
  ),
]
