import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/notifications/email', page: async () => (await import('./email-choice.page.ts')).emailChoicePage },
]
