import { authPage } from '../../../auth/auth-page.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { forgotPasswordPath, forgotPasswordTitle } from './password-reset-screens.ts'

export const route = { path: '/auth/forgot-password' }

export const page = authPage({
  path: forgotPasswordPath,
  component: ForgotPasswordPage,
  titleOf: forgotPasswordTitle,
  description: 'Get an email with a link to set a new password.',
})
