import CalendarDays from 'lucide-react/icons/calendar-days'
import List from 'lucide-react/icons/list'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'

const look = 'grid size-13 place-items-center border border-control text-ink'

/** On a phone the month stands above the list anyway. */
export function ViewToggle({ address }: { address: EventsAddress }) {
  const views = [
    { isCalendar: false, label: 'List', icon: List, round: 'rounded-s-control border-e-0' },
    { isCalendar: true, label: 'Calendar', icon: CalendarDays, round: 'rounded-e-control' },
  ]
  return (
    <nav aria-label="View" className="max-desk:hidden">
      <ul className="flex">
        {views.map(({ isCalendar, label, icon: Icon, round }) => {
          const isCurrent = address.isCalendar === isCalendar
          return (
            <li key={label}>
              <a
                href={eventsHref({ ...onFirstPage(address), day: null, isCalendar })}
                aria-label={label}
                title={label}
                aria-current={isCurrent ? 'page' : undefined}
                className={`${look} ${round} ${isCurrent ? 'bg-brand-soft' : 'bg-surface hover:bg-hover'}`}
              >
                <Icon aria-hidden="true" className="size-5" />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
