import type { PageModule } from '@kere/platform/page'
import { PositionsPage } from './positions-page.tsx'
import { managedPositionsQuery, positionsPath } from './positions.api.ts'

export const route = { path: '/dashboard/positions', roles: ['admin'] }

export const page: PageModule = {
  component: PositionsPage,
  queries: (_, api) => [managedPositionsQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Positions',
      description: 'Open positions, drafts and closed ones.',
      canonical: positionsPath,
      breadcrumbs: [
        { label: 'Job Applications', path: '/dashboard/job-applications' },
        { label: 'Positions', path: positionsPath },
      ],
    },
  }),
}
