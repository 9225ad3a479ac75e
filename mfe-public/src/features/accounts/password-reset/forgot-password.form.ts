import { requestPasswordReset } from '@kere/contracts/accounts/accounts'
import { defineForm } from '@kere/platform/define-form'

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  path: '/auth/forgot-password',
  endpoint: requestPasswordReset,
  redirectTo: '/auth/forgot-password?sent=1',
})
