import { feedback, type submitFeedback as endpoint } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { throttleVisitorForm } from '../visitor-forms/throttle-visitor-form.ts'
import { toSubmission } from '../visitor-forms/to-submission.ts'
import { feedbackRows, insertFeedback, updateFeedbackStatus, updateToReplied } from './feedback.queries.ts'

export const feedbackReads = readsOf(feedback, feedbackRows, toSubmission)

/** The first of two replies counts. */
export async function replyToFeedback(context: Context, id: string, reply: string) {
  const { isDone, row } = await updateToReplied(context, { id, reply, admin: requireSignedIn(context) })
  const answer = feedbackReads.answer(context, row)
  if (!answer.contactRequested) throw new DomainError('reply_not_requested')
  if (!isDone) throw new DomainError('reply_already_sent')
  return answer
}

export const setFeedbackStatus = async (context: Context, id: string, status: FeedbackStatus) =>
  feedbackReads.answer(context, (await updateFeedbackStatus(context, { id, status })).row)

export async function submitFeedback(
  context: Context,
  { pebble, website, challenge, ...sent }: EndpointRequest<typeof endpoint>['body'],
  exchange: HttpExchange,
) {
  const id = context.stableId('fbk')
  if (context.isRetry && (await feedbackRows.one(context, id)).length > 0) return { id }
  const email = sent.email || null
  await throttleVisitorForm(
    context,
    exchange,
    { form: 'feedback', email, sent: { pebble, website, challenge } },
    (isDoubtful) => {
      const row = { ...sent, id, email, userId: context.actor?.userId ?? null }
      return insertFeedback(context, { ...row, status: isDoubtful ? 'doubtful' : 'new' })
    },
  )
  return { id }
}
