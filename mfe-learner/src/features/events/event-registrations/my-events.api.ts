import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { listMyRegistrations } from '@kere/contracts/events/event-registrations'
import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import type { EventTicket } from '@kere/contracts/events/event-tickets'
import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient, orNull } from '@kere/platform/api'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MyEventsAddress } from './my-events-address.ts'

const loadContract = () => import('@kere/contracts/events/event-registrations')

const listKey = ['my-events'] as const
const ticketKey = (eventId: string) => ['event-ticket', eventId] as const

interface Kept {
  keptAt: Date | null
}

export type MyEvents = EndpointOutput<typeof listMyRegistrations> & Kept

export type KeptTicket = EventTicket & Kept

export const myEventsQuery = (api: ApiClient, { time, cursor }: MyEventsAddress) =>
  queryOptions({
    queryKey: [...listKey, time, cursor],
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<MyEvents | null> => {
      const contract = await loadContract()
      const query = {
        limit: limits.pageSize,
        time,
        sort: time === 'upcoming' ? ('soonest' as const) : ('newest' as const),
        current: 'true' as const,
        ...(cursor && { cursor }),
      }
      let keptAt: Date | null = null
      try {
        const page = await api.call(contract.listMyRegistrations, { query }, { signal, onKept: (at) => (keptAt = at) })
        return { ...page, keptAt }
      } catch (error) {
        if (cursor !== null && error instanceof ApiError && error.code === 'invalid_cursor') return null
        throw error
      }
    },
  })

export const eventOrdersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...listKey, 'orders'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const orders = await import('@kere/contracts/orders/orders')
      const query = { limit: limits.maxPageSize, state: 'pending_payment' as const }
      const { items } = await api.call(orders.myOrders.list, { query }, { signal })
      return new Map(items.filter(({ item }) => item.kind === 'event').map(({ id, item }) => [item.id, id]))
    },
  })

export const ticketQuery = (api: ApiClient, eventId: string) =>
  queryOptions({
    queryKey: ticketKey(eventId),
    networkMode: 'always',
    refetchOnWindowFocus: true,
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<KeptTicket | null> => {
      const { getEventTicket } = await import('@kere/contracts/events/event-tickets')
      let keptAt: Date | null = null
      const options = { signal, onKept: (at: Date) => (keptAt = at) }
      const ticket = await orNull(api.call(getEventTicket, { params: { eventId } }, options))
      return ticket && { ...ticket, keptAt }
    },
  })

const longestTimerMs = 24 * 60 * 60 * 1000

/** Waits until the ticket may contain the link to join, and then requests it again. */
export function untilJoinable(ticket: KeptTicket | null | undefined): number | false {
  if (!ticket?.joinableFrom || ticket.joinUrl) return false
  const left = Date.parse(ticket.joinableFrom) - Date.now()
  return left > longestTimerMs ? false : Math.max(1_000, left + 1_000)
}

export const acceptanceMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (eventId: string): Promise<{ orderId: string | null }> => {
      const { registerForEvent } = await loadContract()
      try {
        await api.call(registerForEvent, { params: { id: eventId }, body: {} })
        return { orderId: null }
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'event_not_free') throw error
      }
      const { placeOrder } = await import('@kere/contracts/orders/orders')
      const { id } = await api.call(placeOrder, { body: { itemKind: 'event', itemId: eventId } })
      return { orderId: id }
    },
    onSettled: (_data, _error, eventId, _before, { client }) => refresh(client, eventId),
  })

export const cancellationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (eventId: string) => {
      const { cancelRegistration } = await loadContract()
      return api.call(cancelRegistration, { params: { id: eventId } })
    },
    onSuccess: (registration, eventId, _before, { client }) => show(client, eventId, registration),
    onSettled: (_data, _error, eventId, _before, { client }) => refresh(client, eventId),
  })

export async function undoCancellation(api: ApiClient, client: QueryClient, eventId: string) {
  const contract = await loadContract()
  try {
    show(client, eventId, await api.call(contract.undoCancellation, { params: { id: eventId } }))
  } finally {
    refresh(client, eventId)
  }
}

export const reminderMutation = (api: ApiClient, eventId: string) =>
  mutationOptions({
    mutationFn: async (wantsReminder: boolean) => {
      const { setEventReminder } = await loadContract()
      return api.call(setEventReminder, { params: { id: eventId }, body: { wantsReminder } })
    },
    onMutate: async (wantsReminder, { client }) => {
      await client.cancelQueries({ queryKey: ticketKey(eventId) })
      const before = client.getQueryData<KeptTicket | null>(ticketKey(eventId))
      client.setQueryData<KeptTicket | null>(ticketKey(eventId), (ticket) => ticket && { ...ticket, wantsReminder })
      return before
    },
    onError: (_error, _wish, before, { client }) => client.setQueryData(ticketKey(eventId), before),
    onSettled: (_data, _error, _wish, _before, { client }) => refresh(client, eventId),
  })

const show = (client: QueryClient, eventId: string, registration: OwnRegistration) =>
  client.setQueryData<KeptTicket | null>(ticketKey(eventId), (ticket) => ticket && { ...ticket, ...registration })

function refresh(client: QueryClient, eventId: string) {
  void client.invalidateQueries({ queryKey: ticketKey(eventId) })
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries({ queryKey: ['dashboard'] })
}
