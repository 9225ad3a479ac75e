import * as endpoints from '@kere/contracts/learning'
import { route } from '../frame/route.ts'
import { getMyCourse } from './get-my-course.ts'
import { getMyLesson, getPreviewLesson } from './get-lesson.ts'
import { listMyEnrollments } from './list-my-enrollments.ts'
import { listMyNotes } from './list-my-notes.ts'
import { saveNote } from './save-note.ts'
import { completeMyCourse, setPosition, updateMyLesson } from './update-progress.ts'

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
