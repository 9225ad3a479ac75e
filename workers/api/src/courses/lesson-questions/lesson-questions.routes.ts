import * as endpoints from '@kere/contracts/courses/lesson-questions'
import { route } from '../../http/route.ts'
import { getAnswerTime, inboxReads } from './question-inbox.ts'
import {
  answerLessonQuestion,
  askLessonQuestion,
  deleteLessonPost,
  editLessonPost,
  endorseLessonAnswer,
  findSimilarQuestions,
  followLessonQuestion,
  getLessonQuestion,
  hideLessonPost,
  listLessonQuestions,
  reportLessonPost,
  undoLessonEndorsement,
} from './lesson-questions.ts'

export const routes = [
  route(endpoints.listLessonQuestions, (context, { params, query }) =>
    listLessonQuestions(context, params.lessonId, query),
  ),
  route(endpoints.getLessonQuestion, (context, { params }) => getLessonQuestion(context, params.id)),
  route(endpoints.findSimilarQuestions, (context, { params, query }) =>
    findSimilarQuestions(context, params.lessonId, query.text),
  ),
  route(endpoints.askLessonQuestion, (context, { params, body }, { networkAddress }) =>
    askLessonQuestion(context, params.lessonId, body.text, networkAddress),
  ),
  route(endpoints.answerLessonQuestion, (context, { params, body }, { networkAddress }) =>
    answerLessonQuestion(context, params.id, body.text, networkAddress),
  ),
  route(endpoints.followLessonQuestion, (context, { params, body }) =>
    followLessonQuestion(context, params.id, body.isFollowed),
  ),
  route(endpoints.editLessonPost, (context, { params, body }) => editLessonPost(context, params.id, body.text)),
  route(endpoints.deleteLessonPost, (context, { params }) => deleteLessonPost(context, params.id)),
  route(endpoints.hideLessonPost, (context, { params, body }) => hideLessonPost(context, params.id, body.isHidden)),
  route(endpoints.reportLessonPost, (context, { params, body }, { networkAddress }) =>
    reportLessonPost(context, params.id, body, networkAddress),
  ),
  route(endpoints.endorseLessonAnswer, (context, { params }) => endorseLessonAnswer(context, params.id)),
  route(endpoints.undoLessonEndorsement, (context, { params }) => undoLessonEndorsement(context, params.id)),
  ...inboxReads.routes,
  route(endpoints.getAnswerTime, (context, { params }) => getAnswerTime(context, params.courseId)),
]
