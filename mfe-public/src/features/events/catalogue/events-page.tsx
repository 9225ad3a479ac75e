import { EventTabs } from './event-tabs.tsx'
import { EventsTab } from './events-tab.tsx'
import { FeedMenu } from './feed-menu.tsx'
import { educatorTab } from './later-event-parts.ts'
import { useEventsAddress } from './use-events.ts'
import { LatePart } from '../../../pages/late-part.tsx'

export function EventsPage() {
  const { address, search, visit } = useEventsAddress()
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7 pb-5 desk:pt-13">
          <div>
            <h1>Events</h1>
            <p className="mt-1.5 text-lead text-muted">Walks, workshops and clinics. Times are in IST.</p>
          </div>
          <FeedMenu />
        </header>
        <EventTabs address={address} />
        {address.tab === 'educator' ? (
          <LatePart of={educatorTab} props={{ address, search, visit }} />
        ) : (
          <EventsTab {...{ address, search, visit }} />
        )}
      </div>
    </div>
  )
}
