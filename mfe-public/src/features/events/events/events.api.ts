import type { EventEducator, EventList, EventMonth, EventSummary } from '@kere/contracts/events/events'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import type { EventsAddress } from './events-address.ts'

const loadCalls = () => import('./events-calls.ts')

/** Only the fields of the row, because the page contains them twice, as HTML and as data. */
export interface ListedEvent extends Omit<EventSummary, 'host' | 'registrationsCount' | 'externalUrl'> {
  host: Pick<EventSummary['host'], 'name'>
}

interface Asked {
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

export function eventsKey({
  tab,
  search,
  type,
  languages,
  isPast,
  month,
  day,
  isCalendar,
  show,
  cursor,
}: EventsAddress) {
  const when = day ?? (isCalendar ? ['month', month] : isPast)
  return ['events', { tab, search, type, languages, when }, { show, cursor }] as const
}

/** `null` if the cursor is invalid. A longer list only requests the part that a shorter one lacks. */
export const eventsQuery = (api: ApiClient, address: EventsAddress) =>
  queryOptions({
    queryKey: eventsKey(address),
    queryFn: async (asking): Promise<Events | null> => (await loadCalls()).readEvents(api, address, asking),
  })

export interface UpcomingEvents extends Asked {
  items: ListedEvent[]
}

export const upcomingEventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['upcoming-events'],
    queryFn: async ({ signal }): Promise<UpcomingEvents> => (await loadCalls()).readUpcoming(api, signal),
  })

export type CalendarMonth = EventMonth & Asked

export const eventMonthQuery = (api: ApiClient, address: EventsAddress) => {
  const { month, tab, type, languages, search } = address
  return queryOptions({
    queryKey: ['event-month', { month, tab, type, languages, search }],
    queryFn: async ({ signal }): Promise<CalendarMonth> => (await loadCalls()).readMonth(api, address, signal),
  })
}

export const eventTabsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['event-tabs'],
    queryFn: async ({ signal }) => (await loadCalls()).readTabs(api, signal),
  })

export type Educators = Window<EventEducator>

export const eventEducatorsQuery = (api: ApiClient, address: EventsAddress) => {
  const { search, show, cursor } = address
  return queryOptions({
    queryKey: ['event-educators', { search }, { show, cursor }],
    queryFn: async ({ signal }): Promise<Educators | null> => (await loadCalls()).readEducators(api, address, signal),
  })
}
