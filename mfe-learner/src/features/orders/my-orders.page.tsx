import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { coverPath, discPath } from '@kere/brand/art-paths'
import { orderItemLabels } from '@kere/contracts/orders/order-items'
import type { OrderSummary } from '@kere/contracts/orders/orders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { OrderStateBadge } from '@kere/screens/order-state'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { dateOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { formatPrice } from '@kere/ui/money/price-format'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { myOrderHref, myOrdersPath } from './order-href.ts'
import { myOrdersQuery, type MyOrders } from './orders.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = {
  path: '/dashboard/my-orders',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function MyOrdersPage() {
  const { api, request } = useRemote()
  const cursor = request.search.get('cursor')
  const orders = useQuery({ ...myOrdersQuery(api, cursor), placeholderData: keepPreviousData })
  const page = orders.data
  return (
    <div className="flow-root min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]">
      <h1 tabIndex={-1} className="sr-only">
        {t('My Orders', 'Heading, my orders')}
      </h1>
      <div className="max-w-page px-gutter pt-2 wide:px-8">
        {orders.isError && (
          <LoadFailure title={t('Failed to fetch your orders', 'Error, my orders')} query={orders} className="mt-5">
            {page
              ? t('The orders below may be out of date.', 'Error, my orders')
              : t('Your orders are saved, and nothing has been charged.', 'Error, my orders')}
          </LoadFailure>
        )}
        {page && page.items.length > 0 && <List page={page} cursor={cursor} />}
        {(page === null || page?.items.length === 0) && <NoOrders hasMoved={cursor !== null} />}
        {orders.isPending && <ListSkeleton />}
      </div>
    </div>
  )
}

function List({ page, cursor }: { page: MyOrders; cursor: string | null }) {
  return (
    <>
      <ul className="list-none">
        {page.items.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {(page.nextCursor || cursor) && (
        <nav aria-label={t('Pages', 'For screen readers, my orders')} className="mt-5 flex justify-between gap-3">
          {cursor ? (
            <ButtonLink href={myOrdersPath} variant="outline" size="toolbar">
              {t('Newest orders', 'Button, my orders')}
            </ButtonLink>
          ) : (
            <span />
          )}
          {page.nextCursor && (
            <ButtonLink
              href={`${myOrdersPath}?cursor=${encodeURIComponent(page.nextCursor)}`}
              variant="outline"
              size="toolbar"
            >
              {t('Older orders', 'Button, my orders')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

function Row({ order }: { order: OrderSummary }) {
  const { id, item, cover, reference, amount, state, placedAt, payableUntil, claim } = order
  return (
    <li className="border-b border-hairline">
      <Link
        to={myOrderHref(id)}
        className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 text-ink no-underline hover:bg-hover"
      >
        {cover && (
          <img
            src={cover.image ?? coverPath({ id: item.id, ...cover })}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-12 shrink-0 self-start rounded-control bg-sunken object-cover desk:size-16"
          />
        )}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-2">
          <span className="min-w-0 grow basis-60">
            <span lang={englishHere} className="block font-semibold wrap-anywhere">
              {item.title}
            </span>
            <span className="mt-0.5 block text-meta text-muted tabular-nums">
              {orderItemLabels(item.kind).name} · {reference} · {dateOf(placedAt)}
            </span>
          </span>
          <span className="w-20 text-end font-semibold tabular-nums max-desk:text-start">{formatPrice(amount)}</span>
          <span className="flex flex-col items-start gap-1 desk:w-44">
            <OrderStateBadge order={order} />
            {state === 'pending_payment' && (
              <span className="text-meta text-muted">
                {claim
                  ? t('Reference sent {day}', { day: dateOf(claim.at) }, 'Text, my orders')
                  : t('Pay by {day}', { day: dateOf(payableUntil) }, 'Text, my orders')}
              </span>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}

function NoOrders({ hasMoved }: { hasMoved: boolean }) {
  if (hasMoved)
    return (
      <EmptyState
        title={t('This page is no longer available', 'Heading, my orders')}
        className="mt-8"
        action={
          <ButtonLink href={myOrdersPath} variant="outline">
            {t('All orders', 'Button, my orders')}
          </ButtonLink>
        }
      >
        {t('Your orders have moved to another page.', 'Text, my orders')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('No orders yet', 'Heading, my orders')}
      picture={discPath('no-orders')}
      className="mt-8"
      action={<ButtonLink href="/courses">{t('Browse courses', 'Button, my orders')}</ButtonLink>}
    >
      {t('Paid courses and events appear here once you order them, with how to pay.', 'Text, my orders')}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your orders', 'Label, my orders')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline py-4">
          <div className="flex grow basis-60 flex-col gap-2">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-3 w-36" />
          </div>
          <Skeleton className="h-7 w-44" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

export const page: PageModule = {
  component: MyOrdersPage,
  queries: ({ search }, api) => [myOrdersQuery(api, search.get('cursor'))],
  describe: () =>
    describeInDashboard({
      title: t('My Orders', 'Heading, my orders'),
      description: t('What you ordered, what is paid and what is still waiting.', 'Description of the page, my orders'),
      path: myOrdersPath,
    }),
}
