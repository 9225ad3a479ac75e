import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import type { myOrders, OwnOrder } from '@kere/contracts/orders/orders'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/orders/orders')

const listKey = ['my-orders'] as const
const orderKey = (id: string) => ['my-order', id] as const

export type MyOrders = EndpointOutput<typeof myOrders.list>

export const myOrdersQuery = (api: ApiClient, cursor: string | null) =>
  queryOptions({
    queryKey: [...listKey, cursor],
    queryFn: async ({ signal }): Promise<MyOrders | null> => {
      const query = { limit: limits.pageSize, ...(cursor && { cursor }) }
      try {
        return await api.call((await loadContract()).myOrders.list, { query }, { signal })
      } catch (error) {
        if (cursor !== null && error instanceof ApiError && error.code === 'invalid_cursor') return null
        throw error
      }
    },
  })

export const myOrderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    refetchOnWindowFocus: true,
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<OwnOrder | null> => {
      const { getMyOrder } = await loadContract()
      try {
        return await api.call(getMyOrder, { params: { id } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
    },
  })

/** Shows the order that the act returned. If the act fails, the order is only loaded again. */
export async function showOrder(client: QueryClient, id: string, acted: Promise<OwnOrder>): Promise<void> {
  try {
    client.setQueryData(orderKey(id), await acted)
  } finally {
    refresh(client, id)
  }
}

export async function cancelOrder(api: ApiClient, client: QueryClient, id: string) {
  await showOrder(client, id, api.call((await loadContract()).cancelMyOrder, { params: { id } }))
}

export async function undoCancellation(api: ApiClient, client: QueryClient, id: string) {
  try {
    await api.call((await loadContract()).undoMyCancellation, { params: { id } })
  } finally {
    refresh(client, id)
  }
}

function refresh(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: orderKey(id) })
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries({ queryKey: ['unpaid-orders'] })
}
