import type { PageModule } from '@kere/platform/page'
import { ordersPath, statementPath } from './order-paths.ts'
import { StatementPage } from './statement-page.tsx'

export const route = { path: '/dashboard/orders/statement', roles: ['admin'] }

export const page: PageModule = {
  component: StatementPage,
  queries: () => [],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Bank statement',
      description: 'Finds the orders that a bank statement pays, and confirms them together.',
      canonical: statementPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Orders', path: ordersPath },
        { label: 'Bank statement', path: statementPath },
      ],
      noindex: true,
    },
  }),
}
