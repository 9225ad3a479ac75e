import * as z from 'zod/mini'

export const ownImpactFigures = {
  /** Counted up to 1,000. Absent from an older API. */
  publicImpactEntries: z.optional(z.int()),
}
