import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/auth/forgot-password', page: async () => (await import('./forgot-password.page.ts')).forgotPasswordPage },
  { path: '/auth/reset-password', page: async () => (await import('./reset-password.page.ts')).resetPasswordPage },
]
