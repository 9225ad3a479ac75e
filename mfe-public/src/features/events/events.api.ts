import type { EventEducator, EventList, EventMonth, EventSummary } from '@kere/contracts/events'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isRefusal, orNothing, withFailurePart } from '../../or-nothing.ts'
import { educatorTab } from './educator-tab-part.ts'
import { eventFiltersOf, rowsPerPage, type EventsAddress } from './events-address.ts'
import { monthOf } from './event-times.ts'

/** With the first call, which a page from the server does not make. */
export const loadContract = () => import('@kere/contracts/events')

/** What its row shows: the page that is sent carries it twice, as HTML and as data. */
export interface ListedEvent extends Omit<EventSummary, 'host' | 'registrationsCount' | 'externalUrl'> {
  host: Pick<EventSummary['host'], 'name'>
}

const toRow = (event: EventSummary): ListedEvent => ({
  id: event.id,
  title: event.title,
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

interface Asked {
  /** The page is drawn for this moment wherever it is drawn first, so that edge and browser draw the same. */
  askedAt: number
}

interface Window<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
  totalIsLowerBound: boolean
}

export interface Events extends Window<ListedEvent>, Asked {
  tabs: EventList['tabs']
}

/** By what is asked: the calendar turns its pages beside a list that stays. */
const keyOf = (address: EventsAddress) =>
  ['events', eventFiltersOf(address, 'now'), { show: address.show, cursor: address.cursor }] as const

/**
 * `null` where the cursor is none. The first window is one request for all its rows; a longer one asks only for what a shorter
 * one does not hold.
 */
export const eventsQuery = (api: ApiClient, address: EventsAddress) =>
  queryOptions({
    queryKey: keyOf(address),
    queryFn: async ({ client, signal }): Promise<Events | null> => {
      const { listEvents } = await loadContract()
      const askedAt = Date.now()
      const filters = eventFiltersOf(address, monthOf(askedAt))
      const window = nextWindow(client, address)
      try {
        const list = await api.call(listEvents, { query: { ...filters, ...window.query } }, { signal })
        return { ...list, items: [...window.before, ...list.items.map(toRow)], askedAt }
      } catch (error) {
        if (address.cursor && error instanceof ApiError && isRefusal(error)) return null
        return withFailurePart(error)
      }
    },
  })

function nextWindow(client: QueryClient, address: EventsAddress) {
  const { show, cursor } = address
  const shorter = shorterWindow(client, address)
  if (!shorter?.nextCursor) return { before: [], query: { limit: show, ...(cursor && { cursor }) } }
  return { before: shorter.items, query: { limit: show - shorter.items.length, cursor: shorter.nextCursor } }
}

/** Unless the whole is being refreshed. */
function shorterWindow(client: QueryClient, address: EventsAddress): Events | undefined {
  if (client.getQueryData(keyOf(address))) return undefined
  for (let show = address.show - rowsPerPage; show > 0; show -= rowsPerPage) {
    const list = client.getQueryData<Events | null>(keyOf({ ...address, show }))
    if (list) return list
  }
  return undefined
}

export type CalendarMonth = EventMonth & Asked

/** Without it a page still lists its events. */
export const eventMonthQuery = (api: ApiClient, { month, tab, type, search }: EventsAddress) =>
  queryOptions({
    queryKey: ['event-month', { month, tab, type, search }],
    queryFn: async ({ signal }): Promise<CalendarMonth> => {
      const { getEventMonth } = await loadContract()
      const askedAt = Date.now()
      const asked = {
        params: { month: month ?? monthOf(askedAt) },
        query: { tab: tab === 'info' ? 'info' : 'product', ...(type && { type }), ...(search && { search }) },
      } as const
      return { ...(await api.call(getEventMonth, asked, { signal })), askedAt }
    },
  })

/** Where no list of events brings them. */
export const eventTabsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['event-tabs'],
    queryFn: async ({ signal }) => {
      const { listEvents } = await loadContract()
      return (await api.call(listEvents, { query: { limit: 1 } }, { signal })).tabs
    },
  })

export type Educators = Window<EventEducator>

/** `null` where the cursor is none. */
export const eventEducatorsQuery = (api: ApiClient, { search, show, cursor }: EventsAddress) =>
  queryOptions({
    queryKey: ['event-educators', { search }, { show, cursor }],
    queryFn: async ({ signal }): Promise<Educators | null> => {
      const [{ listEventEducators }] = await Promise.all([loadContract(), educatorTab.load()])
      const query = { limit: show, ...(search && { search }), ...(cursor && { cursor }) }
      const asking = api.call(listEventEducators, { query }, { signal })
      return cursor ? orNothing(asking) : asking.catch(withFailurePart)
    },
  })
