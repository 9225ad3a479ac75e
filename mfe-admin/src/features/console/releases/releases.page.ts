import type { PageModule } from '@kere/platform/page'
import { releasesPath } from './release-text.ts'
import { ReleasesPage } from './releases-page.tsx'
import { releasesQuery } from './releases.api.ts'

export const route = { path: '/dashboard/releases', roles: ['admin'] }

export const page: PageModule = {
  component: ReleasesPage,
  queries: (_, api) => [releasesQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Releases',
      description: 'Which release of each remote is live, for how many visitors and since when.',
      canonical: releasesPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Releases', path: releasesPath },
      ],
      noindex: true,
    },
  }),
}
