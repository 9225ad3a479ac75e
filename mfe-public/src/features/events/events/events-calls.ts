import type { EventSummary } from '@kere/contracts/events/events'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { QueryClient } from '@tanstack/react-query'
import { openingMonth } from './event-months.ts'
import { isRefusal, nullIfNotFound, withFailurePart } from '../../../pages/null-if-not-found.ts'
import { eventFiltersOf } from './event-filters-of.ts'
import { hasFilters, rowsPerPage, type EventsAddress } from './events-address.ts'
import { eventsKey, type Events, type ListedEvent } from './events.api.ts'
import { activeFilters, educatorTab, largeMonth, noEvents } from './later-event-parts.ts'
import { loadContract } from './load-contract.ts'

interface Asking {
  client: QueryClient
  signal: AbortSignal
}

export async function readEvents(api: ApiClient, address: EventsAddress, { client, signal }: Asking) {
  const [{ listEvents }] = await Promise.all([
    loadContract(),
    ...(hasFilters(address) ? [activeFilters.load()] : []),
    ...(address.isCalendar ? [largeMonth.load()] : []),
  ])
  const askedAt = Date.now()
  const window = nextWindow(client, address)
  const query = { ...eventFiltersOf(address, openingMonth(askedAt)), ...window.query }
  try {
    const list = await api.call(listEvents, { query }, { signal })
    if (list.total === 0) await noEvents.load()
    return { ...list, items: [...window.before, ...list.items.map(toRow)], askedAt }
  } catch (error) {
    if (!address.cursor || !(error instanceof ApiError) || !isRefusal(error)) return withFailurePart(error)
    await noEvents.load()
    return null
  }
}

const toRow = (event: EventSummary): ListedEvent => ({
  id: event.id,
  title: event.title,
  language: event.language,
  originalLanguage: event.originalLanguage,
  type: event.type,
  category: event.category,
  topic: event.topic,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  closesAt: event.closesAt,
  venue: event.venue,
  price: event.price,
  maxParticipants: event.maxParticipants,
  seatsLeft: event.seatsLeft,
  hasWaitlist: event.hasWaitlist,
  isWaitedFor: event.isWaitedFor,
  isCancelled: event.isCancelled,
  coverImage: event.coverImage,
  coverDrawing: event.coverDrawing,
  host: { name: event.host.name },
  source: event.source,
})

function nextWindow(client: QueryClient, address: EventsAddress) {
  const { show, cursor } = address
  const shorter = shorterWindow(client, address)
  if (!shorter?.nextCursor) return { before: [], query: { limit: show, ...(cursor && { cursor }) } }
  return { before: shorter.items, query: { limit: show - shorter.items.length, cursor: shorter.nextCursor } }
}

function shorterWindow(client: QueryClient, address: EventsAddress): Events | undefined {
  if (client.getQueryData(eventsKey(address))) return undefined
  for (let show = address.show - rowsPerPage; show > 0; show -= rowsPerPage) {
    const list = client.getQueryData<Events | null>(eventsKey({ ...address, show }))
    if (list) return list
  }
  return undefined
}

export async function readUpcoming(api: ApiClient, signal: AbortSignal) {
  const { listUpcomingEvents } = await loadContract()
  const askedAt = Date.now()
  const { items } = await api.call(listUpcomingEvents, {}, { signal }).catch(withFailurePart)
  return { items: items.map(toRow), askedAt }
}

export async function readOfEducator(api: ApiClient, id: string, signal: AbortSignal) {
  const { listEducatorEvents } = await loadContract()
  const askedAt = Date.now()
  const { items } = await api.call(listEducatorEvents, { params: { id } }, { signal })
  return { items: items.map(toRow), askedAt }
}

export async function readMonth(
  api: ApiClient,
  { month, tab, type, languages, search }: EventsAddress,
  signal: AbortSignal,
) {
  const { getEventMonth } = await loadContract()
  const askedAt = Date.now()
  const asked = {
    params: { month: month ?? openingMonth(askedAt) },
    query: {
      tab: tab === 'info' ? 'info' : 'product',
      ...(type && { type }),
      ...(languages.length > 0 && { language: [...languages] }),
      ...(search && { search }),
    },
  } as const
  return { ...(await api.call(getEventMonth, asked, { signal })), askedAt }
}

export async function readTabs(api: ApiClient, signal: AbortSignal) {
  const { listEvents } = await loadContract()
  return (await api.call(listEvents, { query: { limit: 1 } }, { signal })).tabs
}

export async function readEducators(api: ApiClient, { search, show, cursor }: EventsAddress, signal: AbortSignal) {
  const [{ listEventEducators }] = await Promise.all([loadContract(), educatorTab.load()])
  const query = { limit: show, ...(search && { search }), ...(cursor && { cursor }) }
  const asking = api.call(listEventEducators, { query }, { signal })
  return cursor ? nullIfNotFound(asking) : asking.catch(withFailurePart)
}
