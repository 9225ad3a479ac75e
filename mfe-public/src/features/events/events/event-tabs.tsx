import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { eventTabs } from '@kere/contracts/events/event-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { indianDigits } from '@kere/brand/indian-digits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tabNames } from './tab-names.ts'
import { allEvents, eventsHref, type EventsAddress } from './events-address.ts'
import { eventsQuery, eventTabsQuery } from './events.api.ts'

export function EventTabs({ address }: { address: EventsAddress }) {
  const counts = useTabCounts(address)
  return (
    <nav
      aria-label={t('Kinds of events', 'Name of a group of links, for screen readers')}
      className="-mx-gutter overflow-x-auto px-gutter"
    >
      <ul className="flex min-w-max border-b-2 border-ink">
        {eventTabs.map((tab) => {
          const isCurrent = tab === address.tab
          return (
            <li key={tab}>
              <a
                href={localPath(eventsHref({ ...allEvents, tab }))}
                aria-current={isCurrent ? 'page' : undefined}
                className={`flex min-h-11.5 items-center gap-2 rounded-t-control px-3.5 text-dense font-semibold no-underline -outline-offset-3 ${isCurrent ? 'bg-ink text-canvas outline-canvas' : 'text-ink hover:bg-hover'}`}
              >
                {tabNames[tab]}
                {counts && !address.isPast && (
                  <span className={`tabular-nums ${isCurrent ? '' : 'font-normal text-muted'}`}>
                    {indianDigits(counts[tab])}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function useTabCounts(address: EventsAddress) {
  const { api } = useRemote()
  const isEducators = address.tab === 'educator'
  const listed = useQuery({ ...eventsQuery(api, address), enabled: !isEducators, placeholderData: keepPreviousData })
  const asked = useQuery({ ...eventTabsQuery(api), enabled: isEducators })
  return isEducators ? asked.data : listed.data?.tabs
}
