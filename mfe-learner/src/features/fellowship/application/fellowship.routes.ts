import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/fellowship',
    roles: ['student', 'admin'],
    refused: 'learners_only',
    page: async () => (await import('./fellowship.page.ts')).fellowshipPage,
  },
]
