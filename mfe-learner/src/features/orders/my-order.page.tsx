import { t } from '@kere/brand/messages'
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

export const route = {
  path: '/dashboard/my-orders/:id',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function MyOrderPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const order = useQuery(myOrderQuery(api, id))
  return (
    <div className="max-w-page px-gutter pt-6 pb-section wide:p-8">
      {order.isError && (
        <>
          {!order.data && <h1 className="sr-only">{t('Order', 'Heading, my orders')}</h1>}
          <LoadFailure title={t('Failed to fetch the order', 'Error, my orders')} query={order} className="mb-6">
            {order.data
              ? t('What you see below may be out of date.', 'Error, my orders')
              : t('Your order is saved.', 'Error, my orders')}
          </LoadFailure>
        </>
      )}
      {order.data && <MyOrder key={order.data.id} order={order.data} />}
      {order.data === null && (
        <>
          <h1 tabIndex={-1} className="text-title">
            {t('Order not found', 'Heading, my orders')}
          </h1>
          <p className="mt-2 max-w-measure text-muted">
            {t(
              'Check the address, or find the order in your list. It may belong to another account of yours.',
              'Text, my orders',
            )}
          </p>
          <ButtonLink href={myOrdersPath} className="mt-5">
            {t('All orders', 'Button, my orders')}
          </ButtonLink>
        </>
      )}
      {order.isPending && (
        <SkeletonGroup label={t('Loading your order', 'Label, my orders')}>
          <div className="grid grid-cols-1 gap-10 wide:grid-cols-[minmax(0,1fr)_21rem]">
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
    const title = order
      ? t('Order {reference}', { reference: order.reference }, 'Heading, my orders')
      : order === null
        ? t('Order not found', 'Heading, my orders')
        : t('Order', 'Heading, my orders')
    return describeInDashboard({
      status: order === null ? 404 : cache.getQueryState(queryKey)?.status === 'error' ? 503 : 200,
      title,
      description: t('What you ordered, how to pay, and what happens next.', 'Description of the page, my orders'),
      path: myOrderHref(id),
      above: [{ label: t('My Orders', 'Link, my orders'), path: myOrdersPath }],
    })
  },
}
