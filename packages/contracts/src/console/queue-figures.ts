import * as z from 'zod/mini'

/** What waits for an admin, in words of its own: a screen shows what is younger than itself. */
const queueFigure = z.object({
  name: z.string(),
  /** Behind the number. */
  noun: z.object({ one: z.string(), many: z.string() }),
  text: z.string(),
  path: z.string(),
  isUrgent: z.boolean(),
  count: z.int(),
  oldestAt: z.iso.datetime(),
})

/** None that is empty. Optional, as answers from before them are still read. */
export const queueFigures = { queues: z.optional(z.array(queueFigure)) }
