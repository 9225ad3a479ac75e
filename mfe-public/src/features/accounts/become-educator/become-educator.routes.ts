import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/become-educator',
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./become-educator.page.ts')).becomeEducatorPage,
  },
]
