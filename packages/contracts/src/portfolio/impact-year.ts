import * as z from 'zod/mini'

export const impactDay = z.object({
  day: z.iso.date(),
  /** The sum of the entries' hours; 0 if they state none. */
  hours: z.number(),
  entries: z.int(),
})

export type ImpactDay = z.infer<typeof impactDay>

/** The last 52 full weeks in India, from a Monday. */
export const impactYear = z.object({ from: z.iso.date(), to: z.iso.date(), days: z.array(impactDay) })

export type ImpactYear = z.infer<typeof impactYear>
