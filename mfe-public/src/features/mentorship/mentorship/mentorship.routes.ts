import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/services/mentorship',
    aliases: ['/mentorship'],
    sitemap: true,
    page: async () => (await import('./mentorship.page.ts')).mentorshipPage,
  },
]
