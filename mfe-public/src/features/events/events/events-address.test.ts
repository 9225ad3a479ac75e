import { describe, expect, it } from 'vitest'
import { eventFiltersOf } from './event-filters-of.ts'
import { allEvents, eventsHref, isSearchTooLong, onFirstPage, readEventsAddress } from './events-address.ts'

const read = (search: string) => readEventsAddress(new URLSearchParams(search))
const filters = (search: string) => eventFiltersOf(read(search), '2026-11')

describe('the address of the events', () => {
  it('comes back as it went through an href', () => {
    const address = read(
      'tab=info&search=a%26b&type=online&language=kn&language=ta&past=true&month=2027-02&day=2027-02-28&view=calendar&show=24&cursor=c',
    )
    expect(address).toEqual({
      tab: 'info',
      search: 'a&b',
      type: 'online',
      languages: ['kn', 'ta'],
      isPast: true,
      month: '2027-02',
      day: '2027-02-28',
      isCalendar: true,
      show: 24,
      cursor: 'c',
    })
    expect(read(eventsHref(address).split('?')[1] ?? '')).toEqual(address)
    expect(eventsHref(allEvents)).toBe('/events')
  })

  it.each([
    'tab=other&type=hybrid&past=1&month=2026-13&day=2026-02-30&view=grid&show=13',
    'tab=__proto__&type=toString&language=fr&language=&past=TRUE&month=1999-01&day=2026-1-1&show=0',
    'tab=product&type=&month=26-11&day=9999-01-01&show=108&cursor=&search=%20',
    'month=2026-11-01&day=2026-11-31&view=list&show=12',
  ])('drops what it does not know: %s', (search) => {
    expect(read(search)).toEqual(allEvents)
  })

  it('cuts a search at 100 characters, never a character in two, and knows that it did', () => {
    const { search } = readEventsAddress(new URLSearchParams({ search: `${'x'.repeat(99)}🌊` }))
    expect(search).toBe('x'.repeat(99))
    expect(isSearchTooLong(new URLSearchParams({ search: 'x'.repeat(101) }))).toBe(true)
  })

  it('leaves paging behind when a filter changes', () => {
    expect(onFirstPage(read('past=true&show=72&cursor=abc'))).toEqual(read('past=true'))
  })
})

describe('what is asked of the API', () => {
  it('[S-125] [C-37] is one tab, [S-127] one type, [S-128] what is not over unless past ones are asked for', () => {
    expect(filters('')).toEqual({ tab: 'product' })
    expect(filters('tab=info&type=in-person&search=lake')).toEqual({ tab: 'info', type: 'in-person', search: 'lake' })
    expect(filters('language=kn&language=hi')).toEqual({ tab: 'product', language: ['kn', 'hi'] })
    expect(filters('past=true')).toEqual({ tab: 'product', past: 'true', sort: 'latest' })
  })

  it('[S-131] is one day, whatever else is chosen, [S-520] or one month in the calendar', () => {
    expect(filters('day=2026-11-21&past=true&view=calendar')).toEqual({ tab: 'product', day: '2026-11-21' })
    expect(filters('view=calendar&past=true')).toEqual({ tab: 'product', month: '2026-11' })
    expect(filters('view=calendar&month=2027-01')).toEqual({ tab: 'product', month: '2027-01' })
  })
})
