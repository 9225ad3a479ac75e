import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/feedback',
    roles: ['admin'],
    page: async () => (await import('./feedback.page.ts')).feedbackPage,
  },
]
