import type { OrderSumUnit } from '@kere/contracts/orders/order-options'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { incomePath } from './order-paths.ts'

const rowsOfPage = 31

export interface IncomeAddress {
  unit: OrderSumUnit
  cursor: string | null
}

export const readIncome = (search: URLSearchParams): IncomeAddress => ({
  unit: search.get('by') === 'month' ? 'month' : 'day',
  cursor: search.get('cursor'),
})

export const incomeHref = ({ unit, cursor = null }: { unit: OrderSumUnit; cursor?: string | null }) => {
  const search = new URLSearchParams({ ...(unit === 'month' && { by: unit }), ...(cursor && { cursor }) })
  return search.size > 0 ? `${incomePath}?${search.toString()}` : incomePath
}

/** Null if this page of the list no longer exists. */
export const incomeQuery = (api: ApiClient, { unit, cursor }: IncomeAddress) =>
  queryOptions({
    queryKey: ['order-sums', unit, cursor],
    queryFn: async ({ signal }) => {
      const { orderSums } = await import('@kere/contracts/orders/order-sums')
      try {
        return await api.call(
          orderSums.list,
          { query: { unit, limit: rowsOfPage, ...(cursor && { cursor }) } },
          { signal },
        )
      } catch (error) {
        if (cursor !== null && error instanceof ApiError && error.code === 'invalid_cursor') return null
        throw error
      }
    },
  })
