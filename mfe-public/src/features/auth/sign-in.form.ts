import { login } from '@kere/contracts/auth'
import { defineForm } from '@kere/platform/define-form'

/** The guard redirects signed-in users. */
export const signInForm = defineForm({
  name: 'sign-in',
  path: '/auth/login',
  endpoint: login,
  secrets: ['password'],
  keeps: ['next'],
  goTo: '/auth/login?next={next}',
})
