import * as z from 'zod/mini'
import { emailAddress } from '../text/email-address.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { attendeeGroups, attendeeSorts, doorLimits, doorMessages } from './event-attendance-options.ts'
import { registrationStatuses } from './registration-statuses.ts'
import { exportOf } from '../http/exports.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField, requiredLine } from '../text/text.ts'

export const problems = {
  already_checked_in: { status: 409, title: 'Already in' },
  ticket_of_other_event: { status: 409, title: 'This ticket is for another event' },
  ticket_unknown: { status: 404, title: 'No ticket has this code' },
  ticket_cancelled: { status: 409, title: 'This registration was cancelled' },
  no_seat_left: { status: 409, title: 'Every seat is taken, so nobody else can be let in' },
  ticket_without_seat: { status: 409, title: 'This person has no seat yet' },
  door_not_open: { status: 409, title: doorMessages.notOpen },
  door_has_price: { status: 409, title: doorMessages.hasPrice },
} as const

/** Admins see the events of everybody, educators their own (S-503). */
const hosts = { roles: ['educator', 'admin'] } as const

const moment = z.iso.datetime()
const id = z.string().check(z.maxLength(64))

/**
 * An attendee has no address here. For a person under 18 or of unknown age, there is no picture and the surname is cut
 * to its initial.
 */
export const attendee = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  status: openEnum(registrationStatuses),
  registeredAt: z.nullable(moment),
  /** The place among the first thousand on the waitlist, from 1. */
  position: z.nullable(z.int()),
  checkedInAt: z.nullable(moment),
  /** True for a person let in at the door without a registration; `id` is then the id of the walk-in. */
  isWalkIn: z.optional(z.boolean()),
})

export type Attendee = z.infer<typeof attendee>

export const attendeeList = listOf(attendee, {
  name: 'attendees',
  filters: {
    event: id,
    group: z.optional(z.enum(attendeeGroups)),
    search: listFilters.search,
  },
  sorts: attendeeSorts,
  nonPersonalFilters: ['event'],
  extra: {
    event: z.object({
      id: z.string(),
      title: z.string(),
      startsAt: z.nullable(moment),
      endsAt: z.nullable(moment),
      maxParticipants: z.int(),
      isCancelled: z.boolean(),
      givesCertificates: z.optional(z.boolean()),
    }),
    counts: z.object({ registered: z.int(), in: z.int(), waitlisted: z.int() }),
  },
})

export const listAttendees = defineEndpoint('listAttendees', 'GET /api/attendees', {
  summary:
    'Who comes to one event, who waits and who is there. For its educator and for admins. Without `group` the registered.',
  access: hosts,
  query: attendeeList.query,
  response: attendeeList.response,
  problems: ['not_found'],
  failure: 'Failed to fetch attendees',
  /** The door of an event may have no connection. */
  isKeptOffline: true,
})

export const exportAttendees = exportOf({ name: 'exportAttendees', list: attendeeList, endpoint: listAttendees })

const doorCounts = z.object({ registered: z.int(), in: z.int() })

const checkedIn = z.object({
  attendee,
  counts: doorCounts,
  isFirstEvent: z.boolean(),
})

export type CheckedIn = z.infer<typeof checkedIn>

export const checkIn = defineEndpoint('checkIn', 'POST /api/events/:id/check-ins', {
  summary: 'Says that somebody is there, by the code of their ticket or by their registration.',
  access: hosts,
  body: z.strictObject({
    code: z.optional(lineField().check(z.toUpperCase(), z.maxLength(40))),
    registrationId: z.optional(id),
    isLetInAnyway: z.optional(z.boolean()),
    /** The time at the door, if it is sent later: at most a day ago. */
    at: z.optional(moment),
  }),
  response: checkedIn,
  problems: [
    'already_checked_in',
    'ticket_of_other_event',
    'ticket_unknown',
    'ticket_cancelled',
    'ticket_without_seat',
    'no_seat_left',
    'event_is_cancelled',
  ],
  failure: 'Failed to check in',
})

export const undoCheckIn = defineEndpoint('undoCheckIn', 'DELETE /api/events/:id/check-ins/:registrationId', {
  summary: 'Takes a check-in back.',
  access: hosts,
  response: z.object({ attendee, counts: doorCounts }),
  failure: 'Failed to undo the check-in',
})

export const giveEventCertificates = defineEndpoint('giveEventCertificates', 'PUT /api/events/:id/certificates', {
  summary:
    'Switches certificates of attendance on or off. Switched on, everybody who was checked in before gets one; issued ones stay.',
  access: hosts,
  body: z.strictObject({ isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean() }),
  failure: 'Failed to change the certificates',
})

export const newWalkIn = z.strictObject({
  name: requiredLine(doorMessages.nameRequired, doorLimits.nameLength),
  email: z.optional(emailAddress),
})

export type NewWalkIn = z.output<typeof newWalkIn>

export const addWalkIn = defineEndpoint('addWalkIn', 'POST /api/events/:id/walk-ins', {
  summary:
    'Lets in somebody at the door who is not registered: takes a free seat and checks them in. With an email that somebody registered with, it is they who are checked in. No account is looked up.',
  access: hosts,
  body: newWalkIn,
  response: checkedIn,
  problems: [
    'already_checked_in',
    'ticket_without_seat',
    'no_seat_left',
    'door_not_open',
    'door_has_price',
    'event_external',
    'event_is_cancelled',
  ],
  failure: 'Failed to add the person',
})

export const removeWalkIn = defineEndpoint('removeWalkIn', 'DELETE /api/events/:id/walk-ins/:walkInId', {
  summary: 'Takes somebody who was let in without a registration off the list again.',
  access: hosts,
  response: z.object({ counts: doorCounts }),
  failure: 'Failed to remove the person',
})
