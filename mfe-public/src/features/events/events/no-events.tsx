import { t } from '@kere/brand/messages'
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
      title={
        isPastList
          ? t('No past events match your filters.', 'Heading of an empty list')
          : t('No events found', 'Heading of an empty list')
      }
      icon={<CalendarX aria-hidden="true" />}
      className="py-6"
      action={
        isFiltered || isPastList ? (
          <ButtonLink variant="outline" href={eventsHref({ tab, isCalendar })}>
            {isFiltered ? t('Clear filters', 'Button') : t('See upcoming events', 'Button')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" href={eventsHref({ ...allEvents, tab, isPast: true })}>
            {t('See past events', 'Button')}
          </ButtonLink>
        )
      }
    >
      {search
        ? t('No events match “{search}”.', { search }, 'Search without a result')
        : isFiltered
          ? t('Try another day, type or language.', 'Filters without a result')
          : whenEmpty(isPastList, isCalendar)}
    </EmptyState>
  )
}

function whenEmpty(isPastList: boolean, isCalendar: boolean) {
  if (isPastList) return t('Events appear here once they are over.', 'Empty list')
  return isCalendar
    ? t('No events are planned for this month.', 'Empty list')
    : t('New events appear here when they are published.', 'Empty list')
}
