import type { PageRoute } from '@kere/platform/page'

const load = () => import('./policies.page.tsx')

export const routes: readonly PageRoute[] = [
  { path: '/terms', page: async () => (await load()).termsPage },
  { path: '/privacy', page: async () => (await load()).privacyPage },
]
