import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { managedEventPath, eventsPath, newEventPath, nameOfEvent } from '@kere/screens/event-acts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { EventEditorScreen } from './event-editor-screen.tsx'
import { draftQuery } from './event-draft.api.ts'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { NoEvent } from '../../../events/no-event.tsx'
import { findNewEvent, forgetNewEvent } from './new-event-id.ts'
import type { PageModule } from '@kere/platform/page'
import { eventListTitle } from '../../../events/event-paths.ts'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const newEventRoute = {
  path: '/dashboard/events/new',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

export const eventEditorRoute = {
  path: '/dashboard/events/:id',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

function EventEditorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(draftQuery(api, id))
  if (query.data) return <EventEditorScreen draft={query.data} />
  if (query.isPending) return <EditorSkeleton noun={t('event', 'Noun')} />
  return (
    <NoEvent query={query} title={t('Failed to fetch event', 'Title, educator')}>
      {t('Nothing is lost. What you typed is still in this browser.', 'Text, educator')}
    </NoEvent>
  )
}

/** The editor for a new event (S-392). Nothing is created before the user types. */
function NewEventPage() {
  const { user } = useRemote().context.session
  const userId = user?.id ?? ''
  const navigate = useNavigate()
  // Finds the event if the page was reloaded after the event had been created.
  const [begun] = useState(() => findNewEvent(userId))

  useEffect(() => {
    if (begun) void navigate(managedEventPath(begun), { replace: true })
    return () => forgetNewEvent(userId)
  }, [begun, navigate, userId])

  return begun ? <EditorSkeleton noun={t('event', 'Noun')} /> : <EventEditorScreen draft={null} />
}

export const eventEditorPage: PageModule = {
  component: EventEditorPage,
  queries: ({ params: { id = '' } }, api) => [draftQuery(api, id)],
  describe: ({ params: { id = '' }, session }, { api, cache }) => {
    const draft = cache.getQueryData(draftQuery(api, id).queryKey)
    const title = draft === null ? t('Event not found', 'Text, educator') : nameOfEvent(draft?.details.title ?? '')
    return describeInDashboard({
      status: draft === null ? 404 : 200,
      title,
      description: t('Plan, publish and change an event.', 'Text, educator'),
      path: managedEventPath(id),
      above: [{ label: eventListTitle(session), path: eventsPath }],
    })
  },
}

export const newEventPage: PageModule = {
  component: NewEventPage,
  describe: ({ session }) =>
    describeInDashboard({
      title: t('New event', 'Title, educator'),
      description: t('Plan an event.', 'Text, educator'),
      path: newEventPath,
      above: [{ label: eventListTitle(session), path: eventsPath }],
    }),
}
