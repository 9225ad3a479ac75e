import { t } from '@kere/brand/messages'
import { authPage } from '../../../auth/auth-page.ts'
import { VerifyEmailPage } from './verify-email-page.tsx'
import { readScreen, verifyEmailPath } from './verify-email-screen.ts'

export const route = { path: '/auth/verify-email', languages: ['kn', 'hi', 'ta'] }

export const page = authPage({
  path: verifyEmailPath,
  component: VerifyEmailPage,
  titleOf: (request) => readScreen(request).title,
  description: t('Confirm your email address.', 'What search engines show'),
})
