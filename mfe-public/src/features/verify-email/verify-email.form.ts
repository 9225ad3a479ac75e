import { discardRegistration, requestVerificationMail, verifyEmail } from '@kere/contracts/accounts'
import { defineForm } from '@kere/platform/define-form'

const page = '/auth/verify-email'

export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  path: page,
  endpoint: verifyEmail,
  secrets: ['token', 'password'],
  goTo: '/auth/login?next={answer.next}',
})

export const discardRegistrationForm = defineForm({
  name: 'discard-registration',
  path: `${page}/discard`,
  page,
  endpoint: discardRegistration,
  secrets: ['token'],
  goTo: '/auth/reset-password?token={answer.token}&anew=1',
})

export const verificationMailForm = defineForm({
  name: 'verification-mail',
  path: `${page}/mail`,
  page,
  endpoint: requestVerificationMail,
  goTo: `${page}?sent=1`,
})
