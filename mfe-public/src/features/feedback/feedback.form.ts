import { submitFeedback } from '@kere/contracts/feedback'
import { defineForm } from '@kere/platform/define-form'

export const feedbackForm = defineForm({
  name: 'feedback',
  path: '/feedback',
  endpoint: submitFeedback,
  goTo: '/feedback?sent=1',
})
