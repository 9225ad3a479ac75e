import { pictureTypes } from '@kere/contracts/files/file-kind'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { handIns, type newHandIn } from '@kere/contracts/courses/field-tasks'
import {
  type DraftHandIn,
  handInLimits,
  handInMessages,
  numberFault,
} from '@kere/contracts/courses/field-tasks-options'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField, requireFound } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { FileAnswer } from '../../http/route.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { answerFile } from '../../kit/files/answer-file.ts'
import { findStoredFile } from '../../kit/files/files.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import {
  type HandInColumns,
  type OwnHandInColumns,
  handInRows,
  type HandInToAnswer,
  insertHandIn,
  selectHandIn,
  selectHandInFile,
  selectOwnHandIn,
  selectTask,
  updateToAnswered,
  updateToHandedInAgain,
  updateToShared,
  updateToUnanswered,
  updateToWithdrawn,
} from './field-tasks.queries.ts'

const toHandIn = (row: HandInColumns) => ({
  id: row.id,
  kind: row.kind,
  note: row.note,
  number: row.number === '' ? null : { text: row.number, unit: row.unit },
  file:
    row.fileType === null || row.fileSize === null
      ? null
      : { type: row.fileType, size: row.fileSize, text: row.fileText },
  replacedFile: row.fileType === null && row.fileText !== '' ? row.fileText : undefined,
  // No query here answers with what was taken back.
  state: row.state === 'withdrawn' ? 'waiting' : row.state,
  at: instantOf(row.createdAt),
  answer: row.settledAt === null ? null : { text: row.reply, at: instantOf(row.settledAt) },
})

// The publication has written it.
const taskOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as DraftHandIn))

interface FoundTask {
  handIn: string | null
  hasEducator: boolean
}

const toFieldTask = ({ handIn, hasEducator }: FoundTask, rows: readonly OwnHandInColumns[]) => ({
  task: taskOf(handIn),
  hasEducator,
  handIns: rows.map((row) => ({
    ...toHandIn(row),
    isInPortfolio: row.inPortfolioAt !== null,
    entryId: row.inPortfolioAt === null ? undefined : (row.entryId ?? undefined),
  })),
})

interface Place {
  courseId: string
  lessonId: string
}

/** @throws {DomainError} `not_found` where the caller has no place in the course, or it has no such lesson */
export async function getFieldTask(context: Context, place: Place) {
  const { userId } = requireSignedIn(context)
  const { task, handIns: rows } = await selectTask(context.db, { ...place, userId })
  if (!task) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  return toFieldTask(task, rows)
}

const limits = { account: { limit: handInLimits.perHour, windowMs: 60 * 60 * 1000 } }

/**
 * @throws {DomainError} `not_found`, `validation_failed`, `field_task_changed`, `course_without_educator`, `hand_in_accepted`,
 * `too_many_hand_ins`, `too_many_attempts`
 */
export async function handInFieldTask(
  context: Context,
  place: Place,
  { note, number, fileId, fileText }: z.infer<typeof newHandIn>,
  networkAddress: string,
) {
  if (context.isDone) return getFieldTask(context, place)
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'field_task', account: userId, networkAddress, limits })
  const learned = { ...place, userId }
  const { task: found } = await selectTask(context.db, learned)
  if (!found) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  if (!found.hasEducator) throw new DomainError('course_without_educator')
  const task = taskOf(found.handIn)
  if (found.handIn === null || task === null) throw new DomainError('field_task_changed')
  const { kind, unit } = task
  const fault = kind === 'number' ? numberFault(number, task) : null
  if (fault) throw invalidField('/body/number', fault)
  if (kind !== 'number' && fileText === '')
    throw invalidField(
      '/body/fileText',
      kind === 'photo' ? handInMessages.photoTextRequired : handInMessages.fileTextRequired,
    )
  const {
    isDone,
    task: now,
    handIns: rows,
  } = await insertHandIn(context, learned, {
    id: context.newId('fhi'),
    kind,
    note,
    fileId,
    madeFor: found.handIn,
    ...(kind === 'number' ? { number, unit, fileText: '' } : { number: '', unit: '', fileText }),
  })
  const published = requireFound(now[0])
  if (isDone) return toFieldTask(published, rows)
  if (rows.some(({ state }) => state === 'accepted')) throw new DomainError('hand_in_accepted')
  if (!published.hasEducator) throw new DomainError('course_without_educator')
  if (published.handIn !== found.handIn) throw new DomainError('field_task_changed')
  const answered = rows.filter(({ state }) => state !== 'waiting')
  if (kind !== 'number' && answered.length < handInLimits.tries)
    throw invalidField('/body/fileId', kind === 'photo' ? handInMessages.photoRequired : handInMessages.fileRequired)
  throw new DomainError('too_many_hand_ins')
}

