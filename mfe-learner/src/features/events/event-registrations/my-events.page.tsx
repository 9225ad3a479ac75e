import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { KeptNotice } from '@kere/screens/kept-notice'
import { LoadFailure } from '@kere/screens/load-failure'
import { useKeptFocus } from '@kere/screens/use-kept-focus'
import { useKeptPlace } from '@kere/screens/use-kept-place'
import { useResultNews } from '@kere/screens/use-result-news'
import { ButtonLink } from '@kere/ui/controls/button'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { TextLink } from '@kere/ui/controls/link'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CalendarFeed } from './calendar-feed.tsx'
import { MyEventRow } from './my-event-row.tsx'
import { myEventsHref, readMyEventsAddress, titleFor, type MyEventsAddress, myEventsPath } from './my-events-address.ts'
import { eventOrdersQuery, myEventsQuery, type MyEvents } from './my-events.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/my-events',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
  offline: true,
}

const tabs = [
  { time: 'upcoming', label: t('Upcoming', 'Tab, my events') },
  { time: 'past', label: t('Past', 'Tab, my events') },
] as const

function MyEventsPage() {
  const { api, request } = useRemote()
  const address = readMyEventsAddress(request.search)
  const events = useQuery({ ...myEventsQuery(api, address), placeholderData: keepPreviousData })
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, null)
  const page = events.data
  const isShown = page && !events.isPlaceholderData
  const isFirst = request.search.size === 0
  useKeptPlace(
    isFirst && page && !page.keptAt
      ? {
          path: myEventsPath,
          group: t('Lists', 'Heading of a list of pages that are kept on the device'),
          title: titleFor(request.session),
        }
      : null,
  )
  useResultNews(
    myEventsHref(address),
    isShown
      ? t('{count, plural, one {# event} other {# events}}', { count: page.total }, 'How many events there are')
      : undefined,
  )
  return (
    <div
      ref={region}
      className="flow-root min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]"
    >
      <h1 tabIndex={-1} className="sr-only">
        {titleFor(request.session)}
      </h1>
      <DataTableTabs
        label={t('Time', 'Label, my events')}
        tabs={tabs.map(({ time, label }) => ({
          label,
          href: myEventsHref({ time }),
          count: isShown && address.time === time ? page.total : undefined,
          isCurrent: address.time === time,
        }))}
      />
      <div className="max-w-page px-gutter wide:px-8">
        {page?.keptAt && <KeptNotice at={page.keptAt} className="mt-5" />}
        {page ? (
          <div className={events.isPlaceholderData ? 'opacity-60' : ''}>
            {events.isError && (
              <LoadFailure
                title={t('Failed to fetch registrations', 'Error, my events')}
                query={events}
                className="my-5"
              >
                {t('The events below may be out of date.', 'Error, my events')}
              </LoadFailure>
            )}
            {page.items.length > 0 ? <List page={page} /> : <NoEvents address={address} />}
            <Pages page={page} address={address} />
            {page.items.length > 0 && (
              <p className="mt-6 print:hidden">
                <TextLink href="/events" hasArrow>
                  {t('Find another event', 'Link, my events')}
                </TextLink>
              </p>
            )}
          </div>
        ) : events.isPending ? (
          <ListSkeleton />
        ) : page === null ? (
          <NoEvents address={address} />
        ) : (
          <LoadFailure title={t('Failed to fetch registrations', 'Error, my events')} query={events} className="mt-6">
            {t('Your registrations are saved, and so are your seats.', 'Error, my events')}
          </LoadFailure>
        )}
        <CalendarFeed />
      </div>
    </div>
  )
}

function List({ page }: { page: MyEvents }) {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const isWaitingToPay = page.items.some(({ status }) => status === 'awaiting_payment')
  const orders = useQuery({ ...eventOrdersQuery(api), enabled: isWaitingToPay })
  return (
    <ul className="list-none">
      {page.items.map((registration) => (
        <MyEventRow
          key={registration.id}
          registration={registration}
          orderId={orders.data?.get(registration.event.id)}
          now={now}
        />
      ))}
    </ul>
  )
}

function Pages({ page, address: { time, cursor } }: { page: MyEvents; address: MyEventsAddress }) {
  if (!page.nextCursor && !cursor) return null
  return (
    <nav aria-label={t('Pages', 'For screen readers, my events')} className="mt-5 flex justify-between gap-3">
      {cursor ? (
        <ButtonLink href={myEventsHref({ time })} variant="outline" size="toolbar">
          {t('First events', 'Button, my events')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {page.nextCursor && (
        <ButtonLink href={myEventsHref({ time, cursor: page.nextCursor })} variant="outline" size="toolbar">
          {t('More events', 'Button, my events')}
        </ButtonLink>
      )}
    </nav>
  )
}

function NoEvents({ address: { time, cursor } }: { address: MyEventsAddress }) {
  if (cursor !== null)
    return (
      <EmptyState
        title={t('This page is no longer available', 'Heading, my events')}
        className="mt-8"
        action={
          <ButtonLink href={myEventsHref({ time })} variant="outline">
            {t('First events', 'Button, my events')}
          </ButtonLink>
        }
      >
        {t('Your events have moved to another page.', 'Text, my events')}
      </EmptyState>
    )
  if (time === 'past')
    return (
      <EmptyState
        title={t('No past events', 'Heading, my events')}
        picture={discPath('no-past-events')}
        className="mt-8"
        action={
          <ButtonLink href={myEventsHref()} variant="outline">
            {t('Upcoming events', 'Button, my events')}
          </ButtonLink>
        }
      >
        {t(
          'Events you registered for move here when they are over, with whether you were checked in.',
          'Text, my events',
        )}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('No upcoming events', 'Heading, my events')}
      picture={discPath('no-events')}
      className="mt-8"
      action={<ButtonLink href="/events">{t('Find an event', 'Button, my events')}</ButtonLink>}
    >
      {t('Events you register for appear here, with your ticket.', 'Text, my events')}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your events', 'Label, my events')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4 border-b border-hairline py-5 desk:gap-6">
          <Skeleton className="h-20 w-13.5 shrink-0 desk:w-16" />
          <div className="flex min-w-0 grow flex-col gap-2.5 pt-1">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-3 w-48 max-w-full" />
            <Skeleton className="h-6 w-28" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

export const page: PageModule = {
  component: MyEventsPage,
  queries: ({ search }, api) => [myEventsQuery(api, readMyEventsAddress(search))],
  describe: ({ session }) =>
    describeInDashboard({
      title: titleFor(session),
      description: t('The events you are registered for, with your tickets.', 'Description of the page, my events'),
      path: myEventsPath,
    }),
}
