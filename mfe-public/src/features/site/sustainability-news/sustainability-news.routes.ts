import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/sustainability-news',
    sitemap: true,
    page: async () => (await import('./sustainability-news.page.ts')).newsPage,
  },
]
