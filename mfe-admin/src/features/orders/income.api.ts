import { type OrderWay, type Period, periodBeside, readPeriod } from '@kere/contracts/orders/income-options'
import type { ApiClient } from '@kere/platform/api'
import { dayOf } from '@kere/screens/time-in-india'
import { queryOptions } from '@tanstack/react-query'
import { incomePath, ordersPath } from './order-paths.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Without a period in the address, the month of two days ago, because one that has just begun has nothing to show. */
export const periodIn = (search: URLSearchParams): Period =>
  readPeriod(search.get('period'), dayOf(Date.now() - 2 * dayMs))

export const incomeHref = ({ id }: Period) => `${incomePath}?period=${id}`

/** The days of a month, or the months of a longer period. */
export const unitOf = ({ kind }: Period) => (kind === 'month' ? ('day' as const) : ('month' as const))

interface Part {
  way?: OrderWay
  item?: string
}

/** The list of the orders that make a sum. */
export function ordersHref(moved: 'paid' | 'refunded', { from, to }: Pick<Period, 'from' | 'to'>, part: Part = {}) {
  const days = moved === 'paid' ? { paidFrom: from, paidTo: to } : { refundedFrom: from, refundedTo: to }
  return `${ordersPath}?${new URLSearchParams({ state: 'all', ...days, ...part }).toString()}`
}

/** A month has no more days than this, and a year fewer months. */
const mostUnits = 31

/** The sums of a period, those of its parts, and those of the period before. */
export const incomeQuery = (api: ApiClient, period: Period) =>
  queryOptions({
    queryKey: ['order-sums', period.id],
    queryFn: async ({ signal }) => {
      const [{ getIncome }, { orderSums }] = await Promise.all([
        import('@kere/contracts/orders/income'),
        import('@kere/contracts/orders/order-sums'),
      ])
      const days = ({ from, to }: Period) => ({ from, to })
      const read = (of: Period) => api.call(getIncome, { query: days(of) }, { signal })
      const [income, before, { items: units }] = await Promise.all([
        read(period),
        read(periodBeside(period, -1)),
        api.call(orderSums.list, { query: { ...days(period), unit: unitOf(period), limit: mostUnits } }, { signal }),
      ])
      return { income, before, units }
    },
  })
