import { authPage } from '../../../auth/auth-page.ts'
import { VerifyEmailPage } from './verify-email-page.tsx'
import { readScreen, verifyEmailPath } from './verify-email-screen.ts'

export const route = { path: '/auth/verify-email' }

export const page = authPage({
  path: verifyEmailPath,
  component: VerifyEmailPage,
  titleOf: (request) => readScreen(request).title,
  description: 'Confirm your email address.',
})
