import type { Page } from '@kere/platform/page'
import { applicationsPath, readApplicationsAddress } from './applications-address.ts'
import { ApplicationsPage } from './applications-page.tsx'
import { applicationsQuery } from './applications.api.ts'

export const applicationsPage: Page = {
  component: ApplicationsPage,
  queries: ({ search }, api) => [applicationsQuery(api, readApplicationsAddress(search))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Educator applications',
      description: 'Who wants to teach, and who waits for an answer.',
      canonical: applicationsPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Educator applications', path: applicationsPath },
      ],
      noindex: true,
    },
  }),
}
