import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import type { listMyOrders, OwnOrder } from '@kere/contracts/orders/orders'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/orders/orders')

const listKey = ['my-orders'] as const
const orderKey = (id: string) => ['my-order', id] as const

export type MyOrders = EndpointOutput<typeof listMyOrders>

export const myOrdersQuery = (api: ApiClient, cursor: string | null) =>
  queryOptions({
    queryKey: [...listKey, cursor],
    queryFn: async ({ signal }): Promise<MyOrders | null> => {
      const { listMyOrders } = await loadContract()
      const query = { limit: limits.pageSize, ...(cursor && { cursor }) }
      try {
        return await api.call(listMyOrders, { query }, { signal })
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

export const claimMutation = (api: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async (bankReference: string) =>
      api.call((await loadContract()).claimMyPayment, { params: { id }, body: { bankReference } }),
    onSuccess: (order, _variables, _before, { client }) => void client.setQueryData(orderKey(id), order),
    onSettled: (_data, _error, _variables, _before, { client }) => refresh(client, id),
  })

export const cancellationMutation = (api: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async () => api.call((await loadContract()).cancelMyOrder, { params: { id } }),
    onSuccess: (order, _variables, _before, { client }) => void client.setQueryData(orderKey(id), order),
    onSettled: (_data, _error, _variables, _before, { client }) => refresh(client, id),
  })

export async function undoCancellation(api: ApiClient, client: QueryClient, id: string) {
  const { undoMyCancellation } = await loadContract()
  try {
    await api.call(undoMyCancellation, { params: { id } })
  } finally {
    refresh(client, id)
  }
}

export const refundMutation = (api: ApiClient, id: string) =>
  mutationOptions({
    mutationFn: async (reason: string) =>
      api.call((await loadContract()).requestRefund, { params: { id }, body: { reason } }),
    onSuccess: (order, _variables, _before, { client }) => void client.setQueryData(orderKey(id), order),
    onSettled: (_data, _error, _variables, _before, { client }) => refresh(client, id),
  })

function refresh(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: orderKey(id) })
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries({ queryKey: ['unpaid-orders'] })
}
