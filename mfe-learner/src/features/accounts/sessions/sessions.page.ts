import type { PageModule } from '@kere/platform/page'
import { SessionsPage } from './sessions-page.tsx'
import { sessionsQuery } from './sessions.api.ts'

export const route = { path: '/dashboard/sessions', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: SessionsPage,
  queries: (_, api) => [sessionsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Sessions',
      description: 'The browsers that are signed in to your account, and how to sign them out.',
      canonical: route.path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Sessions', path: route.path },
      ],
      noindex: true,
    },
  }),
}
