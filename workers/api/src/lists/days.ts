import { and, type Column, gte, lt } from 'drizzle-orm'

const dayMs = 24 * 60 * 60 * 1000
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** A span of days in India, both included; an open end stays open. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The calendar date in India at an instant, as an ISO date. */
export const dayInIndia = (at: number) => new Date(at + indiaOffsetMs).toISOString().slice(0, 10)

/** Whether the instant in a column lies on one of the days. */
export const isWithin = (column: Column, { from, to }: Days) =>
  and(
    from === undefined ? undefined : gte(column, startOf(from)),
    to === undefined ? undefined : lt(column, startOf(to) + dayMs),
  )

const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:30`)
