import type { PageModule } from '@kere/platform/page'
import { SessionsPage } from './sessions-page.tsx'
import { sessionsQuery } from './sessions.api.ts'

const path = '/dashboard/sessions'

export const sessionsPage: PageModule = {
  component: SessionsPage,
  queries: (_, api) => [sessionsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Sessions',
      description: 'The browsers that are signed in to your account, and how to sign them out.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Sessions', path },
      ],
      noindex: true,
    },
  }),
}
