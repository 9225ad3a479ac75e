import type { PageModule } from '@kere/platform/page'
import { MyOrdersPage } from './my-orders-page.tsx'
import { myOrdersPath } from './order-href.ts'
import { myOrdersQuery } from './orders.api.ts'

export const route = { path: '/dashboard/my-orders', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: MyOrdersPage,
  queries: ({ search }, api) => [myOrdersQuery(api, search.get('cursor'))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'My Orders',
      description: 'What you ordered, what is paid and what is still waiting.',
      canonical: myOrdersPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'My Orders', path: myOrdersPath },
      ],
      noindex: true,
    },
  }),
}
