import * as z from 'zod/mini'
import { dashboardEvent } from './event-registration-figures.ts'

/** Optional, as answers from before them are still read. */
export const ownEventFigures = {
  /** Hosted, published, and neither over nor cancelled (U-13). */
  upcomingEvents: z.optional(z.int()),
  /** The first of them. */
  nextEvent: z.optional(
    z.nullable(z.extend(dashboardEvent, { registrationsCount: z.int(), maxParticipants: z.int() })),
  ),
}
