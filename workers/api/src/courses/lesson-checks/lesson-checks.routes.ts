import * as endpoints from '@kere/contracts/courses/lesson-checks'
import { route } from '../../http/route.ts'
import { answerLessonCheck, listLessonChecks } from './lesson-checks.ts'

export const routes = [
  route(endpoints.listLessonChecks, (context, { params }) =>
    listLessonChecks(context, params.courseId, params.lessonId),
  ),
  route(endpoints.answerLessonCheck, (context, { params, body }, { networkAddress }) =>
    answerLessonCheck(context, params, body.answer, networkAddress),
  ),
]
