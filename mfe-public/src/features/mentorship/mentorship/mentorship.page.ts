import { MentorshipPage } from './mentorship-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/services/mentorship', aliases: ['/mentorship'], sitemap: true }

export const page: PublicPage = {
  component: MentorshipPage,
  next: async () => (await import('./mentorship.next.ts')).mentorshipNext,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Mentorship',
      description:
        'Ask one clear question about water, energy, cities or work. Our team assigns a practitioner who has done it before. Free.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Mentorship', path: route.path }],
    },
  }),
}
