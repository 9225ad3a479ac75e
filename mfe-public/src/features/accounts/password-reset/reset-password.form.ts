import { resetPassword } from '@kere/contracts/accounts/accounts'
import { defineForm } from '@kere/platform/define-form'

export const resetPasswordForm = defineForm({
  name: 'reset-password',
  path: '/auth/reset-password',
  endpoint: resetPassword,
  redacted: ['token', 'password'],
  redirectTo: '/auth/login?reset=success',
})
