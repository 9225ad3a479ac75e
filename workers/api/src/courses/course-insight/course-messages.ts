import type { sendCourseMessage as endpoint } from '@kere/contracts/courses/course-insight'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { toInsight } from './course-insight.ts'
import { insertMessage, selectUnfinished, writePiece } from './course-messages.queries.ts'

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

const piecesAtOnce = 5

/** The clock writes what the first batch of a message left. @returns the number of emails */
export async function writeCourseMessages(clock: MailContext): Promise<number> {
  let written = 0
  for (let piece = 0; piece < piecesAtOnce; piece += 1) {
    const group = await selectUnfinished(clock.db)
    if (!group) break
    written += await writePiece(clock, group)
  }
  return written
}
