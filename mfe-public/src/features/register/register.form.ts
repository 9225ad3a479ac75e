import { register } from '@kere/contracts/accounts'
import { defineForm } from '@kere/platform/define-form'

export const registerForm = defineForm({
  name: 'register',
  path: '/auth/register',
  endpoint: register,
  secrets: ['password'],
  goTo: '/auth/login?registration=success&role={role}&next={next}',
})
