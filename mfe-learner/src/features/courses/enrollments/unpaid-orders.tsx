import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { orderRelations } from '@kere/contracts/orders/order-relations'
import type { OrderSummary } from '@kere/contracts/orders/orders'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'

const unpaidOrdersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['unpaid-orders'],
    queryFn: async ({ signal }): Promise<readonly OrderSummary[]> => {
      const orders = await import('@kere/contracts/orders/orders')
      const query = { limit: limits.maxPageSize }
      return (await api.call(orders.myOrders.list, { query }, { signal })).items
    },
  })

const ordersPath = '/dashboard/my-orders'

export function UnpaidOrders() {
  const { data = [] } = useQuery(unpaidOrdersQuery(useRemote().api))
  const courses = data.filter(({ item, state }) => item.kind === 'course' && state === 'pending_payment')
  if (data.length === 0) return null
  const all = (
    <TextLink href={ordersPath} hasArrow className="text-dense">
      {t('My Orders', 'Link, My Courses')}
    </TextLink>
  )
  if (courses.length === 0) return <p className="mt-4 text-end">{all}</p>
  return (
    <section
      aria-labelledby="unpaid-orders"
      className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-warn"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 pt-3">
        <h2
          id="unpaid-orders"
          className="flex items-center gap-2 font-body text-dense font-semibold tracking-normal text-warn"
        >
          <Clock aria-hidden="true" className="size-4.5" />
          {orderRelations.to_pay.fact}
        </h2>
        {all}
      </div>
      <ul className="list-none px-4 pb-1">
        {courses.map(({ id, item, amount, payableUntil, claim }) => {
          const { main } = orderRelations[claim ? 'checking' : 'to_pay']
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline py-3 not-last:border-b"
            >
              <span className="min-w-0">
                <span lang={englishHere} className="block font-semibold wrap-anywhere">
                  {item.title}
                </span>
                <span className="block text-meta text-muted">
                  {formatPrice(amount)},{' '}
                  {claim
                    ? t('we are checking your payment', 'Text, My Courses')
                    : t('pay by {when}', { when: dateOf(payableUntil) }, 'Text, My Courses')}
                </span>
              </span>
              <ButtonLink
                href={`${ordersPath}/${encodeURIComponent(id)}`}
                variant="outline"
                size="toolbar"
                aria-label={t(
                  '{label} for {title}',
                  { label: main.label, title: item.title },
                  'For screen readers, My Courses',
                )}
              >
                {main.label}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
