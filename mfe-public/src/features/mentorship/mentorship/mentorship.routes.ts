import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/services/mentorship',
    aliases: ['/mentorship'],
    sitemap: true,
    page: async () => (await import('./mentorship.page.ts')).mentorshipPage,
  },
]
