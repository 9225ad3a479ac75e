import { authPage } from '../../../auth/auth-page.ts'
import { VerifyEmailPage } from './verify-email-page.tsx'
import { readScreen, verifyEmailPath } from './verify-email-screen.ts'

export const verifyEmailPage = authPage({
  path: verifyEmailPath,
  component: VerifyEmailPage,
  titleOf: (request) => readScreen(request).title,
  description: 'Confirm your email address.',
})
