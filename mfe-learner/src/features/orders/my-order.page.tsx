import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { ButtonLink } from '@kere/ui/controls/button'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { MyOrder } from './my-order.tsx'
import { myOrdersPath, myOrderHref } from './order-href.ts'
import { myOrderQuery } from './orders.api.ts'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/my-orders/:id', roles: ['student', 'educator', 'admin'] }

function MyOrderPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const order = useQuery(myOrderQuery(api, id))
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      {order.isError && (
        <>
          {!order.data && <h1 className="sr-only">Order</h1>}
          <LoadFailure title="Failed to fetch the order" query={order} className="mb-6">
            {order.data ? 'What you see below may be out of date.' : 'Your order is saved.'}
          </LoadFailure>
        </>
      )}
      {order.data && <MyOrder key={order.data.id} order={order.data} />}
      {order.data === null && (
        <>
          <h1 tabIndex={-1} className="text-title">
            Order not found
          </h1>
          <p className="mt-2 max-w-measure text-muted">
            Check the address, or find the order in your list. It may belong to another account of yours.
          </p>
          <ButtonLink href={myOrdersPath} className="mt-5">
            All orders
          </ButtonLink>
        </>
      )}
      {order.isPending && (
        <SkeletonGroup label="Loading your order">
          <div className="grid gap-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="flex flex-col gap-5">
              <Skeleton className="h-7 w-full" />
              <Skeleton className="h-10 w-80 max-w-full" />
              <Skeleton className="h-72 w-full" />
            </div>
            <Skeleton className="h-96" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  )
}

export const page: PageModule = {
  component: MyOrderPage,
  queries: ({ params }, api) => [myOrderQuery(api, params.id ?? '')],
  describe: ({ params }, { api, cache }) => {
    const id = params.id ?? ''
    const { queryKey } = myOrderQuery(api, id)
    const order = cache.getQueryData<OwnOrder | null>(queryKey)
    const title = order ? `Order ${order.reference}` : order === null ? 'Order not found' : 'Order'
    return describeInDashboard({
      status: order === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title,
      description: 'What you ordered, how to pay, and what happens next.',
      path: myOrderHref(id),
      above: [{ label: 'My Orders', path: myOrdersPath }],
    })
  },
}
