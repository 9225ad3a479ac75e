import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/feedback', sitemap: true, page: async () => (await import('./feedback.page.ts')).feedbackPage },
]
