import { submitFeedback } from '@kere/contracts/forms/feedback'
import { defineForm } from '@kere/platform/define-form'

export const feedbackForm = defineForm({
  name: 'feedback',
  path: '/feedback',
  endpoint: submitFeedback,
  redirectTo: '/feedback?sent=1',
})
