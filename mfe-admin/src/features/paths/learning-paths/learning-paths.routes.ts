import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/learning-path-responses',
    roles: ['admin'],
    page: async () => (await import('./responses.page.ts')).responsesPage,
  },
]
