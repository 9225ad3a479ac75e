import { requestVerificationMail, verifyEmail } from '@kere/contracts/accounts'
import { defineForm } from '@kere/platform/define-form'

const page = '/auth/verify-email'

export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  path: page,
  endpoint: verifyEmail,
  secrets: ['token'],
  goTo: `${page}?done={answer.role}`,
})

export const verificationMailForm = defineForm({
  name: 'verification-mail',
  path: `${page}/mail`,
  page,
  endpoint: requestVerificationMail,
  goTo: `${page}?sent=1`,
})
