import { dayInIndia } from './days.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface WeekCount {
  /** The Monday of the week in India: `2026-11-23`. */
  from: string
  count: number
}

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

export const mondayOf = (day: string) => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)

/** Gives the Mondays of the last weeks, the oldest first. The last week is still running. */
export function lastMondays(now: number, weeks: number): readonly [string, ...string[]] {
  const monday = mondayOf(dayInIndia(now))
  const [oldest = monday, ...younger] = Array.from({ length: weeks }, (_, place) =>
    dayBefore(monday, 7 * (weeks - 1 - place)),
  )
  return [oldest, ...younger]
}

/** Gives the count for each week; a week without a row has 0. */
export function countsOf(mondays: readonly string[], rows: readonly { week: string; count: number }[]): WeekCount[] {
  const counts = new Map(rows.map(({ week, count }) => [week, count]))
  return mondays.map((from) => ({ from, count: counts.get(from) ?? 0 }))
}
