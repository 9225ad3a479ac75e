import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/news-feeds',
    roles: ['admin'],
    page: async () => (await import('./news-feeds.page.ts')).newsFeedsPage,
  },
]
