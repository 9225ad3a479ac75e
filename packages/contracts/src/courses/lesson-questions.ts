import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { oneOf, resource } from '../http/resource.ts'
import { reportFailure, reportLimits, reportReasons } from '../people/profile-reports-options.ts'
import { lineField, optionalText, requiredText } from '../text/text.ts'
import { courseReference } from './course-figures.ts'
import { questionLimits, questionMessages, questionStates } from './lesson-questions-options.ts'

export const problems = {
  too_many_own_questions: {
    status: 409,
    title: `You have asked ${countOf(questionLimits.ownQuestions, 'question')} in this course, as many as one person can. Delete one first`,
  },
  too_many_lesson_answers: { status: 409, title: 'This question has as many answers as it can hold' },
  question_answered: { status: 409, title: 'Others have answered it, so it stays. You can still edit it' },
  already_endorsed: { status: 409, title: 'Another answer to this question is endorsed already' },
  endorsement_final: { status: 409, title: 'The email has left, so this endorsement cannot be taken back' },
} as const

/** Learners of the course, its educator, and admins. For everybody else, the course has no questions. */
const members = { roles } as const

const writers = { roles, minors: 'class' } as const

/** A post reveals nothing about its author except the name, as the people of the course see it. */
const post = {
  id: z.string(),
  authorName: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
  isEdited: z.boolean(),
  /** True if the educator has hidden it. Only its author, and those who may show it again, still see it. */
  isHidden: z.boolean(),
}

export const lessonAnswer = z.object({
  ...post,
  isEducator: z.boolean(),
  isEndorsed: z.boolean(),
})

export type LessonAnswer = z.infer<typeof lessonAnswer>

export const lessonQuestion = z.object({
  ...post,
  course: courseReference,
  lesson: z.object({ id: z.string(), title: z.string() }),
  state: openEnum(questionStates),
  isFollowed: z.boolean(),
  /** True if the caller may endorse and hide: the educator of the course, and admins. */
  mayGuide: z.boolean(),
  /** The endorsed answer comes first, then those of the educator, then the others by time. */
  answers: z.array(lessonAnswer),
})

export type LessonQuestion = z.infer<typeof lessonQuestion>

export const lessonQuestionList = listOf(lessonQuestion, {
  name: 'lesson-questions',
  filters: {},
  sorts: ['newest'],
})

export const listLessonQuestions = defineEndpoint('listLessonQuestions', 'GET /api/lessons/:lessonId/questions', {
  summary: 'Questions on a lesson with their answers, the newest first. For the people of the course.',
  access: members,
  query: lessonQuestionList.query,
  response: lessonQuestionList.response,
  isKeptOffline: true,
  failure: questionMessages.listFailed,
})

export const getLessonQuestion = defineEndpoint('getLessonQuestion', 'GET /api/lesson-questions/:id', {
  summary: 'One question with its answers.',
  access: members,
  response: lessonQuestion,
  failure: questionMessages.listFailed,
})

export const similarQuestion = z.object({
  id: z.string(),
  text: z.string(),
  lesson: z.object({ id: z.string(), title: z.string() }),
  answersCount: z.int(),
  state: openEnum(questionStates),
})

export const findSimilarQuestions = defineEndpoint(
  'findSimilarQuestions',
  'GET /api/lessons/:lessonId/similar-questions',
  {
    summary: 'Up to three questions of the lesson’s course that share most words with what is being typed.',
    access: members,
    query: z.object({ text: lineField().check(z.maxLength(questionLimits.questionLength)) }),
    response: z.object({ items: z.array(similarQuestion) }),
    failure: questionMessages.listFailed,
  },
)

export const newQuestion = z.strictObject({
  text: requiredText('Please write your question', questionLimits.questionLength),
})

export const askLessonQuestion = defineEndpoint('askLessonQuestion', 'POST /api/lessons/:lessonId/questions', {
  summary: 'Asks a question on a lesson. The educator is told, and the asker follows it.',
  access: writers,
  body: newQuestion,
  response: lessonQuestion,
  problems: ['too_many_own_questions', 'too_many_attempts'],
  failure: questionMessages.askFailed,
})

export const newAnswer = z.strictObject({
  text: requiredText('Please write your answer', questionLimits.answerLength),
})

