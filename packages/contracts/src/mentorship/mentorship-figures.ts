import * as z from 'zod/mini'

/** Optional, because cached answers may predate these fields. */
export const ownMentorshipFigures = {
  mentorship: z.optional(
    z.object({
      pending: z.int(),
      accepted: z.int(),
      nextSession: z.nullable(
        z.object({
          requestId: z.string(),
          startsAt: z.iso.datetime(),
          isConfirmed: z.boolean(),
          other: z.string(),
        }),
      ),
    }),
  ),
}

export type OwnMentorship = NonNullable<z.output<typeof ownMentorshipFigures.mentorship>>

export const mentorshipFigures = { pendingMentorship: z.optional(z.int()) }
