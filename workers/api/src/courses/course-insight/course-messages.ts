import type { sendCourseMessage as endpoint } from '@kere/contracts/courses/course-insight'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { toInsight } from './course-insight.ts'
import { deleteMessage, insertMessage, selectMessage, selectUnfinished, writePiece } from './course-messages.queries.ts'

/** @throws {DomainError} `not_found`, `course_message_spent`, `course_message_for_nobody` */
export async function sendCourseMessage(
  context: Context,
  courseId: string,
  { lessonId, silence, ...said }: EndpointRequest<typeof endpoint>['body'],
) {
  const id = context.stableId('msg')
  const author = requireSignedIn(context)
  const { isSent, rows } = await insertMessage(context, { id, courseId, author, lessonId, silence, ...said })
  const insight = toInsight(rows, context.at)
  if (isSent) return insight
  throw new DomainError(insight.nextMessageAt === null ? 'course_message_for_nobody' : 'course_message_spent')
}

/** @throws {DomainError} `not_found`, `course_message_sent` */
export async function withdrawCourseMessage(context: Context, place: { courseId: string; id: string }) {
  const own = { ...place, author: requireSignedIn(context) }
  if (await deleteMessage(context, own)) return
  requireFound(await selectMessage(context, own))
  throw new DomainError('course_message_sent')
}

const piecesAtOnce = 5

/** The clock writes the emails of messages that can no longer be taken back. @returns the number of emails */
export async function writeCourseMessages(clock: MailContext): Promise<number> {
  let written = 0
  for (let piece = 0; piece < piecesAtOnce; piece += 1) {
    const group = await selectUnfinished(clock)
    if (!group) break
    written += await writePiece(clock, group)
  }
  return written
}
