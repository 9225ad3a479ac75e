import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/fellowship',
    aliases: ['/fellowships'],
    sitemap: true,
    page: async () => (await import('./fellowship.page.ts')).fellowshipPage,
  },
]
