import type { EventDraft } from '@kere/contracts/events/event-authoring'
import type * as sent from '@kere/contracts/events/event-draft'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import type { ApiClient } from '@kere/platform/api'
import type { QueryClient } from '@tanstack/react-query'
import { createLocalCopy, moveLocalCopy, type Versioned } from '@kere/platform/local-copies'
import { createDocument } from '@kere/screens/editor/saved-document'
import { draftQuery, loadContract, patchDraft } from './event-draft.api.ts'
import { rememberNewEvent } from './new-event-id.ts'

interface EditorOptions {
  api: ApiClient
  cache: QueryClient
  userId: string
  /** The stored draft; `null` for an event that is only created once the user types. */
  first: EventDraft | null
}

/** The details may contain choices that only a newer API knows. */
export type EventDetails = EventDraft['details']

export const valueOf = ({ version, details }: EventDraft): Versioned<EventDetails> => ({ version, value: details })

/** A choice that only a newer API knows is sent back unchanged. */
export const toSend = (details: EventDetails) => details as sent.EventDetails

export function createEventEditor({ api, cache, userId, first }: EditorOptions) {
  let id = first?.id ?? null

  async function freshDraft(known: string): Promise<EventDraft> {
    const draft = await cache.query({ ...draftQuery(api, known), staleTime: 0 })
    if (draft) return draft
    return api.call((await loadContract()).getEventDraft, { params: { id: known } })
  }

  const event = createDocument<EventDetails>({
    first: first ? valueOf(first) : { value: emptyEvent, version: 0 },
    copy: createLocalCopy({ userId, name: () => nameOf(id), isValue: isDetails }),
    conflictCode: 'event_draft_changed',
    async save(value, version, idempotencyKey) {
      const { createEvent, saveEventDraft } = await loadContract()
      if (id === null) {
        const created = await api.call(createEvent, { body: { details: toSend(value) } }, { idempotencyKey })
        moveLocalCopy(userId, nameOf(null), nameOf(created.id))
        id = created.id
        rememberNewEvent(userId, id)
        return { value, version: created.version }
      }
      const body = { version, details: toSend(value) }
      const answer = await api.call(saveEventDraft, { params: { id }, body }, { idempotencyKey })
      patchDraft(cache, id, { ...answer, details: value })
      return { value, version: answer.version }
    },
    load: async () => (id === null ? { value: emptyEvent, version: 0 } : valueOf(await freshDraft(id))),
    isSame: (left, right) => JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)),
  })

  return {
    event,
    get id() {
      return id
    },
    savedAt: () => event.state.savedAt ?? (first ? Date.parse(first.draftSavedAt) : null),
    open() {
      const retry = () => void event.flush()
      globalThis.addEventListener('online', retry)
      return () => {
        globalThis.removeEventListener('online', retry)
        event.rest()
      }
    },
  }
}

export type EventEditor = ReturnType<typeof createEventEditor>

const nameOf = (id: string | null) => `event.${id ?? 'new'}`

const sorted = (details: EventDetails) => Object.entries(details).toSorted(([left], [right]) => (left < right ? -1 : 1))

const isDetails = (value: unknown): value is EventDetails =>
  typeof value === 'object' &&
  value !== null &&
  // A draft that this browser kept before there were languages has none.
  Object.keys(emptyEvent).every((name) => name === 'language' || Object.hasOwn(value, name))
