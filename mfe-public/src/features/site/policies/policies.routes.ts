import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/terms', maxAgeSeconds: 10, page: async () => (await import('./policies.page.tsx')).termsPage },
  { path: '/privacy', maxAgeSeconds: 10, page: async () => (await import('./policies.page.tsx')).privacyPage },
]
