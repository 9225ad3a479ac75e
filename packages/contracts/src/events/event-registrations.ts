import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { registrationMessages, registrationSorts, registrationTimes } from './event-registration-options.ts'
import { listOf } from '../http/list.ts'
import { myRegistration, ownRegistration, paidOrderId } from './own-registrations.ts'
import { roles } from '../accounts/roles.ts'

export const problems = {
  event_full: { status: 409, title: registrationMessages.full },
  event_ended: { status: 409, title: registrationMessages.ended },
  event_closed: { status: 409, title: registrationMessages.closed },
  event_cancelled: { status: 409, title: registrationMessages.cancelled },
  event_external: { status: 409, title: registrationMessages.external },
  event_not_free: { status: 409, title: registrationMessages.notFree },
  already_registered: { status: 409, title: registrationMessages.already },
  own_event: { status: 409, title: registrationMessages.own },
  no_waitlist: { status: 409, title: registrationMessages.noWaitlist },
  seat_ordered: {
    status: 409,
    title: 'An order keeps this seat. Cancel the order, or ask for your money back there',
  },
  /** The seat was given to somebody else, or the event has begun. */
  seat_taken: { status: 409, title: 'The seat is no longer free' },
} as const

const moment = z.iso.datetime()

export const eventStanding = z.object({
  isOwn: z.boolean(),
  mayManage: z.boolean(),
  registration: z.nullable(ownRegistration),
  openOrderId: z.nullable(z.string()),
  paidOrderId,
  /** The link of an online event, for registrants, the educator and admins (C-36). */
  joinUrl: z.nullable(z.string()),
  /** Null for callers who, in their present state, never get `joinUrl`. */
  joinableFrom: z.nullable(moment),
})

export type EventStanding = z.infer<typeof eventStanding>

export const getEventStanding = defineEndpoint('getEventStanding', 'GET /api/events/:id/standing', {
  summary: 'What the caller is to an event, with the meeting link where it is theirs to have (C-36).',
  access: { roles },
  response: eventStanding,
  failure: registrationMessages.listFailed,
})

export const registerForEvent = defineEndpoint('registerForEvent', 'POST /api/events/:id/registration', {
  summary:
    'Takes a seat of a free event, accepts one that is offered, or joins the waitlist where it is full and `joinsWaitlist` says so.',
  access: { roles, needs: ['onboarded'], minors: 'events' },
  body: z.strictObject({ joinsWaitlist: z.optional(z.boolean()), wantsReminder: z.optional(z.boolean()) }),
  response: ownRegistration,
  problems: [
    'event_full',
    'event_ended',
    'event_closed',
    'event_cancelled',
    'event_external',
    'event_not_free',
    'already_registered',
    'own_event',
    'no_waitlist',
    'too_many_attempts',
  ],
  failure: registrationMessages.registerFailed,
})

export const cancelRegistration = defineEndpoint('cancelRegistration', 'DELETE /api/events/:id/registration', {
  summary:
    'Gives up a seat, an offer or a place on the waitlist. A seat is kept until `seatUntil`, so that it can be undone; then it is offered on.',
  access: { roles },
  response: ownRegistration,
  problems: ['event_ended', 'seat_ordered', 'too_many_attempts'],
  failure: registrationMessages.cancelFailed,
})

export const undoCancellation = defineEndpoint('undoCancellation', 'POST /api/events/:id/registration/restoration', {
  summary: 'Takes the caller’s cancellation back, as long as the seat is kept.',
  access: { roles, minors: 'events' },
  response: ownRegistration,
  problems: ['seat_taken', 'event_ended'],
  failure: registrationMessages.registerFailed,
})

export const setEventReminder = defineEndpoint('setEventReminder', 'PUT /api/events/:id/registration/reminder', {
  summary: 'Whether the caller is mailed the day before.',
  access: { roles },
  body: z.strictObject({ wantsReminder: z.boolean() }),
  response: ownRegistration,
  failure: 'Failed to save the reminder',
})

export const myRegistrationList = listOf(myRegistration, {
  name: 'my-registrations',
  filters: {
    time: z.optional(z.enum(registrationTimes)),
    current: z.optional(z.literal('true')),
  },
  sorts: registrationSorts,
})

export const listMyRegistrations = defineEndpoint('listMyRegistrations', 'GET /api/me/registrations', {
  summary: 'The caller’s own registrations with their events (S-521).',
  access: { roles, minors: 'open' },
  query: myRegistrationList.query,
  response: myRegistrationList.response,
  isKeptOffline: true,
  failure: registrationMessages.listFailed,
})
