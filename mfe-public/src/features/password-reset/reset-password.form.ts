import { resetPassword } from '@kere/contracts/accounts'
import { defineForm } from '@kere/platform/define-form'

export const resetPasswordForm = defineForm({
  name: 'reset-password',
  path: '/auth/reset-password',
  endpoint: resetPassword,
  secrets: ['token', 'password'],
  goTo: '/auth/login?reset=success',
})
