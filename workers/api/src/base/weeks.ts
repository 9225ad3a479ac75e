import { dayInIndia } from './days.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface WeekCount {
  /** Its Monday in India: `2026-11-23`. */
  from: string
  count: number
}

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

export const mondayOf = (day: string) => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)

/** The Mondays of the last weeks, the oldest first; the last week is still running. */
export function lastMondays(now: number, weeks: number): readonly [string, ...string[]] {
  const monday = mondayOf(dayInIndia(now))
  const [oldest = monday, ...younger] = Array.from({ length: weeks }, (_, place) =>
    dayBefore(monday, 7 * (weeks - 1 - place)),
  )
  return [oldest, ...younger]
}

/** A week of which nothing is counted has 0. */
export function countsOf(mondays: readonly string[], rows: readonly { week: string; count: number }[]): WeekCount[] {
  const counts = new Map(rows.map(({ week, count }) => [week, count]))
  return mondays.map((from) => ({ from, count: counts.get(from) ?? 0 }))
}
