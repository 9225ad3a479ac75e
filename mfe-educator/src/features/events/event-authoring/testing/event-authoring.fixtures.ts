import type { EventDraft, ManagedEvent } from '@kere/contracts/events/event-authoring'
import type { EventDetails } from '@kere/contracts/events/event-draft'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import { problem, type FetchStub } from '@kere/platform/react/stage'

export const savedAt = '2026-11-20T06:34:00.000Z'

export const makeManagedEvent = (given: Partial<ManagedEvent> = {}): ManagedEvent => ({
  id: 'evt_1',
  title: 'Dawn count at the tank',
  type: 'in-person',
  category: 'product',
  topic: 'Biodiversity',
  startsAt: '2099-11-21T01:30:00.000Z',
  endsAt: '2099-11-21T03:00:00.000Z',
  price: 0,
  maxParticipants: 25,
  registrationsCount: 18,
  waitlistCount: 0,
  checkedInCount: 0,
  coverImage: null,
  coverDrawing: 1,
  state: 'published',
  isPublished: true,
  hasUnsavedChanges: false,
  host: { id: 'usr_1', name: 'Asha Raghunath' },
  updatedAt: savedAt,
  goesAt: null,
  ...given,
})

export const details: EventDetails = {
  ...emptyEvent,
  title: 'Dawn count at the tank',
  description: 'We walk a quarter of the bund each, and count every wetland bird.',
  type: 'in-person',
  topic: 'Biodiversity',
  location: 'Jakkur lake, north gate, Bengaluru',
  startsAt: '2099-11-21T01:30:00.000Z',
  endsAt: '2099-11-21T03:00:00.000Z',
  closesMinutesBefore: 60,
  maxParticipants: 25,
  price: 0,
  coverDrawing: 1,
}

export const makeEventDraft = (given: Partial<EventDraft> = {}): EventDraft => ({
  id: 'evt_1',
  version: 3,
  draftSavedAt: savedAt,
  hasUnsavedChanges: false,
  state: 'published',
  isPublished: true,
  goesAt: null,
  details,
  saved: {
    startsAt: '2099-11-21T01:30:00.000Z',
    endsAt: '2099-11-21T03:00:00.000Z',
    location: 'Jakkur lake, north gate, Bengaluru',
    type: 'in-person',
  },
  registrationsCount: 18,
  waitlistCount: 0,
  checkedInCount: 0,
  takenCount: 18,
  host: { id: 'usr_1', name: 'Asha Raghunath' },
  isOwn: true,
  mayPublish: true,
  ...given,
})

export const makeFirstDraft = (given: Partial<EventDetails> = {}): EventDraft =>
  makeEventDraft({
    details: { ...details, ...given },
    state: 'draft',
    isPublished: false,
    hasUnsavedChanges: true,
    saved: null,
    registrationsCount: 0,
    takenCount: 0,
  })

interface Sent {
  call: string
  body: unknown
  key: string | null
}

interface Refused {
  code: ProblemCode
  detail?: string
  errors?: readonly { pointer: string; detail: string }[]
}

/** Simulates the API for one event, as far as its pages need it: versions, and refusals on request. */
export function startEventApi(first: EventDraft = makeEventDraft()) {
  let draft = first
  const sent: Sent[] = []
  const refusals = new Map<string, Refused | 'offline'>()
  const state = () => ({
    id: draft.id,
    version: draft.version,
    draftSavedAt: new Date().toISOString(),
    hasUnsavedChanges: draft.hasUnsavedChanges,
    state: draft.state,
    isPublished: draft.isPublished,
    goesAt: draft.goesAt,
  })
  const change = (to: Partial<EventDraft>) => {
    draft = { ...draft, ...to }
  }
  const people = () => draft.takenCount + draft.waitlistCount

  const keep = (body: { version: number; details: EventDetails }) => {
    if (body.version !== draft.version) return problem('event_draft_changed')
    change({ details: body.details, version: body.version + 1, hasUnsavedChanges: true })
    return Response.json(state())
  }
  const save = (body: { version: number; details: EventDetails; isPublished: boolean }) => {
    if (body.version !== draft.version) return problem('event_draft_changed')
    const { startsAt, endsAt, location, type } = body.details
    const saved = { startsAt: startsAt ?? '', endsAt: endsAt ?? '', location, type: type ?? '' }
    const isChanged = draft.saved !== null && JSON.stringify(saved) !== JSON.stringify(draft.saved)
    const { isPublished } = body
    change({
      details: body.details,
      saved,
      version: draft.version + 1,
      hasUnsavedChanges: false,
      isPublished,
      state: isPublished ? 'published' : 'draft',
    })
    return Response.json({ ...state(), mailedCount: isChanged ? people() : 0 })
  }

  const answer: FetchStub = async ({ pathname }, request) => {
    const body: unknown = request.body ? await request.json() : null
    const call = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent.push({ call, body, key: request.headers.get('idempotency-key') })
    const refusal = refusals.get(call)
    if (refusal === 'offline') throw new TypeError('Failed to fetch')
    if (refusal) return refuseWith(refusal)
    // The pages' own client has already validated the bodies.
    switch (call) {
      case 'POST /api/events': {
        const { details: given } = body as { details: EventDetails }
        change({ details: given, version: 1 })
        return Response.json(state(), { status: 201 })
      }
      case 'GET /api/events/evt_1/draft':
        return Response.json(draft)
      case 'PUT /api/events/evt_1/draft':
        return keep(body as Parameters<typeof keep>[0])
      case 'PUT /api/events/evt_1':
        return save(body as Parameters<typeof save>[0])
      case 'POST /api/events/evt_1/duplicates':
        return Response.json({ ...state(), id: 'evt_2', version: 1, state: 'draft' }, { status: 201 })
      case 'POST /api/events/evt_1/cancellation':
        change({ state: 'cancelled' })
        return Response.json({ ...state(), mailedCount: people() }, { status: 201 })
      case 'DELETE /api/events/evt_1/cancellation':
        change({ state: 'published' })
        return Response.json(state())
      case 'DELETE /api/events/evt_1':
        change({ goesAt: '2026-12-20T06:34:00.000Z', isPublished: false })
        return Response.json({ goesAt: draft.goesAt, mailedCount: people() })
      case 'POST /api/events/evt_1/restoration':
        change({ goesAt: null, state: 'draft' })
        return Response.json(state(), { status: 201 })
      case 'GET /api/managed-events':
        return Response.json({ items: [], nextCursor: null, total: 0, totalIsLowerBound: false })
      default:
        return problem('not_found')
    }
  }

  return {
    answer,
    sent,
    draft: () => draft,
    saveElsewhere: (to: Partial<EventDetails>) =>
      change({ details: { ...draft.details, ...to }, version: draft.version + 1 }),
    refuseNext: (call: string, refusal: Refused | 'offline') => refusals.set(call, refusal),
    allow: (call: string) => refusals.delete(call),
  }
}

const refuseWith = ({ code, ...more }: Refused) =>
  Response.json(
    { type: 'about:blank', ...problems[code], code, ...more },
    { status: problems[code].status, headers: { 'x-request-id': 'req_test' } },
  )
