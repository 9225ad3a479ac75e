import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { eventsHref, readEventsAddress, type EventsAddress } from './events-address.ts'
import { eventMonthQuery, eventsQuery } from './events.api.ts'

export function useEventsAddress() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return {
    search,
    address: readEventsAddress(search),
    visit: (next: Partial<EventsAddress>) => void navigate(eventsHref(next)),
  }
}

export function useEvents(address: EventsAddress) {
  const { api } = useRemote()
  return {
    list: useQuery({ ...eventsQuery(api, address), placeholderData: keepPreviousData }),
    month: useQuery({ ...eventMonthQuery(api, address), placeholderData: keepPreviousData }),
  }
}
