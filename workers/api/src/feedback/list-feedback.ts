import { type FeedbackSort, feedbackStatuses } from '@kere/contracts/feedback-options'
import type { Context } from '../context.ts'
import { countEach } from '../lists/counts.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { visitorFormAnswer } from '../visitor-forms/visitor-form-answer.ts'
import { type FeedbackFilters, feedbackPage, selectFeedbackPage } from './feedback.queries.ts'

/** S-516 */
export async function listFeedback({ db }: Context, request: FeedbackFilters & ListRequest<FeedbackSort>) {
  const page = feedbackPage(request)
  const { rows, counters, total } = await selectFeedbackPage(db, request, page)
  return {
    ...pageOf(page, rows, visitorFormAnswer),
    total,
    totalIsLowerBound: total >= page.countUpTo,
    counts: countEach(feedbackStatuses, (status) => counters.find((counter) => counter.status === status)?.count ?? 0),
  }
}
