import type { Language } from '@kere/contracts/accounts/languages'
import type { EventSort, EventType } from '@kere/contracts/events/event-options'
import type { ListRequest } from '../../kit/lists/keyset.ts'

export interface EventFilters {
  tab?: 'product' | 'info' | undefined
  search?: string | undefined
  type?: EventType | undefined
  language?: readonly Language[] | undefined
}

export interface EventListFilters extends EventFilters {
  past?: 'true' | undefined
  day?: string | undefined
  month?: string | undefined
}

export type EventListRequest = EventListFilters & ListRequest<EventSort>
