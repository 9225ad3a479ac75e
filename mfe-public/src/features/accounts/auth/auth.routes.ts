import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/auth/login', page: async () => (await import('./sign-in.page.ts')).signInPage },
]
