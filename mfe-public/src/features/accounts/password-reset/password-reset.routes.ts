import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/auth/forgot-password', page: async () => (await import('./forgot-password.page.ts')).forgotPasswordPage },
  { path: '/auth/reset-password', page: async () => (await import('./reset-password.page.ts')).resetPasswordPage },
]
