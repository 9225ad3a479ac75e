import type { ManagedEvent } from '@kere/contracts/event-authoring'
import { messages } from '@kere/contracts/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export const eventsPath = '/dashboard/events'

export const newEventPath = `${eventsPath}/new`

export const managedEventPath = (id: string) => `${eventsPath}/${encodeURIComponent(id)}`

/** Of the list, also where its rows are changed; the same for educators and admins. */
export const managedEventsName = 'managed-events'

export const nameOfEvent = (title: string) => title.trim() || 'Untitled event'

export type EventSubject = Pick<
  ManagedEvent,
  'id' | 'title' | 'state' | 'isPublished' | 'registrationsCount' | 'waitlistCount'
>

export type EventAct = 'publish' | 'unpublish' | 'delete' | 'restore' | 'duplicate'

export function useEventActs(event: EventSubject) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [busyWith, setBusyWith] = useState<EventAct | null>(null)

  const run = async (act: EventAct) => {
    if (busyWith) return false
    setBusyWith(act)
    try {
      const { runEventAct } = await import('./run-event-act.ts')
      return await runEventAct(act, event, { api, context, cache })
    } catch {
      context.notify({ tone: 'error', text: messages.connection })
      return false
    } finally {
      setBusyWith(null)
    }
  }

  const publish = () => {
    const { user } = context.session
    if (user?.role !== 'educator' || user.educatorStatus === 'approved') return void run('publish')
    // C-28
    context.notify({ tone: 'info', text: 'You can publish once your application to teach is approved' })
  }

  return {
    busyWith,
    publish,
    unpublish: () => void run('unpublish'),
    restore: () => void run('restore'),
    duplicate: () => void run('duplicate'),
    remove: () => run('delete'),
  }
}
