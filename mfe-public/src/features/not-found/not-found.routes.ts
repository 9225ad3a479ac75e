import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '*', page: async () => (await import('./not-found.page.ts')).notFoundPage },
]
