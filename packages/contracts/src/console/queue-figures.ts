import * as z from 'zod/mini'

/** A queue of the admins, in words that the API sends, because a home can be older than the capability. */
const queueFigure = z.object({
  name: z.string(),
  /** The noun after the number. */
  noun: z.object({ one: z.string(), many: z.string() }),
  text: z.string(),
  path: z.string(),
  isUrgent: z.boolean(),
  count: z.int(),
  oldestAt: z.iso.datetime(),
  /** The oldest should be decided by then. */
  targetHours: z.optional(z.int()),
})

/** Only queues with something in them. Optional, because older answers are still read. */
export const queueFigures = { queues: z.optional(z.array(queueFigure)) }