/** @throws {DomainError} `not_found` of somebody else’s, `hand_in_answered` */
export async function takeBackHandIn(context: Context, id: string): Promise<void> {
  const person = requireSignedIn(context)
  const { isDone } = await updateToWithdrawn(context, id, person)
  if (isDone) return
  const { state } = requireFound(await selectOwnHandIn(context, id, person))
  if (state !== 'withdrawn') throw new DomainError('hand_in_answered')
}

/** @throws {DomainError} `not_found` of somebody else’s, `hand_in_final` */
export async function putBackHandIn(context: Context, id: string): Promise<void> {
  const person = requireSignedIn(context)
  const { isDone } = await updateToHandedInAgain(context, id, person)
  if (isDone) return
  const { state } = requireFound(await selectOwnHandIn(context, id, person))
  if (state === 'withdrawn') throw new DomainError('hand_in_final', handInMessages.newerHandedIn)
}

/** Idempotent. @throws {DomainError} `not_found` of what is not accepted, or of somebody else’s */
export async function shareHandIn(context: Context, id: string): Promise<void> {
  const person = requireSignedIn(context)
  const { isDone } = await updateToShared(context, id, person)
  if (isDone) return
  const { inPortfolioAt } = requireFound(await selectOwnHandIn(context, id, person))
  if (inPortfolioAt === null) throw new DomainError('not_found')
}

const toRow = (row: HandInToAnswer) => ({
  ...toHandIn(row),
  learnerName: row.learnerName,
  course: { id: row.courseId, title: row.courseTitle },
  lesson: { id: row.lessonId, title: row.lessonTitle },
})

export const handInReads = readsOf(handIns, handInRows, toRow)

/** @throws {DomainError} `not_found` */
export async function getHandIn(context: Context, id: string) {
  const found = await selectHandIn(context, id, requireSignedIn(context))
  if (!found) throw new DomainError('not_found', 'The learner has replaced it, or taken it back')
  return {
    ...toRow(found.row),
    task: taskOf(found.task),
    mayAnswer: found.mayAnswer,
    earlier: found.earlier.map(toHandIn),
  }
}

/**
 * @param reply null accepts it
 * @throws {DomainError} `not_found`, `hand_in_answered`
 */
export async function answerHandIn(context: Context, id: string, reply: string | null) {
  const { isDone } = await updateToAnswered(context, id, requireSignedIn(context), reply)
  const handIn = await getHandIn(context, id)
  if (isDone) return handIn
  throw handIn.mayAnswer ? new DomainError('hand_in_answered') : new DomainError('not_found')
}

/** @throws {DomainError} `not_found`, `hand_in_final` */
export async function undoHandInAnswer(context: Context, id: string) {
  await updateToUnanswered(context, id, requireSignedIn(context))
  const handIn = await getHandIn(context, id)
  if (!handIn.mayAnswer) throw new DomainError('not_found')
  if (handIn.state !== 'waiting') throw new DomainError('hand_in_final')
  return handIn
}

/**
 * Makes a link to the file and records it in the audit log.
 * @throws {DomainError} `not_found` for everybody except its learner and those who guide the course
 */
export async function linkHandInFile(context: Context, id: string) {
  const fileId = await selectHandInFile(context, id, requireSignedIn(context))
  if (fileId === null) throw new DomainError('not_found')
  return createDocumentLink(context, { fileId, action: 'hand_in.file_opened', subject: { type: 'hand_in', id } })
}

/** @throws {DomainError} `not_found` for everybody except its learner and those who guide the course, and for another file */
export async function getHandInPhoto(context: Context, id: string): Promise<FileAnswer> {
  const fileId = await selectHandInFile(context, id, requireSignedIn(context))
  const file = fileId === null ? undefined : await findStoredFile(context, { id: fileId })
  if (!file || !pictureTypes.some((type) => type === file.type)) throw new DomainError('not_found')
  const { body, headers } = await answerFile(context, file, { isAttachment: false })
  return { body, headers: { ...headers, 'cache-control': 'private, no-cache', vary: 'cookie' } }
}
