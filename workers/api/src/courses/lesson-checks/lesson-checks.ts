import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { checkLimits, type CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField, requireFound } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { judge, shuffle, solutionOf } from './judge.domain.ts'
import {
  type CheckRow,
  insertTry,
  selectCheck,
  selectCheckKey,
  selectChecks,
  type TryRow,
} from './lesson-checks.queries.ts'

const toCheck = (check: CheckRow, tries: readonly TryRow[], userId: string) => ({
  ...check,
  options: shuffle(check.options, `${check.id} ${userId}`),
  tries: tries.flatMap(({ checkId, createdAt, ...made }) =>
    checkId === check.id ? [{ ...made, at: instantOf(createdAt) }] : [],
  ),
})

/** @throws {DomainError} `not_found` where the caller has no place in the course, or it has no such lesson */
export async function listLessonChecks(context: Context, courseId: string, lessonId: string) {
  const { userId } = requireSignedIn(context)
  const { lesson, checks, tries } = await selectChecks(context.db, { userId, courseId }, lessonId)
  if (!lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  return { items: checks.map((check) => toCheck(check, tries, userId)) }
}

const tryLimits = { account: { limit: checkLimits.triesPerHour, windowMs: 60 * 60 * 1000 } }

/** @throws {DomainError} `not_found`, `validation_failed`, `check_changed`, `too_many_attempts` */
export async function answerLessonCheck(
  context: Context,
  { courseId, checkId }: { courseId: string; checkId: string },
  answer: string[],
  networkAddress: string,
) {
  const { userId } = requireSignedIn(context)
  const place = { userId, courseId }
  if (context.isDone) return currentCheck(context, place, checkId)
  await throttle(context, { act: 'lesson_check', account: userId, networkAddress, limits: tryLimits })
  const stored = requireFound(await selectCheckKey(context.db, place, checkId))
  // The publication wrote the options, so the cast is safe.
  const options = JSON.parse(stored.options) as CheckOption[]
  const key = { ...stored, options }
  const judged = judge(key, answer)
  if (judged.fault === 'no_number') throw invalidField('/body/answer', 'Please enter a number, such as 12.5')
  if (judged.fault !== null) throw new DomainError('check_changed')
  const id = context.stableId('cht')
  const { isDone, checks, tries } = await insertTry(context, place, {
    id,
    checkId,
    question: stored.question,
    answer,
    isRight: judged.isRight,
    feedback: judged.feedback,
    solution: { answer: solutionOf(key), text: stored.explanation },
    judgedBy: stored.options,
  })
  const check = requireFound(checks[0])
  const isAnswered = tries.some(({ question, isRight }) => isRight && question === check.question)
  if (!isDone && !isAnswered) throw new DomainError('check_changed')
  return toCheck(check, tries, userId)
}

async function currentCheck(context: Context, place: { userId: string; courseId: string }, checkId: string) {
  const { check, tries } = requireFound(await selectCheck(context.db, place, checkId))
  return toCheck(check, tries, place.userId)
}
