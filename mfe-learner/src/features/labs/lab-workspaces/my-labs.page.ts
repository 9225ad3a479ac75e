import type { PageModule } from '@kere/platform/page'
import { openLabsQuery, participationsQuery } from '@kere/screens/labs/lab-queries'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { MyLabsPage } from './my-labs-page.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/challenge-labs', roles: ['student'] }

export const page: PageModule = {
  component: MyLabsPage,
  queries: (_, api) => [openLabsQuery(api), participationsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Challenge Labs',
      description: 'The labs that you are in, and those you can join.',
      path: ownLabsPath,
    }),
}
