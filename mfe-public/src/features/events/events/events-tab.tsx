import { t } from '@kere/brand/messages'
import { useRef } from 'react'
import { useResultNews } from '../../../lists/use-result-news.ts'
import { EventFilters } from './event-filters.tsx'
import { EventResults } from './event-results.tsx'
import { resultText } from './event-text.ts'
import { eventsHref, hasFilters, isSearchTooLong, type EventsAddress, countFilters } from './events-address.ts'
import { EventsSearch } from './events-search.tsx'
import { activeFilters, largeMonth } from './later-event-parts.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { useEvents } from './use-events.ts'
import { useNow } from '../../../pages/use-now.ts'
import { ViewToggle } from './view-toggle.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import { Button } from '@kere/ui/controls/button'
import { FilterCount } from '../../../lists/filter-sheet.tsx'

interface FiltersButtonProps {
  address: EventsAddress
  filtersId: string
}

function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  return (
    <Button popoverTarget={filtersId} variant="outline" className="relative px-3.5 wide:hidden">
      <span aria-hidden="true" className="glyph glyph-sliders size-5" />
      <span className="max-desk:sr-only">{t('Filters', 'Button, heading')}</span>
      <FilterCount count={countFilters(address)} />
    </Button>
  )
}

const filtersId = 'event-filters'

export interface TabProps {
  address: EventsAddress
  search: URLSearchParams
  visit(address: EventsAddress): void
}

export function EventsTab({ address, search, visit }: TabProps) {
  const { list, month } = useEvents(address)
  const news = useRef<HTMLParagraphElement>(null)
  const progress = useRef<HTMLParagraphElement>(null)
  const now = useNow(list.data?.askedAt ?? month.data?.askedAt)
  const count = list.data && !list.isPlaceholderData ? resultText(list.data, address) : null
  useResultNews({ address, hrefOf: eventsHref, list, count, heading: news, progress })

  return (
    // On a small screen, the large month takes the whole width.
    <div
      className={
        address.isCalendar
          ? 'wide:grid wide:grid-cols-[19rem_minmax(0,1fr)] wide:gap-x-12'
          : 'desk:grid desk:grid-cols-[19rem_minmax(0,1fr)] desk:gap-x-6 wide:gap-x-12'
      }
    >
      <div className="pt-5 wide:pt-7">
        <div className={address.isCalendar ? 'desk:hidden' : ''}>
          <MonthCalendar address={address} events={month.data} now={now} />
          <p className="mt-3 border-t border-hairline pt-3 text-meta text-muted">
            {t('Choose a day to see only its events.', 'Below a calendar')}
          </p>
        </div>
        <EventFilters id={filtersId} address={address} count={count} onChange={visit} />
      </div>
      <section aria-label={t('Events', 'Title')} className="@container/events min-w-0 pt-5 wide:pt-7">
        <div className="flex items-start gap-2 desk:gap-3 desk:max-wide:flex-wrap desk:max-wide:[&>:first-child]:basis-76">
          <EventsSearch address={address} isTooLong={isSearchTooLong(search)} onSearch={visit} />
          <FiltersButton address={address} filtersId={filtersId} />
          <ViewToggle address={address} />
        </div>
        <p ref={news} tabIndex={-1} className="mt-4 min-h-5 text-meta text-muted">
          {count}
        </p>
        {hasFilters(address) && <LatePart of={activeFilters} props={{ address, now }} />}
        {address.isCalendar && (
          <div className="mt-5 max-desk:hidden">
            <LatePart of={largeMonth} props={{ address, events: month.data, now }} />
          </div>
        )}
        <div className={address.isCalendar ? 'desk:hidden' : ''}>
          <EventResults address={address} list={list} now={now} progress={progress} />
        </div>
      </section>
    </div>
  )
}
