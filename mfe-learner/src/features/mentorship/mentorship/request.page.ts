import type { PageModule } from '@kere/platform/page'
import { mentorshipPath, requestPath } from './mentorship-paths.ts'
import { pendingRequestsQuery } from './mentorship.api.ts'
import { RequestPage } from './request-page.tsx'

export const route = {
  path: '/dashboard/mentorship/request',
  // C-10
  aliases: ['/services/mentorship/request'],
  roles: ['student', 'educator', 'admin'],
}

export const page: PageModule = {
  component: RequestPage,
  queries: ({ session }, api) => (session.user?.role === 'admin' ? [] : [pendingRequestsQuery(api)]),
  describe: () => ({
    status: 200,
    meta: {
      title: 'Request a mentor',
      description: 'Ask one clear question; the team assigns a mentor.',
      canonical: requestPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Mentorship', path: mentorshipPath },
        { label: 'Request a mentor', path: requestPath },
      ],
      noindex: true,
    },
  }),
}
