import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/search', page: async () => (await import('./site-search.page.ts')).siteSearchPage },
]
