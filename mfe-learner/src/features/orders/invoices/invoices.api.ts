import type { OrderInvoices } from '@kere/contracts/orders/invoices'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/orders/invoices')

/** Null if the order does not exist. */
export const orderInvoicesQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['my-order-invoices', orderId],
    queryFn: async ({ signal }): Promise<OrderInvoices | null> => {
      try {
        return await api.call((await loadContract()).getMyOrderInvoices, { params: { id: orderId } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
    },
  })
