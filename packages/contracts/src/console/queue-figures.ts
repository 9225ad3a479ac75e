import * as z from 'zod/mini'

/** A queue that admins work on. The API sends its wording, because the shown home may be older than the capability. */
const queueFigure = z.object({
  name: z.string(),
  /** The noun that follows the number. */
  noun: z.object({ one: z.string(), many: z.string() }),
  text: z.string(),
  path: z.string(),
  isUrgent: z.boolean(),
  count: z.int(),
  oldestAt: z.iso.datetime(),
  /** The hours within which the oldest entry should be decided. */
  targetHours: z.optional(z.int()),
})

/** Lists only queues that are not empty. Optional, because cached answers may predate the field. */
export const queueFigures = { queues: z.optional(z.array(queueFigure)) }
