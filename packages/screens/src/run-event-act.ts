import type { ManagedEvent } from '@kere/contracts/event-authoring'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { MountContext } from '@kere/platform/border'
import type { QueryClient } from '@tanstack/react-query'
import { countOf } from './count.ts'
import { managedEventPath, managedEventsName, nameOfEvent, type EventAct, type EventSubject } from './event-acts.tsx'
import { listKey } from './list-query.ts'
import type { ListAnswer } from './list.ts'

interface Tools {
  api: ApiClient
  context: Pick<MountContext, 'notify' | 'navigation'>
  cache: QueryClient
}

/** Loaded with the first press. @returns whether it was done */
export async function runEventAct(act: EventAct, event: EventSubject, tools: Tools): Promise<boolean> {
  const { api, context, cache } = tools
  const contract = await import('@kere/contracts/event-authoring')
  const { id } = event
  const name = nameOfEvent(event.title)
  const params = { id }

  const showPublished = (isPublished: boolean) =>
    cache.setQueriesData<ListAnswer<ManagedEvent> | null>({ queryKey: listKey({ name: managedEventsName }) }, (page) =>
      page
        ? {
            ...page,
            items: page.items.map((row) =>
              row.id === id ? { ...row, isPublished, state: isPublished ? 'published' : 'draft' } : row,
            ),
          }
        : page,
    )
  const tell = (text: string, back?: EventAct) =>
    context.notify({
      tone: 'success',
      text: `${name} ${text}`,
      ...(back && { action: { label: 'Undo', run: () => void runEventAct(back, event, tools) } }),
    })

  const acts: Record<EventAct, () => Promise<void>> = {
    async publish() {
      showPublished(true)
      await api.call(contract.publishEvent, { params })
      tell('is published', event.isPublished ? undefined : 'unpublish')
    },
    async unpublish() {
      showPublished(false)
      await api.call(contract.unpublishEvent, { params })
      const seats = event.registrationsCount > 0 ? 'Registered people keep their seats.' : 'Visitors no longer see it.'
      tell(`is unpublished. ${seats}`, event.isPublished ? 'publish' : undefined)
    },
    async delete() {
      const { mailedCount } = await api.call(contract.deleteEvent, { params })
      const told = countOf(mailedCount, ['person', 'people'])
      tell(
        mailedCount > 0
          ? `is deleted. ${told} will be told by email that it is cancelled.`
          : 'is deleted. You can restore it for 30 days.',
        'restore',
      )
    },
    async restore() {
      await api.call(contract.restoreEvent, { params })
      // Where a deletion is taken back, the event is to be what it was; where that is not possible, the draft stays.
      const isShown =
        event.isPublished &&
        (await api.call(contract.publishEvent, { params }).then(
          () => true,
          () => false,
        ))
      tell(isShown ? 'is restored and published' : 'is restored as a draft')
    },
    async duplicate() {
      const copy = await api.call(contract.duplicateEvent, { params })
      tell('is duplicated. Choose the dates of the copy.')
      context.navigation.push(managedEventPath(copy.id))
    },
  }

  let isDone = true
  try {
    await acts[act]()
  } catch (error) {
    isDone = false
    if (act === 'publish' || act === 'unpublish') showPublished(event.isPublished)
    const reason = error instanceof Error ? error.message : ''
    const isIncomplete = error instanceof ApiError && error.code === 'event_incomplete'
    context.notify({
      tone: 'error',
      text: `${name}: ${reason.replace(/\.$/, '')}.`,
      ...(isIncomplete && {
        action: { label: 'See what is missing', run: () => context.navigation.push(managedEventPath(id)) },
      }),
    })
  }
  void cache.invalidateQueries({ queryKey: listKey({ name: managedEventsName }) })
  void cache.invalidateQueries({ queryKey: ['event-draft', id] })
  void cache.invalidateQueries({ queryKey: ['dashboard'] })
  return isDone
}
