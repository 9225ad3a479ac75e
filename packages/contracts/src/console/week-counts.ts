import * as z from 'zod/mini'

/** The oldest week first; the last one is still running. `from` is its Monday in India. */
export const weekCounts = z.array(z.object({ from: z.iso.date(), count: z.int() }))

export type WeekCounts = z.infer<typeof weekCounts>

/** How many weeks a home shows. */
export const shownWeeks = 12
