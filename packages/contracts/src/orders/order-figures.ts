import * as z from 'zod/mini'

/** Optional, as answers from before them are still read. */
export const ownOrderFigures = {
  /** The first to expire first. */
  ordersToPay: z.optional(
    z.array(z.object({ id: z.string(), title: z.string(), amount: z.int(), payableUntil: z.iso.datetime() })),
  ),
}
