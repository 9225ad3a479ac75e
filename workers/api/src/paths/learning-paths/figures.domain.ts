interface DayCount {
  day: string
  count: number
}

const dayMs = 24 * 60 * 60 * 1000
const shownWeeks = 13

const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

const sumFrom = (counts: readonly DayCount[], from: string, before = '9999') =>
  counts.reduce((sum, { day, count }) => (day >= from && day < before ? sum + count : sum), 0)

const mondayOf = (day: string) => dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)

/** S-451: "This Week" is the last 7 days with today. Days are of India. */
export function figuresOf(counts: readonly DayCount[], today: string) {
  const monday = mondayOf(today)
  const month = dayBefore(today, 29)
  return {
    thisWeek: sumFrom(counts, dayBefore(today, 6)),
    lastMonth: sumFrom(counts, month),
    monthBefore: sumFrom(counts, dayBefore(month, 30), month),
    weeks: Array.from({ length: shownWeeks }, (_, place) => {
      const from = dayBefore(monday, 7 * (shownWeeks - 1 - place))
      return { from, count: sumFrom(counts, from, dayBefore(from, -7)) }
    }),
  }
}

/** The largest first; what nobody chose is there with 0. */
export const countBy = <Value extends string, Row extends { count: number }>(
  values: readonly Value[],
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
) =>
  values
    .map((value) => ({ value, count: rows.reduce((sum, row) => (valueOf(row) === value ? sum + row.count : sum), 0) }))
    .toSorted((one, other) => other.count - one.count)
