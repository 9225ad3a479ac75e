import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/sustainability-news',
    sitemap: true,
    keptBy: ['category'],
    page: async () => (await import('./sustainability-news.page.ts')).newsPage,
  },
]
