import { login } from '@kere/contracts/accounts/auth'
import { defineForm } from '@kere/platform/define-form'

/** The form for signing in. The guard redirects signed-in users. */
export const signInForm = defineForm({
  name: 'sign-in',
  path: '/auth/login',
  endpoint: login,
  redacted: ['password'],
  passThrough: ['next'],
  redirectTo: '/auth/login?next={next}',
})
