import { t } from '@kere/brand/messages'
import { eventMessageTexts } from '@kere/contracts/events/event-message-options'
import type { EventMessages } from '@kere/contracts/events/event-messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { eventsPath, managedEventPath } from '@kere/screens/event-acts'
import { momentText } from '@kere/ui/time/clock-times'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { EventBar } from '../../../events/event-bar.tsx'
import { eventListTitle, messagesPath } from '../../../events/event-paths.ts'
import { EventTabs } from '../../../events/event-tabs.tsx'
import { NoEvent } from '../../../events/no-event.tsx'
import { messagesQuery } from './event-messages.api.ts'
import { MessageForm } from './message-form.tsx'
import { SentMessages } from './sent-messages.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/events/:id/messages',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

const lookAgainMs = 30_000

function MessagesPage() {
  const { api, context } = useRemote()
  const { id = '' } = useParams()
  const [now] = useState(() => Date.now())
  const query = useQuery({
    ...messagesQuery(api, id),
    refetchInterval: ({ state }) =>
      state.data?.messages.some(({ isBeingSent }) => isBeingSent) === true ? lookAgainMs : false,
  })

  if (query.isPending) return <MessagesSkeleton />
  if (!query.data) return <NoEvent query={query} title={t('Failed to fetch messages', 'Title, educator')} />
  const { event, messages } = query.data
  return (
    <>
      <EventBar href={eventsPath} backTo={eventListTitle(context.session)} title={event.title}>
        {event.startsAt && momentText(event.startsAt, now)}
      </EventBar>
      <EventTabs draft={event} current="messages" />
      <div className="mx-auto w-full max-w-205 px-gutter pt-6 pb-section wide:px-8">
        <h1 tabIndex={-1} className="text-title">
          {t('Messages', 'Heading, educator')}
        </h1>
        <p className="mt-1.5 max-w-measure text-muted">
          {t('Write to the people who come to your event. Each of them gets one email.', 'Text, educator')}
        </p>
        <Writing data={query.data} />
        <Section title={t('Sent', 'Title, educator')} className="mt-9">
          <SentMessages messages={messages} now={now} />
        </Section>
      </div>
    </>
  )
}

function Writing({ data }: { data: EventMessages }) {
  const { user } = useRemote().context.session
  const { left, mostMessages, isOpen, event } = data
  const isApproved = user?.role === 'admin' || user?.educatorStatus === 'approved'
  const reason = !isApproved
    ? t('You can write to attendees once your application to teach is approved.', 'Text, educator')
    : !isOpen
      ? `${eventMessageTexts.closed}.`
      : left === 0
        ? `${eventMessageTexts.spent}.`
        : null
  if (reason) return <p className="mt-6 border-s-4 border-warn bg-warn-soft px-4 py-3 text-dense">{reason}</p>
  return (
    <>
      <p className="mt-4 text-dense font-semibold">
        {t(
          '{left} of {count, plural, one {# message} other {# messages}} left for this event',
          { left, count: mostMessages },
          'Text, educator',
        )}
      </p>
      <MessageForm key={event.id} data={data} />
    </>
  )
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup label={t('Loading the messages', 'Label, educator')}>
      <div className="border-b border-hairline bg-surface px-gutter py-4">
        <Skeleton className="h-5 w-60 max-w-full" />
        <Skeleton className="mt-2 h-4 w-40" />
      </div>
      <div className="mx-auto flex max-w-205 flex-col gap-4 px-gutter py-6 wide:px-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-40" />
      </div>
    </SkeletonGroup>
  )
}

const title = t('Messages', 'Text, educator')

export const page: PageModule = {
  component: MessagesPage,
  queries: ({ params: { id = '' } }, api) => [messagesQuery(api, id)],
  describe: ({ params: { id = '' } }, { api, cache }) =>
    describeInDashboard({
      status: cache.getQueryData(messagesQuery(api, id).queryKey) === null ? 404 : 200,
      title,
      description: t('Write to the people who come to the event.', 'Text, educator'),
      path: messagesPath(id),
      above: [{ label: t('Event', 'Label, educator'), path: managedEventPath(id) }],
    }),
}
