import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { EventDetail } from './event-detail.tsx'
import { eventHref, eventsPath, tabHref } from './event-href.ts'
import { eventQuery, eventStandingQuery, type ShownEvent } from './event.api.ts'
import { missingEvent } from './missing-event.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import { posterPath } from '@kere/brand/art-paths'
import { cutText } from '@kere/contracts/text/cut-text'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { whenText } from '@kere/ui/time/clock-times'
import { artSubject } from './event-text.ts'
import { eventNode } from './event-node.ts'
import { tabOf, tabNames } from './tab-names.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/events/:id',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/events', changedAt: 'updatedAt' },
}

function EventPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const event = useQuery(eventQuery(api, id))

  if (event.data) return <EventDetail event={event.data} />
  if (event.data === null) return <LatePart of={missingEvent} props={{}} />
  if (event.isPending)
    return <DetailSkeleton label={t('Loading the event', 'For screen readers')} className="h-31 desk:h-53" />
  return (
    <PageFailure
      title={failureTitle(event.error, t('The event did not load', 'Error'))}
      query={event}
      retryHref={eventHref(id)}
    />
  )
}

const searchResultLength = 160

const idOf = ({ params }: PageRequest) => params.id ?? ''

const events = { label: t('Events', 'Title'), path: eventsPath }

function describe(request: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const id = idOf(request)
  const { queryKey } = eventQuery(api, id)
  const event = cache.getQueryData<ShownEvent | null>(queryKey)
  if (event) return describeEvent(event)

  const isUnknown = event === null
  const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
  return {
    status: isUnknown ? 404 : hasFailed ? 503 : 200,
    meta: {
      title: isUnknown ? t('Event not found', 'Title of a page') : t('Event', 'Title of a page'),
      description: isUnknown
        ? t('There is no published event at this address.', 'What search engines show')
        : t('When, where, who hosts it, and its seats.', 'What search engines show'),
      canonical: eventHref(id),
      breadcrumbs: [events],
      ...((isUnknown || hasFailed) && { noindex: true }),
    },
  }
}

function describeEvent(event: ShownEvent): PageDescription {
  const { id, title, coverImage, venue, askedAt } = event
  const path = eventHref(id)
  const tab = tabOf(event)
  return {
    status: 200,
    meta: {
      title,
      description: cutText(
        `${whenText(event, askedAt)}, ${venue ?? t('online', 'Where an event is, in a sentence')}. ${event.description}`,
        searchResultLength,
      ),
      canonical: path,
      breadcrumbs: [events, { label: tabNames[tab], path: tabHref(tab) }, { label: title, path }],
      ...(coverImage && { image: coverImage }),
      // Only the edge writes a page's head, so browsers do not load this code.
      ...(import.meta.env.SSR && {
        jsonLd: [eventNode(event)],
        ...(!coverImage && { image: posterPath(artSubject(event)) }),
      }),
    },
  }
}

export const page: PublicPage = {
  component: EventPage,
  next: async () => (await import('./event.next.ts')).eventNext,
  queries: (request, api) => [
    eventQuery(api, idOf(request)),
    ...(request.session.user?.isOnboarded ? [eventStandingQuery(api, idOf(request))] : []),
  ],
  describe,
}
