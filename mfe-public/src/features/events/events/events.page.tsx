import { t } from '@kere/brand/messages'
import { EventTabs } from './event-tabs.tsx'
import { EventsTab } from './events-tab.tsx'
import { FeedMenu } from './feed-menu.tsx'
import { educatorTab } from './later-event-parts.ts'
import { useEventsAddress } from './use-events.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { eventsPath } from './event-href.ts'
import { eventsHref, hasFilters, readEventsAddress, type EventsAddress } from './events-address.ts'
import { eventEducatorsQuery, eventMonthQuery, eventsQuery, eventTabsQuery } from './events.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/events',
  languages: ['kn', 'hi', 'ta'],
  sitemap: true,
  maxAgeSeconds: 10,
  keptBy: ['tab', 'type', 'language', 'past', 'view', 'show'],
}

function EventsPage() {
  const { address, search, visit } = useEventsAddress()
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-7 pb-5 desk:pt-13">
          <div>
            <h1>{t('Events', 'Title')}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {t('Walks, workshops and clinics. Times are in IST.', 'Below the title of the list of events')}
            </p>
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

const texts: Record<EventsAddress['tab'], { title: string; description: string }> = {
  product: {
    title: t('Events', 'Title'),
    description: t(
      'Walks, workshops and clinics, online and in person. Find one by day or type, and register.',
      'What search engines show',
    ),
  },
  educator: {
    title: t('Educator events', 'Title of a page'),
    description: t('Educators who share their own calendars of events.', 'What search engines show'),
  },
  info: {
    title: t('Info events', 'Title of a page'),
    description: t('Sessions about learning and teaching here, online and in person.', 'What search engines show'),
  },
}

function describe({ search }: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const address = readEventsAddress(search)
  const query = address.tab === 'educator' ? eventEducatorsQuery(api, address) : eventsQuery(api, address)
  const state = cache.getQueryState(query.queryKey)
  const isLost = state?.data === null
  const hasFailed = state?.status === 'error'
  const canonical = eventsHref({ tab: address.tab })
  const { title, description } = texts[address.tab]
  const isVariant = hasFilters(address) || address.month !== null || isLost || hasFailed
  return {
    status: isLost ? 400 : hasFailed ? 503 : 200,
    meta: {
      title,
      description,
      canonical,
      breadcrumbs: [
        { label: t('Events', 'Title'), path: eventsPath },
        ...(address.tab === 'product' ? [] : [{ label: title, path: canonical }]),
      ],
      ...(isVariant && { noindex: true }),
    },
  }
}

export const page: PublicPage = {
  component: EventsPage,
  queries: ({ search }, api) => {
    const address = readEventsAddress(search)
    if (address.tab !== 'educator') return [eventsQuery(api, address), eventMonthQuery(api, address)]
    return [eventEducatorsQuery(api, address), eventTabsQuery(api)]
  },
  describe,
}
