import { discardRegistration, requestVerificationMail, verifyEmail } from '@kere/contracts/accounts/accounts'
import { defineForm } from '@kere/platform/define-form'

const page = '/auth/verify-email'

export const confirmEmailForm = defineForm({
  name: 'confirm-email',
  path: page,
  endpoint: verifyEmail,
  redacted: ['token', 'password'],
  redirectTo: '/auth/login?next={answer.next}',
})

export const discardRegistrationForm = defineForm({
  name: 'discard-registration',
  path: `${page}/discard`,
  page,
  endpoint: discardRegistration,
  redacted: ['token'],
  redirectTo: '/auth/reset-password?token={answer.token}&anew=1',
})

export const verificationMailForm = defineForm({
  name: 'verification-mail',
  path: `${page}/mail`,
  page,
  endpoint: requestVerificationMail,
  redirectTo: `${page}?sent=1`,
})
