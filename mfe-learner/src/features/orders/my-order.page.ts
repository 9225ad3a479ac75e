import type { OwnOrder } from '@kere/contracts/orders/orders'
import type { PageModule } from '@kere/platform/page'
import { MyOrderPage } from './my-order-page.tsx'
import { myOrderHref, myOrdersPath } from './order-href.ts'
import { myOrderQuery } from './orders.api.ts'

export const route = { path: '/dashboard/my-orders/:id', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: MyOrderPage,
  queries: ({ params }, api) => [myOrderQuery(api, params.id ?? '')],
  describe: ({ params }, { api, cache }) => {
    const id = params.id ?? ''
    const { queryKey } = myOrderQuery(api, id)
    const order = cache.getQueryData<OwnOrder | null>(queryKey)
    const title = order ? `Order ${order.reference}` : order === null ? 'Order not found' : 'Order'
    return {
      status: order === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      meta: {
        title,
        description: 'What you ordered, how to pay, and what happens next.',
        canonical: myOrderHref(id),
        breadcrumbs: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'My Orders', path: myOrdersPath },
          { label: title, path: myOrderHref(id) },
        ],
        noindex: true,
      },
    }
  },
}
