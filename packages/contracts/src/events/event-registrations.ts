import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { eventTypes } from './event-options.ts'
import { registrationMessages, registrationSorts, registrationTimes } from './event-registration-options.ts'
import { registrationStatuses } from './registration-statuses.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
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
  /** Somebody else has it by now, or the event has begun. */
  seat_taken: { status: 409, title: 'The seat is no longer free' },
} as const

const moment = z.iso.datetime()
const byEvent = z.object({ id: z.string().check(z.maxLength(64)) })

export const ownRegistration = z.object({
  id: z.string(),
  status: openEnum(registrationStatuses),
  registeredAt: z.nullable(moment),
  /** Among those who wait, from 1; null unless waitlisted. */
  position: z.nullable(z.int()),
  /** Of an offer: until then the seat is kept. Of a cancellation: until then it can be undone. */
  seatUntil: z.nullable(moment),
  wantsReminder: z.boolean(),
  ticketCode: z.nullable(z.string()),
  checkedInAt: z.nullable(moment),
})

export type OwnRegistration = z.infer<typeof ownRegistration>

/** Of the order that has paid for the seat: it is given up with that order, by a refund (W-07). */
export const paidOrderId = z._default(z.nullable(z.string()), null)

export const eventStanding = z.object({
  isOwn: z.boolean(),
  mayManage: z.boolean(),
  registration: z.nullable(ownRegistration),
  openOrderId: z.nullable(z.string()),
  paidOrderId,
  /** Of an online event, whose it is: registered, its educator, an admin (C-36). */
  joinUrl: z.nullable(z.string()),
  /** Null for whoever never gets `joinUrl` as they are now. */
  joinableFrom: z.nullable(moment),
})

export type EventStanding = z.infer<typeof eventStanding>

export const getEventStanding = defineEndpoint({
  name: 'getEventStanding',
  summary: 'What the caller is to an event, with the meeting link where it is theirs to have (C-36).',
  method: 'GET',
  path: '/api/events/:id/standing',
  access: { roles },
  params: byEvent,
  status: 200,
  response: eventStanding,
  problems: ['not_found'],
  failure: registrationMessages.listFailed,
})

export const registerForEvent = defineEndpoint({
  name: 'registerForEvent',
  summary:
    'Takes a seat of a free event, accepts one that is offered, or joins the waitlist where it is full and `joinsWaitlist` says so.',
  method: 'POST',
  path: '/api/events/:id/registration',
  access: { roles, needs: ['onboarded'] },
  params: byEvent,
  body: z.strictObject({ joinsWaitlist: z.optional(z.boolean()), wantsReminder: z.optional(z.boolean()) }),
  status: 201,
  response: ownRegistration,
  problems: [
    'not_found',
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

export const cancelRegistration = defineEndpoint({
  name: 'cancelRegistration',
  summary:
    'Gives up a seat, an offer or a place on the waitlist. A seat is kept until `seatUntil`, so that it can be undone; then it is offered on.',
  method: 'DELETE',
  path: '/api/events/:id/registration',
  access: { roles },
  params: byEvent,
  status: 200,
  response: ownRegistration,
  problems: ['not_found', 'event_ended', 'seat_ordered', 'too_many_attempts'],
  failure: registrationMessages.cancelFailed,
})

export const undoCancellation = defineEndpoint({
  name: 'undoCancellation',
  summary: 'Takes the caller’s cancellation back, as long as the seat is kept.',
  method: 'POST',
  path: '/api/events/:id/registration/restoration',
  access: { roles },
  params: byEvent,
  status: 201,
  response: ownRegistration,
  problems: ['not_found', 'seat_taken', 'event_ended'],
  failure: registrationMessages.registerFailed,
})

export const setEventReminder = defineEndpoint({
  name: 'setEventReminder',
  summary: 'Whether the caller is mailed the day before.',
  method: 'PUT',
  path: '/api/events/:id/registration/reminder',
  access: { roles },
  params: byEvent,
  body: z.strictObject({ wantsReminder: z.boolean() }),
  status: 200,
  response: ownRegistration,
  problems: ['not_found'],
  failure: 'Failed to save the reminder',
})

export const myRegistration = z.extend(ownRegistration, {
  changedAt: moment,
  event: z.object({
    id: z.string(),
    title: z.string(),
    type: openEnum(eventTypes),
    topic: z.nullable(openEnum(courseCategories)),
    startsAt: moment,
    endsAt: moment,
    venue: z.nullable(z.string()),
    coverImage: z.nullable(z.string()),
    coverDrawing: z.int(),
    isCancelled: z.boolean(),
    isWithdrawn: z.boolean(),
    hostName: z.string(),
  }),
})

export type MyRegistration = z.infer<typeof myRegistration>

export const myRegistrationList = listOf(myRegistration, {
  name: 'my-registrations',
  filters: {
    time: z.optional(z.enum(registrationTimes)),
    current: z.optional(z.literal('true')),
  },
  sorts: registrationSorts,
})

export const listMyRegistrations = defineEndpoint({
  name: 'listMyRegistrations',
  summary: 'The caller’s own registrations with their events (S-521).',
  method: 'GET',
  path: '/api/me/registrations',
  access: { roles },
  query: myRegistrationList.query,
  status: 200,
  response: myRegistrationList.response,
  isKeptOffline: true,
  problems: ['invalid_cursor'],
  failure: registrationMessages.listFailed,
})
