import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/about', sitemap: true, maxAgeSeconds: 10, page: async () => (await import('./about.page.ts')).aboutPage },
]
