import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/impact-portfolio', sitemap: true, page: async () => (await import('./impact.page.ts')).impactPage },
  {
    path: '/impact-portfolio/entries/:id',
    page: async () => (await import('./impact-entry.page.ts')).impactEntryPage,
  },
]
