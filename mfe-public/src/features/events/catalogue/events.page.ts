import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { eventsPath } from './event-href.ts'
import { eventsHref, hasFilters, readEventsAddress, type EventsAddress } from './events-address.ts'
import { eventEducatorsQuery, eventMonthQuery, eventsQuery, eventTabsQuery } from './events.api.ts'
import { EventsPage } from './events-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/events',
  sitemap: true,
  maxAgeSeconds: 10,
  keptBy: ['tab', 'type', 'past', 'view', 'show'],
}

const texts: Record<EventsAddress['tab'], { title: string; description: string }> = {
  product: {
    title: 'Events',
    description: 'Walks, workshops and clinics, online and in person. Find one by day or type, and register.',
  },
  educator: {
    title: 'Educator events',
    description: 'Educators who share their own calendars of events.',
  },
  info: {
    title: 'Info events',
    description: 'Sessions about learning and teaching here, online and in person.',
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
        { label: 'Events', path: eventsPath },
        ...(address.tab === 'product' ? [] : [{ label: title, path: canonical }]),
      ],
      ...(isVariant && { noindex: true }),
    },
  }
}

export const page: PublicPage = {
  component: EventsPage,
  next: async () => (await import('./events.next.ts')).eventsNext,
  queries: ({ search }, api) => {
    const address = readEventsAddress(search)
    if (address.tab !== 'educator') return [eventsQuery(api, address), eventMonthQuery(api, address)]
    return [eventEducatorsQuery(api, address), eventTabsQuery(api)]
  },
  describe,
}
