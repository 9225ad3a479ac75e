import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from '../courses/course-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { eventDetails } from './event-draft.ts'
import { eventCategories, eventLimits, eventSorts, eventSources, eventStates, eventTypes } from './event-options.ts'
import { event } from './events.ts'
import { listFilters, listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { requiredText, textField } from '../text/text.ts'

export const problems = {
  event_draft_changed: {
    status: 409,
    title: 'This event was changed somewhere else, so your changes were not saved',
  },
  /** `errors` lists what is missing or wrong, by the fields of `details`: `/body/details/title`. */
  event_incomplete: { status: 422, title: 'The event is not complete yet' },
  /** The rule of U-21. `detail` says how many seats are taken. */
  event_capacity_taken: {
    status: 409,
    title: 'Max participants cannot be lower than the number of seats already taken',
  },
  /** The limit on changes, because everybody with a seat or on the waitlist is mailed about each. */
  event_changed_often: { status: 429, title: 'The time and place were changed too often' },
  event_has_ended: { status: 409, title: 'This event is over' },
  event_is_cancelled: { status: 409, title: 'This event is cancelled' },
  event_is_deleted: { status: 409, title: 'Restore the event before you change it' },
  too_many_events: { status: 409, title: 'You have reached the largest number of events for one account' },
  event_change_final: { status: 409, title: 'The emails about this have already been sent' },
} as const

/** Admins manage the events of everybody, educators their own (S-503). */
const authors = { roles: ['educator', 'admin'] } as const
const moment = z.iso.datetime()

export const managedEvent = z.object({
  id: z.string(),
  version: z.optional(z.int()),
  title: z.string(),
  type: z.nullable(openEnum(eventTypes)),
  category: z.nullable(openEnum(eventCategories)),
  topic: z.nullable(openEnum(courseCategories)),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  price: z.int(),
  maxParticipants: z.int(),
  registrationsCount: z.int(),
  waitlistCount: z.int(),
  checkedInCount: z.int(),
  coverImage: z.nullable(z.string()),
  coverDrawing: z.int(),
  state: openEnum(eventStates),
  isPublished: z.boolean(),
  hasUnsavedChanges: z.boolean(),
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  updatedAt: moment,
  goesAt: z.nullable(moment),
})

export type ManagedEvent = z.infer<typeof managedEvent>

export const managedEventList = listOf(managedEvent, {
  name: 'managed-events',
  filters: {
    state: z.optional(z.enum([...eventStates, 'deleted'])),
    type: z.optional(z.enum(eventTypes)),
    search: listFilters.search,
  },
  sorts: ['touched', ...eventSorts, 'upcoming'],
  extra: { counts: z.optional(countsOf([...eventStates, 'deleted'])) },
})

export const listManagedEvents = defineEndpoint('listManagedEvents', 'GET /api/managed-events', {
  summary: 'The events that the caller may manage: an educator’s own, for an admin everybody’s (S-503).',
  access: authors,
  query: managedEventList.query,
  response: managedEventList.response,
  failure: 'Failed to fetch user events',
})

const eventState = {
  id: z.string(),
  /** A save names the version that it started from. */
  version: z.int(),
  draftSavedAt: moment,
  hasUnsavedChanges: z.boolean(),
  state: openEnum(eventStates),
  isPublished: z.boolean(),
  goesAt: z.nullable(moment),
}

export const eventDraft = z.object({
  ...eventState,
  details: z.object({
    title: z.string(),
    description: z.string(),
    language: z._default(openEnum(languages), 'en'),
    type: z.nullable(openEnum(eventTypes)),
    category: z.nullable(openEnum(eventCategories)),
    topic: z.nullable(openEnum(courseCategories)),
    source: openEnum(eventSources),
    externalUrl: z.string(),
    location: z.string(),
    isLinkPublic: z.boolean(),
    startsAt: z.nullable(moment),
    endsAt: z.nullable(moment),
    closesMinutesBefore: z.int(),
    maxParticipants: z.nullable(z.int()),
    price: z.nullable(z.int()),
    hasWaitlist: z.boolean(),
    coverImage: z.nullable(z.string()),
    coverDrawing: z.int(),
    recordingUrl: z.string(),
    isHiddenFromHome: z.boolean(),
  }),
  /** Registrants are notified if one of these values changes. Null before the first save. */
  saved: z.nullable(z.object({ startsAt: moment, endsAt: moment, location: z.string(), type: openEnum(eventTypes) })),
  registrationsCount: z.int(),
  waitlistCount: z.int(),
  checkedInCount: z.int(),
  /** The lowest possible capacity: seats that are registered, offered, or reserved for an order (U-21). */
  takenCount: z.int(),
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  isOwn: z.boolean(),
  /** False for an educator who is not approved yet (C-28). */
  mayPublish: z.boolean(),
})

export type EventDraft = z.infer<typeof eventDraft>

export const createEvent = defineEndpoint('createEvent', 'POST /api/events', {
  summary: 'Begins an event as a draft. What is left out begins empty.',
  access: authors,
  body: z.strictObject({ details: z.optional(z.partial(eventDetails)) }),
  response: z.object(eventState),
  problems: ['too_many_events'],
  failure: 'Failed to create event',
})

export const getEventDraft = defineEndpoint('getEventDraft', 'GET /api/events/:id/draft', {
  summary: 'An event as it is being written. For its educator and for admins.',
  access: authors,
  response: eventDraft,
  failure: 'Failed to fetch event',
})

export const getEventPreview = defineEndpoint('getEventPreview', 'GET /api/events/:id/preview', {
  summary: 'An event as its public page would show what is typed, published or not. For its educator and for admins.',
  access: authors,
  response: z.object({
    /** Null while `missing` lists something that the page needs. */
    event: z.nullable(event),
    missing: z.array(z.string()),
  }),
  failure: 'Failed to fetch event',
})

export type EventPreview = z.infer<typeof getEventPreview.response>

const updateFailed = 'Failed to update event'

export const saveEventDraft = defineEndpoint('saveEventDraft', 'PUT /api/events/:id/draft', {
  summary: 'Keeps what is typed, over the version that it names, else `event_draft_changed`. Nobody else sees it yet.',
  access: authors,
  body: z.strictObject({ version: z.int(), details: eventDetails }),
  response: z.object(eventState),
  problems: ['event_draft_changed', 'event_is_deleted'],
  failure: updateFailed,
})

const announcement = textField().check(z.maxLength(eventLimits.messageLength))

export const saveEvent = defineEndpoint('saveEvent', 'PUT /api/events/:id', {
  summary:
    'Makes the details what everybody sees, under every rule. Where time or place change, everybody with a seat or on the waitlist is mailed once, with `message`.',
  access: authors,
  body: z.strictObject({
    version: z.int(),
    details: eventDetails,
    isPublished: z.boolean(),
    message: z.optional(announcement),
  }),
  response: z.object({ ...eventState, mailedCount: z.int() }),
  problems: [
    'event_draft_changed',
    'event_incomplete',
    'event_capacity_taken',
    'event_changed_often',
    'event_has_ended',
    'event_is_cancelled',
    'event_is_deleted',
    /** Publishing is for approved educators (C-28). */
    'not_approved',
  ],
  failure: updateFailed,
})

export const publishEvent = defineEndpoint('publishEvent', 'PUT /api/events/:id/publication', {
  summary: 'Shows visitors the event as it was saved last; one that never was, as it is typed.',
  access: { ...authors, needs: ['approved'] },
  query: readVersion,
  response: z.object(eventState),
  problems: ['changed_since_read', 'event_incomplete', 'event_has_ended', 'event_is_cancelled', 'event_is_deleted'],
  failure: updateFailed,
})

export const unpublishEvent = defineEndpoint('unpublishEvent', 'DELETE /api/events/:id/publication', {
  summary: 'Unpublishes the event. Everybody who is registered keeps their seat (U-21).',
  access: authors,
  response: z.object(eventState),
  failure: updateFailed,
})

export const duplicateEvent = defineEndpoint('duplicateEvent', 'POST /api/events/:id/duplicates', {
  summary: 'A draft of the caller’s own with the same details, without its dates and its people.',
  access: authors,
  response: z.object(eventState),
  problems: ['too_many_events'],
  failure: 'Failed to create event',
})

export const cancelEvent = defineEndpoint('cancelEvent', 'POST /api/events/:id/cancellation', {
  summary:
    'Cancels an event; everybody with a seat or on the waitlist is mailed the message. Can be undone until the emails leave.',
  access: authors,
  body: z.strictObject({ message: requiredText('Please say why', eventLimits.messageLength) }),
  response: z.object({ ...eventState, mailedCount: z.int() }),
  problems: ['event_has_ended', 'event_is_cancelled', 'event_is_deleted', 'event_incomplete'],
  failure: updateFailed,
})

export const undoEventCancellation = defineEndpoint('undoEventCancellation', 'DELETE /api/events/:id/cancellation', {
  summary: 'Takes a cancellation back as long as its emails have not left; nobody is told of it.',
  access: authors,
  response: z.object(eventState),
  problems: ['event_change_final'],
  failure: updateFailed,
})

export const deleteEvent = defineEndpoint('deleteEvent', 'DELETE /api/events/:id', {
  summary:
    'Deletes an event. Where anybody has a seat or waits it is cancelled first, and they are told by email (U-20). Can be undone.',
  access: authors,
  response: z.object({ goesAt: moment, mailedCount: z.int() }),
  failure: 'Failed to delete event',
})

export const restoreEvent = defineEndpoint('restoreEvent', 'POST /api/events/:id/restoration', {
  summary:
    'Brings a deleted event back as a draft; emails about it that have not left do not leave. One whose people have been told that it is cancelled stays so.',
  access: authors,
  response: z.object(eventState),
  failure: 'Failed to restore event',
})
