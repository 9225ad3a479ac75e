import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/auth/verify-email', page: async () => (await import('./verify-email.page.ts')).verifyEmailPage },
]
