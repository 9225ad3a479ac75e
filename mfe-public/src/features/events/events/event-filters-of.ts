import type { EndpointInput } from '@kere/contracts/http/endpoint'
import type { listEvents } from '@kere/contracts/events/events'
import type { EventsAddress } from './events-address.ts'

type Filters = EndpointInput<typeof listEvents>['query']

export function eventFiltersOf(address: EventsAddress, opening: string): Filters {
  const { tab, search, type, languages, isPast, month, day, isCalendar } = address
  // A day or month lists all its events, including past ones.
  const when = day ? { day } : isCalendar ? { month: month ?? opening } : isPast ? { past: 'true' as const } : {}
  return {
    tab: tab === 'info' ? 'info' : 'product',
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(languages.length > 0 ? { language: [...languages] } : {}),
    ...when,
    ...('past' in when ? { sort: 'latest' as const } : {}),
  }
}
