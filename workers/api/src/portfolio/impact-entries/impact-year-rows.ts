import { impactEntries } from '@kere/d1/schema/portfolio/impact-entries'
import { and, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'

const dayMs = 24 * 60 * 60 * 1000
const weeks = 52

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Gives a range of 52 weeks that begins on a Monday and ends with the week of `now`. */
export function yearOf(now: number) {
  const today = dayInIndia(now)
  const at = Date.parse(`${today}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return { from: dayOf(at - (sinceMonday + (weeks - 1) * 7) * dayMs), to: today }
}

/** Sums the entries of each day from `from` on, the hours in hundredths. */
export const selectYear = (db: Database, from: string, condition: SQL | undefined) =>
  db
    .select({
      day: impactEntries.dateCompleted,
      hours: sql<number>`sum(coalesce(${impactEntries.outcomes} ->> 'hours', 0))`.as('hours'),
      entries: sql<number>`count(*)`.as('entries'),
      vouched: sql<number>`sum(${impactEntries.mark} <> 'own')`.as('vouched'),
    })
    .from(impactEntries)
    .where(and(condition, gte(impactEntries.dateCompleted, from)))
    .groupBy(impactEntries.dateCompleted)
    .orderBy(impactEntries.dateCompleted)

export const toYear = (
  year: ReturnType<typeof yearOf>,
  days: readonly { day: string; hours: number; entries: number }[],
) => ({ ...year, days: days.map(({ day, hours, entries }) => ({ day, hours: hours / 100, entries })) })
