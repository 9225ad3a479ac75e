import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/terms', maxAgeSeconds: 10, page: async () => (await import('./policies.page.tsx')).termsPage },
  { path: '/privacy', maxAgeSeconds: 10, page: async () => (await import('./policies.page.tsx')).privacyPage },
]
