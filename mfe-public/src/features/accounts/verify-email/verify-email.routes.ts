import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/auth/verify-email', page: async () => (await import('./verify-email.page.ts')).verifyEmailPage },
]
