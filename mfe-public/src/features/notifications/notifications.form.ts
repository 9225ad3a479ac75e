import { setNotificationEmail } from '@kere/contracts/notifications/notifications'
import { defineForm } from '@kere/platform/define-form'

const page = '/notifications/email'

export const emailChoiceForm = defineForm({
  name: 'notification-email',
  path: `${page}/choice`,
  page,
  endpoint: setNotificationEmail,
  redacted: ['token'],
  redirectTo: `${page}?token={answer.token}`,
})
