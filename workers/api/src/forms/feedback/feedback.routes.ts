import * as endpoints from '@kere/contracts/forms/feedback'
import { feedbackRoleNames } from '@kere/contracts/forms/feedback-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { route } from '../../http/route.ts'
import { feedbackReads, replyToFeedback, setFeedbackStatus, submitFeedback } from './feedback.ts'

export const routes = [
  ...feedbackReads.routes,
  route(endpoints.submitFeedback, (context, { body }, exchange) => submitFeedback(context, body, exchange)),
  route(endpoints.setFeedbackStatus, (context, { params, body }) => setFeedbackStatus(context, params.id, body.status)),
  route(endpoints.replyToFeedback, (context, { params, body }) => replyToFeedback(context, params.id, body.text)),
]

export const exports = feedbackReads.csv({
  Date: { moment: ({ submittedAt }) => submittedAt },
  Name: { text: ({ name }) => name },
  Role: { text: ({ role }) => labelOf(feedbackRoleNames, role) },
  Email: { text: ({ email }) => email },
  'Contact Requested': { text: ({ contactRequested }) => (contactRequested ? 'Yes' : 'No') },
  Feedback: { text: ({ feedbackText }) => feedbackText },
})
