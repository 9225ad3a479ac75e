import { type Language, languages } from '@kere/brand/language'
import { eventTabs, eventTypes, type EventTab, type EventType } from '@kere/contracts/events/event-options'
import { limits } from '@kere/contracts/http/limits'
import { eventsPath } from './event-href.ts'

export interface EventsAddress {
  tab: EventTab
  search: string
  type: EventType | null
  /** The languages in which events were written; none for all. */
  languages: readonly Language[]
  isPast: boolean
  month: string | null
  /** The day whose events are listed; null for all (S-131). */
  day: string | null
  isCalendar: boolean
  show: number
  cursor: string | null
}

export const rowsPerPage = 12

const maxRows = limits.maxPageSize - (limits.maxPageSize % rowsPerPage)

export const allEvents: EventsAddress = {
  tab: 'product',
  search: '',
  type: null,
  languages: [],
  isPast: false,
  month: null,
  day: null,
  isCalendar: false,
  show: rowsPerPage,
  cursor: null,
}

export function readEventsAddress(params: URLSearchParams): EventsAddress {
  return {
    tab: eventTabs.find((tab) => tab === params.get('tab')) ?? 'product',
    search: cutSearch(params.get('search')?.trim() ?? ''),
    type: eventTypes.find((type) => type === params.get('type')) ?? null,
    languages: languages.filter((each) => params.getAll('language').includes(each)),
    isPast: params.get('past') === 'true',
    month: readMonth(params.get('month')),
    day: readDay(params.get('day')),
    isCalendar: params.get('view') === 'calendar',
    show: readShow(params.get('show')),
    cursor: params.get('cursor') || null,
  }
}

export const isSearchTooLong = (params: URLSearchParams) =>
  (params.get('search')?.trim().length ?? 0) > limits.searchLength

const loneHalf = /[\uD800-\uDBFF]$/

/** Cuts the search, but never between the halves of a surrogate pair, because a URL cannot contain half of one. */
function cutSearch(search: string) {
  const cut = search.slice(0, limits.searchLength)
  return cut.replace(loneHalf, '').trimEnd()
}

const readMonth = (text: string | null) => (text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null)

function readDay(text: string | null) {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

function readShow(text: string | null) {
  const show = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0
  return show % rowsPerPage === 0 && show >= rowsPerPage && show <= maxRows ? show : rowsPerPage
}

type Param = [name: string, value: string]

export function eventsParams(address: Partial<EventsAddress>): Param[] {
  const all = { ...allEvents, ...address }
  const { tab, search, type, isPast, month, day, isCalendar, show, cursor } = all
  const params: [name: string, value: string | null | false][] = [
    ['tab', tab !== allEvents.tab && tab],
    ['search', search],
    ['type', type],
    ...all.languages.map((each): Param => ['language', each]),
    ['past', isPast && 'true'],
    ['month', month],
    ['day', day],
    ['view', isCalendar && 'calendar'],
    ['show', show !== allEvents.show && String(show)],
    ['cursor', cursor],
  ]
  return params.filter((param): param is Param => Boolean(param[1]))
}

export function eventsHref(address: Partial<EventsAddress>): string {
  const params = eventsParams(address)
  return params.length > 0 ? `${eventsPath}?${new URLSearchParams(params)}` : eventsPath
}

export const onFirstPage = (address: EventsAddress): EventsAddress => ({
  ...address,
  show: allEvents.show,
  cursor: null,
})

export const isFull = ({ show }: EventsAddress) => show >= maxRows

export const hasFilters = ({ search, type, languages: chosen, day }: EventsAddress) =>
  search !== '' || type !== null || chosen.length > 0 || day !== null

export const countFilters = ({ type, languages: chosen, isPast }: EventsAddress) =>
  (type ? 1 : 0) + chosen.length + (isPast ? 1 : 0)
