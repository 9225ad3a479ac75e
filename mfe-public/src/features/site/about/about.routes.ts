import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/about', sitemap: true, maxAgeSeconds: 10, page: async () => (await import('./about.page.ts')).aboutPage },
]
