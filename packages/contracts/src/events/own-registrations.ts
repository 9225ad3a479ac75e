import * as z from 'zod/mini'
import { courseCategories } from '../courses/course-options.ts'
import { openEnum } from '../http/open-enum.ts'
import { eventTypes } from './event-options.ts'
import { registrationStatuses } from './registration-statuses.ts'

const moment = z.iso.datetime()

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
