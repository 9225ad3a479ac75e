import { anEventOf, someEvent } from '../../../test/managed-events.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

/** Other educators do not find the event; admins find all events (S-503). */
const answers = { otherEducator: 404, pendingEducator: 404 }

const anEvent: Fixture = { params: async ({ educator }) => ({ id: (await anEventOf(educator.id)).id }), answers }

const aDraft: Fixture = {
  params: async ({ educator }) => ({ id: (await anEventOf(educator.id, { published: false, publishedAt: null })).id }),
  answers,
}

const aCancelledEvent: Fixture = {
  params: async ({ educator }) => ({ id: (await anEventOf(educator.id, { cancelledAt: 1 })).id }),
  answers,
}

const aDeletedEvent: Fixture = {
  params: async ({ educator }) => ({ id: (await anEventOf(educator.id, { published: false, deletedAt: 1 })).id }),
  answers,
}

export const fixtures: Fixtures = {
  listManagedEvents: {
    variants: [
      { query: '?state=published&type=online' },
      { query: '?state=deleted&sort=soonest' },
      { query: '?type=in-person&sort=latest' },
      { query: '?search=lake&state=draft' },
      { query: '?search=om' },
    ],
  },
  createEvent: { body: () => ({ details: { title: 'A walk around the lake' } }) },
  getEventDraft: anEvent,
  getEventPreview: aDraft,
  saveEventDraft: { ...anEvent, body: () => ({ version: 1, details: someEvent }) },
  saveEvent: {
    ...anEvent,
    body: () => ({
      version: 1,
      details: { ...someEvent, startsAt: '2026-12-15T05:00:00Z' },
      isPublished: false,
      message: 'The gate opens later.',
    }),
    variants: [{ body: { version: 1, details: { ...someEvent, source: 'external' }, isPublished: true } }],
  },
  publishEvent: { ...aDraft, query: () => '?version=1' },
  unpublishEvent: anEvent,
  duplicateEvent: { ...anEvent },
  cancelEvent: { ...anEvent, body: () => ({ message: 'It rains.' }) },
  undoEventCancellation: aCancelledEvent,
  deleteEvent: anEvent,
  restoreEvent: aDeletedEvent,
}
