import { foldText } from '@kere/brand/fold-text'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { cutText } from '@kere/contracts/text/cut-text'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { reportLessonPost as reportEndpoint } from '@kere/contracts/courses/lesson-questions'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { wordsOf } from '../../kit/lists/search.ts'
import { insertReport, selectReport } from '../../accounts/accounts/report-rows.ts'
import { selectReportedCheck } from '../lesson-checks/check-rows.ts'
import {
  type AnswerRow,
  questionPage,
  type QuestionRow,
  selectCompared,
  selectQuestion,
  selectQuestionPage,
} from './lesson-questions.queries.ts'
import {
  deletePost,
  insertAnswer,
  insertQuestion,
  questionOf,
  selectReported,
  updateFollowing,
  updateHidden,
  updateText,
  updateToEndorsed,
  updateToUnendorsed,
} from './write.queries.ts'

const aDay = (limit: number) => ({ account: { limit, windowMs: 24 * 60 * 60 * 1000 } })

const toPost = ({ id, authorName, isMine, text, createdAt, editedAt, hiddenAt }: QuestionRow | AnswerRow) => ({
  id,
  authorName,
  isMine,
  text,
  at: instantOf(createdAt),
  isEdited: editedAt !== null,
  isHidden: hiddenAt !== null,
})

const toQuestion = (row: QuestionRow, answers: readonly AnswerRow[]) => ({
  ...toPost(row),
  course: { id: row.courseId, title: row.courseTitle },
  lesson: { id: row.lessonId, title: row.lessonTitle },
  state: row.state,
  isFollowed: row.isFollowed,
  mayGuide: row.mayGuide,
  answers: answers
    .filter(({ questionId }) => questionId === row.id)
    .map((answer) => ({
      ...toPost(answer),
      isEducator: answer.isEducator,
      isEndorsed: answer.endorsedAt !== null,
    })),
})

/** @throws {DomainError} `not_found` */
export async function getLessonQuestion(context: Context, id: ReturnType<typeof questionOf>) {
  const { row, answers } = requireFound(await selectQuestion(context, id, requireSignedIn(context)))
  return toQuestion(row, answers)
}

