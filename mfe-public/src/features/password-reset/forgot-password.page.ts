import { wayInPage } from '../../way-in-page.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { forgotPasswordPath, forgotPasswordTitle } from './password-reset-screens.ts'

export const forgotPasswordPage = wayInPage({
  path: forgotPasswordPath,
  component: ForgotPasswordPage,
  titleOf: forgotPasswordTitle,
  description: 'Get an email with a link to set a new password.',
})
