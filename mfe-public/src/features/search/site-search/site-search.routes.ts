import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/search', page: async () => (await import('./site-search.page.ts')).siteSearchPage },
]
