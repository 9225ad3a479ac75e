import * as z from 'zod/mini'

/** Starts with the oldest week; the last one is still running. `from` is the week's Monday in India. */
export const weekCounts = z.array(z.object({ from: z.iso.date(), count: z.int() }))

export type WeekCounts = z.infer<typeof weekCounts>

/** The number of weeks that a home shows. */
export const shownWeeks = 12
