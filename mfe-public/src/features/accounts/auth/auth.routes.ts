import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/auth/login', page: async () => (await import('./sign-in.page.ts')).signInPage },
]
