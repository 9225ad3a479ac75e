import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/auth/register', page: async () => (await import('./register.page.ts')).registerPage },
]
