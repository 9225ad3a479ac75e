import type { PageModule } from '@kere/platform/page'
import { issuesPath } from './issue.api.ts'
import { NewIssuePage } from './new-issue-page.tsx'

export const route = { path: '/dashboard/newsletter/new', roles: ['admin'] }

export const page: PageModule = {
  component: NewIssuePage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'New issue',
      description: 'Begin an issue of the newsletter.',
      canonical: `${issuesPath}/new`,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Newsletter', path: issuesPath },
        { label: 'New issue', path: `${issuesPath}/new` },
      ],
      noindex: true,
    },
  }),
}
