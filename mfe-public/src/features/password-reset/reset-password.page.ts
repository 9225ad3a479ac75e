import { wayInPage } from '../../way-in-page.ts'
import { readResetLink, resetPasswordPath, resetPasswordTitle } from './password-reset-screens.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

export const resetPasswordPage = wayInPage({
  path: resetPasswordPath,
  component: ResetPasswordPage,
  titleOf: (request) => resetPasswordTitle(readResetLink(request)),
  description: 'Set a new password for your account.',
})
