import { authPage } from '../../../auth/auth-page.ts'
import { readResetLink, resetPasswordPath, resetPasswordTitle } from './password-reset-screens.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

export const route = { path: '/auth/reset-password' }

export const page = authPage({
  path: resetPasswordPath,
  component: ResetPasswordPage,
  titleOf: (request) => resetPasswordTitle(readResetLink(request)),
  description: 'Set a new password for your account.',
})
