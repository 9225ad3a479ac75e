import { useRemote } from '@kere/platform/react/remote-tree'
import { managedEventPath } from '@kere/screens/event-acts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { EventEditorScreen } from './event-editor-screen.tsx'
import { draftQuery } from './event-draft.api.ts'
import { EditorSkeleton } from '@kere/screens/editor/editor-skeleton'
import { NoEvent } from '../../../events/no-event.tsx'
import { findNewEvent, forgetNewEvent } from './new-event-id.ts'

export function EventEditorPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const query = useQuery(draftQuery(api, id))
  if (query.data) return <EventEditorScreen draft={query.data} />
  if (query.isPending) return <EditorSkeleton noun="event" />
  return (
    <NoEvent query={query} title="Failed to fetch event">
      Nothing is lost. What you typed is still in this browser.
    </NoEvent>
  )
}

/** S-392. Nothing is created before something is typed. */
export function NewEventPage() {
  const { user } = useRemote().context.session
  const userId = user?.id ?? ''
  const navigate = useNavigate()
  // The page was loaded again after its event had got an id.
  const [begun] = useState(() => findNewEvent(userId))

  useEffect(() => {
    if (begun) void navigate(managedEventPath(begun), { replace: true })
    return () => forgetNewEvent(userId)
  }, [begun, navigate, userId])

  return begun ? <EditorSkeleton noun="event" /> : <EventEditorScreen draft={null} />
}
