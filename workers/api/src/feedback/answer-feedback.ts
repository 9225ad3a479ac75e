import type { FeedbackStatus } from '@kere/contracts/feedback-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { visitorFormAnswer } from '../visitor-forms/visitor-form-answer.ts'
import { updateFeedbackStatus, updateToReplied } from './feedback.queries.ts'

/** The first of two replies counts. @throws {DomainError} `not_found`, `reply_not_requested`, `reply_already_sent` */
export async function replyToFeedback(context: Context, id: string, reply: string) {
  const { isReplied, row } = await updateToReplied(context, { id, reply, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  if (!row.contactRequested) throw new DomainError('reply_not_requested')
  if (!isReplied) throw new DomainError('reply_already_sent')
  return visitorFormAnswer(row)
}

/** @throws {DomainError} `not_found` */
export async function setFeedbackStatus(context: Context, id: string, status: FeedbackStatus) {
  const row = await updateFeedbackStatus(context, { id, status, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  return visitorFormAnswer(row)
}
