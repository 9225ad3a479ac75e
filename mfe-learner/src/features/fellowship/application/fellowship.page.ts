import type { PageModule } from '@kere/platform/page'
import { FellowshipPage } from './fellowship-page.tsx'
import { fellowshipPath, ownFellowshipQuery } from './fellowship.api.ts'

export const route = { path: '/dashboard/fellowship', roles: ['student', 'admin'], refused: 'learners_only' }

export const page: PageModule = {
  component: FellowshipPage,
  queries: (_, api) => [ownFellowshipQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Fellowship',
      description: 'Apply for a fellowship, and see what became of your applications.',
      canonical: fellowshipPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Fellowship', path: fellowshipPath },
      ],
      noindex: true,
    },
  }),
}
