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
  /** Somebody else has it by now, or the event has begun. */
  seat_taken: { status: 409, title: 'The seat is no longer free' },
} as const

const moment = z.iso.datetime()
const byEvent = z.object({ id: z.string().check(z.maxLength(64)) })

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
