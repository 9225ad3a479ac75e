import type { PageRoute } from '@kere/platform/page'

const load = () => import('./policies.page.tsx')

export const routes: readonly PageRoute[] = [
  { path: '/terms', maxAgeSeconds: 10, page: async () => (await load()).termsPage },
  { path: '/privacy', maxAgeSeconds: 10, page: async () => (await load()).privacyPage },
]
