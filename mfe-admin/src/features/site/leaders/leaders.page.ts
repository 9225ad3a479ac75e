import type { PageModule } from '@kere/platform/page'
import { leadersPath, leadersQuery } from './leaders.api.ts'
import { LeadersPage } from './leaders-page.tsx'

export const route = { path: '/dashboard/leaders', roles: ['admin'] }

export const page: PageModule = {
  component: LeadersPage,
  queries: (_, api) => [leadersQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Leadership',
      description: 'Who the page about Kere names.',
      canonical: leadersPath,
      breadcrumbs: [{ label: 'Leadership', path: leadersPath }],
    },
  }),
}