/** @throws {DomainError} `not_found` for whoever has no place in the course */
export async function listLessonQuestions(context: Context, lessonId: string, request: ListRequest<'newest'>) {
  const page = questionPage(request)
  const { lesson, rows, answers, total } = await selectQuestionPage(context, lessonId, requireSignedIn(context), page)
  if (!lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  return {
    ...pageOf(page, rows, (row) => toQuestion(row, answers)),
    total,
    totalIsLowerBound: total >= page.countLimit,
  }
}

/** Those that share most words with the text, and at least half of them. */
export async function findSimilarQuestions(context: Context, lessonId: string, text: string) {
  const words = [...new Set((wordsOf(text) ?? []).map(foldText).filter((word) => word.length > 3))]
  if (words.length === 0) return { items: [] }
  const rows = await selectCompared(context.db, lessonId, requireSignedIn(context))
  const scored = rows.map((row) => {
    const folded = foldText(row.text)
    return { row, shared: words.filter((word) => folded.includes(word)).length }
  })
  return {
    items: scored
      .filter(({ shared }) => shared * 2 >= words.length)
      .toSorted((one, other) => other.shared - one.shared)
      .slice(0, questionLimits.similar)
      .map(({ row: { lessonId: id, lessonTitle: title, ...row } }) => ({ ...row, lesson: { id, title } })),
  }
}

/** @throws {DomainError} `not_found`, `too_many_own_questions`, `too_many_attempts` */
export async function askLessonQuestion(context: Context, lessonId: string, text: string, networkAddress: string) {
  const person = requireSignedIn(context)
  const limits = aDay(questionLimits.questionsPerDay)
  await throttle(context, { act: 'lesson_question', account: person.userId, networkAddress, limits })
  const id = context.stableId('lqn')
  const { question, answers, lesson } = await insertQuestion(context, { id, lessonId, person, text })
  if (question[0]) return toQuestion(question[0], answers)
  if (lesson.length === 0) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  throw new DomainError('too_many_own_questions')
}

/** @throws {DomainError} `not_found`, `too_many_lesson_answers`, `too_many_attempts` */
export async function answerLessonQuestion(context: Context, questionId: string, text: string, networkAddress: string) {
  const person = requireSignedIn(context)
  const limits = aDay(questionLimits.answersPerDay)
  await throttle(context, { act: 'lesson_answer', account: person.userId, networkAddress, limits })
  const id = context.stableId('lan')
  const { isDone, question, answers } = await insertAnswer(context, { id, questionId, person, text })
  const row = requireFound(question[0])
  if (!isDone) throw new DomainError('too_many_lesson_answers')
  return toQuestion(row, answers)
}

export async function followLessonQuestion(context: Context, id: string, isFollowed: boolean) {
  await updateFollowing(context, { id, person: requireSignedIn(context), isFollowed })
  return getLessonQuestion(context, id)
}

/** @throws {DomainError} `not_found` of somebody else’s */
export async function editLessonPost(context: Context, id: string, text: string) {
  const { isDone } = await updateText(context, id, requireSignedIn(context), text)
  if (!isDone) throw new DomainError('not_found')
  return getLessonQuestion(context, questionOf(id))
}

/** Idempotent. @throws {DomainError} `not_found` of somebody else’s, `question_answered` */
export async function deleteLessonPost(context: Context, id: string): Promise<void> {
  if (await deletePost(context, id, requireSignedIn(context))) return
  const { isMine } = await getLessonQuestion(context, questionOf(id))
  throw new DomainError(isMine && id.startsWith('lqn_') ? 'question_answered' : 'not_found')
}

/** @throws {DomainError} `not_found` for whoever does not guide the course */
export async function hideLessonPost(context: Context, id: string, isHidden: boolean) {
  await updateHidden(context, id, requireSignedIn(context), isHidden)
  return guided(await getLessonQuestion(context, questionOf(id)))
}

/** @throws {DomainError} `not_found`, `already_endorsed` */
export async function endorseLessonAnswer(context: Context, id: string) {
  await updateToEndorsed(context, id, requireSignedIn(context))
  const question = guided(await getLessonQuestion(context, questionOf(id)))
  if (!isEndorsed(question, id)) throw new DomainError('already_endorsed')
  return question
}

/** @throws {DomainError} `not_found`, `endorsement_final` */
export async function undoLessonEndorsement(context: Context, id: string) {
  await updateToUnendorsed(context, id, requireSignedIn(context))
  const question = guided(await getLessonQuestion(context, questionOf(id)))
  if (isEndorsed(question, id)) throw new DomainError('endorsement_final')
  return question
}

type Question = ReturnType<typeof toQuestion>

function guided(question: Question) {
  if (!question.mayGuide) throw new DomainError('not_found')
  return question
}

const isEndorsed = ({ answers }: Question, id: string) =>
  answers.some((answer) => answer.id === id && answer.isEndorsed)

/** The report is one of its author, and says where the words stand. The answer is the same, whoever wrote them. */
export async function reportLessonPost(
  context: Context,
  id: string,
  { reason, text }: EndpointRequest<typeof reportEndpoint>['body'],
  networkAddress: string,
) {
  const person = requireSignedIn(context)
  const done = { ok: true as const }
  const reportId = context.stableId('rep')
  if (context.isRetry && (await selectReport(context.db, reportId)).length > 0) return done
  const limits = aDay(questionLimits.reportsPerDay)
  await throttle(context, { act: 'lesson_report', account: person.userId, networkAddress, limits })
  const isCheck = id.startsWith('chk_')
  const [found] = await (isCheck
    ? selectReportedCheck(context.db, id, person.userId)
    : selectReported(context, id, person))
  const post = requireFound(found)
  if (post.authorId === null) throw new DomainError('check_of_nobody')
  const where = `${isCheck ? 'A check' : id.startsWith('lqn_') ? 'A question' : 'An answer'} in “${post.course}”: “${cutText(post.text, 300)}”`
  await insertReport(context, {
    id: reportId,
    personId: post.authorId,
    reporterId: person.userId,
    email: null,
    reason,
    text: text ? `${where}\n\n${text}` : where,
    isDoubtful: false,
    isKnown: true,
  })
  return done
}
