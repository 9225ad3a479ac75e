import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/terms', page: async () => (await import('./policies.page.tsx')).termsPage },
  { path: '/privacy', page: async () => (await import('./policies.page.tsx')).privacyPage },
]
