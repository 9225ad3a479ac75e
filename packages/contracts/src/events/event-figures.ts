import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories } from '../courses/course-options.ts'
import { eventTypes } from './event-options.ts'
import { openEnum } from '../http/open-enum.ts'

const dashboardEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title. An older API does not send it. */
  language: z.optional(openEnum(languages)),
  type: openEnum(eventTypes),
  topic: z.nullable(openEnum(courseCategories)),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  venue: z.nullable(z.string()),
  coverImage: z.optional(z.nullable(z.string())),
  coverDrawing: z.optional(z.int()),
})

export type DashboardEvent = z.infer<typeof dashboardEvent>

/** Optional, because cached answers may predate these fields. */
export const ownRegistrationFigures = {
  /** Events that the user is registered for and that are neither over nor cancelled (U-13). */
  upcomingEvents: z.optional(z.int()),
  nextEvent: z.optional(z.nullable(dashboardEvent)),
  /** Registrations on the waitlist, or with an offered seat and the end of the offer. Offers come first. */
  waitingForSeats: z.optional(
    z.array(
      z.object({
        eventId: z.string(),
        title: z.string(),
        language: z.optional(openEnum(languages)),
        startsAt: z.iso.datetime(),
        seatUntil: z.nullable(z.iso.datetime()),
      }),
    ),
  ),
}

export const ownEventFigures = {
  /** Published events of the host that are neither over nor cancelled (U-13). */
  upcomingEvents: z.optional(z.int()),
  nextEvent: z.optional(
    z.nullable(
      z.extend(dashboardEvent, {
        registrationsCount: z.int(),
        maxParticipants: z.int(),
      }),
    ),
  ),
}
