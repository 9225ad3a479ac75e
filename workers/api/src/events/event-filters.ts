import type { EventSort, EventType } from '@kere/contracts/event-options'
import type { ListRequest } from '../lists/keyset.ts'

export interface EventFilters {
  tab?: 'product' | 'info' | undefined
  search?: string | undefined
  type?: EventType | undefined
}

export interface EventListFilters extends EventFilters {
  past?: 'true' | undefined
  day?: string | undefined
  month?: string | undefined
}

export type EventListRequest = EventListFilters & ListRequest<EventSort>
