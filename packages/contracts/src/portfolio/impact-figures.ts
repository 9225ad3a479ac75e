import * as z from 'zod/mini'

export const ownImpactFigures = {
  /** Counted up to 1,000. An older API does not send it. */
  publicImpactEntries: z.optional(z.int()),
}
