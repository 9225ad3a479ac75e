import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { eventsHref, onFirstPage, type EventsAddress } from './events-address.ts'

const look = 'grid size-11 place-items-center border border-control text-ink'

export function ViewToggle({ address }: { address: EventsAddress }) {
  const views = [
    {
      isCalendar: false,
      label: t('List', 'View of events'),
      icon: 'glyph-list',
      round: 'rounded-s-control border-e-0',
    },
    { isCalendar: true, label: t('Calendar', 'View of events'), icon: 'glyph-calendar', round: 'rounded-e-control' },
  ]
  return (
    <nav aria-label={t('View', 'Name of a group of links, for screen readers')} className="max-desk:hidden">
      <ul className="flex">
        {views.map(({ isCalendar, label, icon, round }) => {
          const isCurrent = address.isCalendar === isCalendar
          return (
            <li key={label}>
              <a
                href={localPath(eventsHref({ ...onFirstPage(address), day: null, isCalendar }))}
                aria-label={label}
                title={label}
                aria-current={isCurrent ? 'page' : undefined}
                className={`${look} ${round} ${isCurrent ? 'bg-brand-soft' : 'bg-surface hover:bg-hover'}`}
              >
                <span aria-hidden="true" className={`glyph size-5 ${icon}`} />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
