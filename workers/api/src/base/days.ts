import { and, type Column, gte, lt } from 'drizzle-orm'

const dayMs = 24 * 60 * 60 * 1000
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** A range of days in IST, both included. A missing end is unlimited. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

export const dayInIndia = (at: number) => new Date(at + indiaOffsetMs).toISOString().slice(0, 10)

/** `2026-11-22 14:05:09`, in India. */
export const timeInIndia = (at: string) =>
  new Date(Date.parse(at) + indiaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

export const inDateRange = (column: Column, { from, to }: Days) =>
  and(
    from === undefined ? undefined : gte(column, startInIndia(from)),
    to === undefined ? undefined : lt(column, startInIndia(to) + dayMs),
  )

export const startInIndia = (day: string) => Date.parse(`${day}T00:00:00+05:30`)

/** Gives the last midnight in India before a moment. */
export const dayOf = (at: number) => startInIndia(dayInIndia(at))

export const dayInUtc = (at: number) => new Date(at).toISOString().slice(0, 10)
