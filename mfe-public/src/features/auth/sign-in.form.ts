import { login } from '@kere/contracts/auth'
import { defineForm } from '@kere/platform/define-form'

/** The guard knows where somebody who is signed in goes on to. */
export const signInForm = defineForm({
  name: 'sign-in',
  path: '/auth/login',
  endpoint: login,
  secrets: ['password'],
  keeps: ['next'],
  goTo: '/auth/login?next={next}',
})