export const answerLessonQuestion = defineEndpoint('answerLessonQuestion', 'POST /api/lesson-questions/:id/answers', {
  summary: 'Answers a question. Whoever follows it is told once a day at most.',
  access: writers,
  body: newAnswer,
  response: lessonQuestion,
  problems: ['too_many_lesson_answers', 'too_many_attempts'],
  failure: questionMessages.answerFailed,
})

export const followLessonQuestion = defineEndpoint('followLessonQuestion', 'PUT /api/lesson-questions/:id/following', {
  summary: 'Says whether the caller is told of answers to a question.',
  access: members,
  body: z.strictObject({ isFollowed: z.boolean() }),
  response: lessonQuestion,
  failure: questionMessages.followFailed,
})

export const editLessonPost = defineEndpoint('editLessonPost', 'PATCH /api/lesson-posts/:id', {
  summary: 'Changes the caller’s own question or answer. An endorsed answer loses its endorsement.',
  access: writers,
  body: newAnswer,
  response: lessonQuestion,
  failure: questionMessages.editFailed,
})

export const deleteLessonPost = defineEndpoint('deleteLessonPost', 'DELETE /api/lesson-posts/:id', {
  summary: 'Deletes the caller’s own answer, or own question that nobody else has answered.',
  access: members,
  problems: ['question_answered'],
  failure: questionMessages.deleteFailed,
})

export const hideLessonPost = defineEndpoint('hideLessonPost', 'PUT /api/lesson-posts/:id/hiding', {
  summary: 'Hides a question or an answer from learners, or shows it again. For the educator of its course and admins.',
  access: { roles: ['educator', 'admin'] },
  body: z.strictObject({ isHidden: z.boolean() }),
  response: lessonQuestion,
  failure: questionMessages.hideFailed,
})

export const newPostReport = z.strictObject({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  text: z.optional(optionalText(reportLimits.textLength)),
})

export const reportLessonPost = defineEndpoint('reportLessonPost', 'POST /api/lesson-posts/:id/reports', {
  summary:
    'Reports who wrote a question, an answer or a check of a lesson to the admins, who decide as on any reported profile (W-51).',
  access: members,
  body: newPostReport,
  status: 200,
  response: z.object({ ok: z.literal(true) }),
  problems: ['check_of_nobody', 'too_many_attempts'],
  failure: reportFailure,
})

export const endorseLessonAnswer = defineEndpoint('endorseLessonAnswer', 'POST /api/lesson-answers/:id/endorsement', {
  summary: 'Endorses a learner’s answer, one to a question. Its author is told. For the educator and admins.',
  access: { roles: ['educator', 'admin'] },
  status: 200,
  response: lessonQuestion,
  problems: ['already_endorsed'],
  failure: questionMessages.endorseFailed,
})

export const undoLessonEndorsement = defineEndpoint(
  'undoLessonEndorsement',
  'DELETE /api/lesson-answers/:id/endorsement',
  {
    summary: 'Takes an endorsement back as long as its email has not left. Nobody is told.',
    access: { roles: ['educator', 'admin'] },
    response: lessonQuestion,
    problems: ['endorsement_final'],
    failure: questionMessages.endorseFailed,
  },
)

export const inboxQuestion = z.object({
  id: z.string(),
  authorName: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  state: openEnum(questionStates),
  course: courseReference,
  lesson: z.object({ id: z.string(), title: z.string() }),
})

export type InboxQuestion = z.infer<typeof inboxQuestion>

export const questionInbox = resource('/api/lesson-questions', inboxQuestion, {
  name: 'question-inbox',
  access: { roles: ['educator', 'admin'] },
  filters: { state: oneOf(questionStates) },
  sorts: ['oldest', 'newest'],
  list: {
    name: 'listQuestionInbox',
    summary: 'Questions in all courses that the caller teaches, waiting longest first.',
    failure: questionMessages.listFailed,
  },
})

export const getAnswerTime = defineEndpoint('getAnswerTime', 'GET /api/courses/:courseId/answer-time', {
  summary: 'The usual hours until the educator of a course answers a question: the median of the latest; null for few.',
  access: 'public',
  response: z.object({ hours: z.nullable(z.int()) }),
  isAlwaysFound: true,
  maxAgeSeconds: 300,
  failure: questionMessages.listFailed,
})
