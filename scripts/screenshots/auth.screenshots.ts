import { press } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

export const screenshots: ViewerScreenshots = {
  visitor: {
    'sign-in': { path: '/auth/login' },
    'sign-in-refused': { path: '/auth/login?problem=google_failed&next=%2Fcourses' },
    'sign-in-registered': { path: '/auth/login?registration=success&role=educator' },
    register: { path: '/auth/register' },
    'register-refused': { path: '/auth/register', act: press('Create account') },
    'forgot-password': { path: '/auth/forgot-password' },
    'forgot-password-sent': { path: '/auth/forgot-password?sent=1' },
    'reset-password': { path: '/auth/reset-password?token=x' },
    'verify-email': { path: '/auth/verify-email?token=x' },
    'verify-email-dead': {
      path: '/auth/verify-email?token=x',
      act: press('Confirm my email', 'button:has-text("Send another email")'),
    },
  },
}
