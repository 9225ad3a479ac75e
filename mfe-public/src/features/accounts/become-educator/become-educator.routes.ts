import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/become-educator',
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./become-educator.page.ts')).becomeEducatorPage,
  },
]
