import { MentorshipPage } from './mentorship-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

const path = '/services/mentorship'

/** S-021, S-191 */
export const mentorshipPage: PublicPage = {
  component: MentorshipPage,
  next: async () => (await import('./mentorship.next.ts')).mentorshipNext,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Mentorship',
      description:
        'Ask one clear question about water, energy, cities or work. Our team assigns a practitioner who has done it before. Free.',
      canonical: path,
      breadcrumbs: [{ label: 'Mentorship', path }],
    },
  }),
}
