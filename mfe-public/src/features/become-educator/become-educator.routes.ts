import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/become-educator',
    sitemap: true,
    page: async () => (await import('./become-educator.page.ts')).becomeEducatorPage,
  },
]
