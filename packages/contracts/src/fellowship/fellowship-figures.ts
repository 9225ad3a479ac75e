import * as z from 'zod/mini'
import { openEnum } from '../http/open-enum.ts'
import { applicationStatuses, fellowshipTracks } from './fellowship-options.ts'

/** Optional, because cached answers may predate these fields. */
export const ownFellowshipFigures = {
  fellowship: z.optional(
    z.object({
      open: z.array(z.object({ track: openEnum(fellowshipTracks), deadline: z.nullable(z.iso.datetime()) })),
      hasDraft: z.boolean(),
      latest: z.nullable(z.object({ track: openEnum(fellowshipTracks), status: openEnum(applicationStatuses) })),
    }),
  ),
}

export const fellowshipFigures = { pendingFellowship: z.optional(z.int()) }
