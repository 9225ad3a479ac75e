import type { PageModule } from '@kere/platform/page'
import { incomeQuery, readIncome } from './income.api.ts'
import { IncomePage } from './income-page.tsx'
import { incomePath, ordersPath } from './order-paths.ts'

export const route = { path: '/dashboard/orders/income', roles: ['admin'] }

export const page: PageModule = {
  component: IncomePage,
  queries: ({ search }, api) => [incomeQuery(api, readIncome(search))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Income',
      description: 'What came in and what was sent back, by day and month.',
      canonical: incomePath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Orders', path: ordersPath },
        { label: 'Income', path: incomePath },
      ],
      noindex: true,
    },
  }),
}
