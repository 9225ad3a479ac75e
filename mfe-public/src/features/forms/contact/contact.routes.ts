import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/contact', sitemap: true, page: async () => (await import('./contact.page.ts')).contactPage },
]
