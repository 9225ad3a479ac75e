import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/sustainability-news', sitemap: true, page: async () => (await import('./news.page.ts')).newsPage },
]
