import type { PageModule } from '@kere/platform/page'
import { MentorshipPage } from './mentorship-page.tsx'

const path = '/services/mentorship'

/** S-021, S-191 */
export const mentorshipPage: PageModule = {
  component: MentorshipPage,
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
