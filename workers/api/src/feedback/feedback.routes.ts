import * as endpoints from '@kere/contracts/feedback'
import { feedbackRoleNames } from '@kere/contracts/feedback-options'
import { labelOf } from '@kere/contracts/open-value'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { replyToFeedback, setFeedbackStatus } from './answer-feedback.ts'
import { getFeedback } from './get-feedback.ts'
import { listFeedback } from './list-feedback.ts'
import { submitFeedback } from './submit-feedback.ts'

export const routes = [
  route(endpoints.submitFeedback, (context, { body }, exchange) => submitFeedback(context, body, exchange)),
  route(endpoints.listFeedback, (context, { query }) => listFeedback(context, query)),
  route(endpoints.getFeedback, (context, { params }) => getFeedback(context, params.id)),
  route(endpoints.setFeedbackStatus, (context, { params, body }) => setFeedbackStatus(context, params.id, body.status)),
  route(endpoints.replyToFeedback, (context, { params, body }) => replyToFeedback(context, params.id, body.text)),
]

/** U-11 */
export const exports = csvOf(endpoints.feedbackList, endpoints.exportFeedback, listFeedback, {
  Date: ({ submittedAt }) => timeInIndia(submittedAt),
  Name: ({ name }) => name,
  Role: ({ role }) => labelOf(feedbackRoleNames, role),
  Email: ({ email }) => email,
  'Contact Requested': ({ contactRequested }) => (contactRequested ? 'Yes' : 'No'),
  Feedback: ({ feedbackText }) => feedbackText,
})
