import { t } from '@kere/brand/messages'
import type { PageModule } from '@kere/platform/page'
import { openLabsQuery, participationsQuery } from '@kere/screens/labs/lab-queries'
import { ownLabsPath } from '@kere/screens/labs/lab-text'
import { MyLabsPage } from './my-labs-page.tsx'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = { path: '/dashboard/challenge-labs', languages: ['kn', 'hi', 'ta'], roles: ['student'] }

export const page: PageModule = {
  component: MyLabsPage,
  queries: (_, api) => [openLabsQuery(api), participationsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: t('Challenge Labs', 'Title, labs'),
      description: t('The labs that you are in, and those you can join.', 'Description of the page, labs'),
      path: ownLabsPath,
    }),
}
