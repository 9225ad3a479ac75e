import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/feedback', sitemap: true, page: async () => (await import('./feedback.page.ts')).feedbackPage },
]
