import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/newsletter/issues',
    sitemap: true,
    page: async () => (await import('./newsletter-archive.page.ts')).newsletterArchivePage,
  },
  {
    path: '/newsletter/issues/:slug',
    sitemap: { list: '/api/newsletter-issues', changedAt: 'sentAt' },
    page: async () => (await import('./newsletter-issue.page.ts')).newsletterIssuePage,
  },
]
