import { feedback, type NewFeedback } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { receiveMessage, toMessage } from '../visitor-forms/visitor-message.ts'
import { feedbackRows, insertFeedback, updateFeedbackStatus, updateToReplied } from './feedback.queries.ts'

export const feedbackReads = readsOf(feedback, feedbackRows, toMessage)

/** If two admins reply at once, only the first reply is stored and sent. */
export async function replyToFeedback(context: Context, id: string, reply: string) {
  const { isDone, row } = await updateToReplied(context, id, reply)
  const answer = feedbackReads.answer(context, row)
  if (!answer.contactRequested) throw new DomainError('reply_not_requested')
  if (!isDone) throw new DomainError('reply_already_sent')
  return answer
}

export const setFeedbackStatus = async (context: Context, id: string, status: FeedbackStatus) =>
  feedbackReads.answer(context, (await updateFeedbackStatus(context, id, status)).row)

export const submitFeedback = (context: Context, sent: NewFeedback, exchange: HttpExchange) =>
  receiveMessage(
    context,
    exchange,
    { form: 'feedback', prefix: 'fbk', rows: feedbackRows, body: { ...sent, email: sent.email || null } },
    (row) => insertFeedback(context, row),
  )
