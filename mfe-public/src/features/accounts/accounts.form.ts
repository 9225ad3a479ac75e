import { requestPasswordReset, resetPassword, register } from '@kere/contracts/accounts/accounts'
import { defineForm } from '@kere/platform/define-form'
import { chooseRole } from '@kere/contracts/accounts/onboarding'

export const roleForm = defineForm({
  name: 'role',
  path: '/role-selection',
  endpoint: chooseRole,
  passThrough: ['next'],
  redirectTo: '/onboarding?next={next}',
})

export const registerForm = defineForm({
  name: 'register',
  path: '/auth/register',
  endpoint: register,
  redacted: ['password'],
  redirectTo: '/auth/login?registration=success&role={role}&next={next}',
})

export const resetPasswordForm = defineForm({
  name: 'reset-password',
  path: '/auth/reset-password',
  endpoint: resetPassword,
  redacted: ['token', 'password'],
  redirectTo: '/auth/login?reset=success',
})

export const forgotPasswordForm = defineForm({
  name: 'forgot-password',
  path: '/auth/forgot-password',
  endpoint: requestPasswordReset,
  redirectTo: '/auth/forgot-password?sent=1',
})
