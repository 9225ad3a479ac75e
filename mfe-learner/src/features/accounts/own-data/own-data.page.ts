import type { PageModule } from '@kere/platform/page'
import { OwnDataPage } from './own-data-page.tsx'
import { deletionQuery } from './own-data.api.ts'

const path = '/dashboard/privacy'

export const ownDataPage: PageModule = {
  component: OwnDataPage,
  queries: (_, api) => [deletionQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Privacy',
      description: 'A copy of everything we hold about you, and how to delete your account.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Privacy', path },
      ],
      noindex: true,
    },
  }),
}
