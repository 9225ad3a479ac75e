import type { PageModule } from '@kere/platform/page'
import { HoursPage } from './hours-page.tsx'
import { hoursPath, mentorshipPath } from './mentorship-paths.ts'
import { settingsQuery } from './sessions.api.ts'

export const route = { path: '/dashboard/mentorship/hours', roles: ['educator'] }

export const page: PageModule = {
  component: HoursPage,
  queries: (_, api) => [settingsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Your mentoring hours',
      description: 'How many people you mentor at once, on what, and when.',
      canonical: hoursPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Mentorship', path: mentorshipPath },
        { label: 'Your mentoring hours', path: hoursPath },
      ],
      noindex: true,
    },
  }),
}
