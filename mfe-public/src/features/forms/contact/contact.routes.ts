import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/contact', sitemap: true, page: async () => (await import('./contact.page.ts')).contactPage },
]
