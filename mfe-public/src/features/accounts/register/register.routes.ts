import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/auth/register', page: async () => (await import('./register.page.ts')).registerPage },
]
