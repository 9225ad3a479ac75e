import { pathDays } from '@kere/contracts/paths/learning-path-options'
import { dayBefore, mondayOf } from '../../base/weeks.ts'

interface DayCount {
  day: string
  count: number
}

const dayMs = 24 * 60 * 60 * 1000
const shownWeeks = 13
const keptWeeks = Math.floor(pathDays / 7) + 1

const sumFrom = (counts: readonly DayCount[], from: string, before = '9999') =>
  counts.reduce((sum, { day, count }) => (day >= from && day < before ? sum + count : sum), 0)

/** S-451: "This Week" is the last seven days, including today. Days are those in India. */
export function figuresOf(counts: readonly DayCount[], { today, since }: { today: string; since: string | null }) {
  const monday = mondayOf(today)
  const daysAgo = (Date.parse(monday) - Date.parse(mondayOf(since ?? today))) / dayMs
  const lastWeeks = (number: number) =>
    Array.from({ length: number }, (_, place) => {
      const from = dayBefore(monday, 7 * (number - 1 - place))
      return { from, count: sumFrom(counts, from, dayBefore(from, -7)) }
    })
  const month = dayBefore(today, 29)
  return {
    thisWeek: sumFrom(counts, dayBefore(today, 6)),
    lastMonth: sumFrom(counts, month),
    monthBefore: sumFrom(counts, dayBefore(month, 30), month),
    weeks: lastWeeks(shownWeeks),
    allWeeks: lastWeeks(Math.min(keptWeeks, daysAgo / 7 + 1)),
  }
}

/** Sorts values by their count, the largest first. A value that nobody chose has 0. */
export const countBy = <Value extends string, Row extends { count: number }>(
  values: readonly Value[],
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
) =>
  values
    .map((value) => ({ value, count: rows.reduce((sum, row) => (valueOf(row) === value ? sum + row.count : sum), 0) }))
    .toSorted((one, other) => other.count - one.count)
