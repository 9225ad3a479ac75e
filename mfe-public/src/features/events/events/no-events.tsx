import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import CalendarX from 'lucide-react/icons/calendar-x'
import { ExpiredPage } from '../../../pages/expired-page.tsx'
import { allEvents, eventsHref, hasFilters, onFirstPage, type EventsAddress } from './events-address.ts'

interface NoEventsProps {
  address: EventsAddress
  isLost: boolean
}

export function NoEvents({ address, isLost }: NoEventsProps) {
  if (isLost) return <ExpiredPage firstPageHref={eventsHref(onFirstPage(address))} />
  const { tab, search, isPast, day, isCalendar } = address
  const isPastList = isPast && !day && !isCalendar
  const isFiltered = hasFilters(address)
  return (
    <EmptyState
      title={isPastList ? 'No past events match your filters.' : 'No events found'}
      icon={<CalendarX aria-hidden="true" />}
      className="py-6"
      action={
        isFiltered || isPastList ? (
          <ButtonLink variant="outline" href={eventsHref({ tab, isCalendar })}>
            {isFiltered ? 'Clear filters' : 'See upcoming events'}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" href={eventsHref({ ...allEvents, tab, isPast: true })}>
            See past events
          </ButtonLink>
        )
      }
    >
      {search
        ? `No events match “${search}”.`
        : isFiltered
          ? 'Try another day or type.'
          : whenEmpty(isPastList, isCalendar)}
    </EmptyState>
  )
}

function whenEmpty(isPastList: boolean, isCalendar: boolean) {
  if (isPastList) return 'Events appear here once they are over.'
  return isCalendar ? 'No events are planned for this month.' : 'New events appear here when they are published.'
}
