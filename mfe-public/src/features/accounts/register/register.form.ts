import { register } from '@kere/contracts/accounts/accounts'
import { defineForm } from '@kere/platform/define-form'

export const registerForm = defineForm({
  name: 'register',
  path: '/auth/register',
  endpoint: register,
  redacted: ['password'],
  redirectTo: '/auth/login?registration=success&role={role}&next={next}',
})
