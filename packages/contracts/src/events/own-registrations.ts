import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from '../courses/course-options.ts'
import { openEnum } from '../http/open-enum.ts'
import { eventTypes } from './event-options.ts'
import { registrationStatuses } from './registration-statuses.ts'

const moment = z.iso.datetime()

export const ownRegistration = z.object({
  id: z.string(),
  status: openEnum(registrationStatuses),
  registeredAt: z.nullable(moment),
  /** The place on the waitlist, from 1; null unless waitlisted. */
  position: z.nullable(z.int()),
  /** The end of an offered seat's reservation, or of the time in which a cancellation can be undone. */
  seatUntil: z.nullable(moment),
  wantsReminder: z.boolean(),
  ticketCode: z.nullable(z.string()),
  checkedInAt: z.nullable(moment),
})

export type OwnRegistration = z.infer<typeof ownRegistration>

/** The order that has paid for the seat. Such a seat is given up only by a refund of the order (W-07). */
export const paidOrderId = z._default(z.nullable(z.string()), null)

export const myRegistration = z.extend(ownRegistration, {
  changedAt: moment,
  event: z.object({
    id: z.string(),
    title: z.string(),
    /** The language of the title. An older API does not send it. */
    language: z.optional(openEnum(languages)),
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
