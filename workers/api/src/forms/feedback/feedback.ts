import { feedbackStatuses, type FeedbackStatus, type FeedbackSort } from '@kere/contracts/forms/feedback-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { toSubmission } from '../visitor-forms/visitor-form-answer.ts'
import {
  updateFeedbackStatus,
  updateToReplied,
  selectSubmission,
  feedbackPage,
  selectFeedbackPage,
  insertFeedback,
  type FeedbackFilters,
} from './feedback.queries.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { submitFeedback as endpoint } from '@kere/contracts/forms/feedback'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { throttleVisitorForm } from '../visitor-forms/receive-visitor-form.ts'

/** The first of two replies counts. @throws {DomainError} `not_found`, `reply_not_requested`, `reply_already_sent` */
export async function replyToFeedback(context: Context, id: string, reply: string) {
  const { isReplied, row } = await updateToReplied(context, { id, reply, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  if (!row.contactRequested) throw new DomainError('reply_not_requested')
  if (!isReplied) throw new DomainError('reply_already_sent')
  return toSubmission(row)
}

/** @throws {DomainError} `not_found` */
export async function setFeedbackStatus(context: Context, id: string, status: FeedbackStatus) {
  const row = await updateFeedbackStatus(context, { id, status, admin: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found')
  return toSubmission(row)
}

/** @throws {DomainError} `not_found` */
export async function getFeedback({ db }: Context, id: string) {
  const [row] = await selectSubmission(db, id)
  if (!row) throw new DomainError('not_found')
  return toSubmission(row)
}

/** S-516 */
export async function listFeedback({ db }: Context, request: FeedbackFilters & ListRequest<FeedbackSort>) {
  const page = feedbackPage(request)
  const { rows, counters, total, totalIsLowerBound } = await selectFeedbackPage(db, request, page)
  return {
    ...pageOf(page, rows, toSubmission),
    total,
    totalIsLowerBound,
    counts: countEach(feedbackStatuses, (status) => counters.find((counter) => counter.status === status)?.count ?? 0),
  }
}

/** @throws {DomainError} `too_many_attempts`, `challenge_failed` */
export async function submitFeedback(
  context: Context,
  { pebble, website, challenge, ...feedback }: EndpointRequest<typeof endpoint>['body'],
  exchange: HttpExchange,
) {
  const id = context.stableId('fbk')
  if (context.isRetry && (await selectSubmission(context.db, id)).length > 0) return { id }
  const email = feedback.email || null
  const sent = { pebble, website, challenge }
  await throttleVisitorForm(context, exchange, { form: 'feedback', email, sent }, (isDoubtful) => {
    const row = { ...feedback, id, email, userId: context.actor?.userId ?? null }
    return insertFeedback(context, { ...row, status: isDoubtful ? 'doubtful' : 'new' })
  })
  return { id }
}
