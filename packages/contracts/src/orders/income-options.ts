export const orderWays = ['transfer', 'online'] as const

export type OrderWay = (typeof orderWays)[number]

export const orderWayNames = { transfer: 'UPI and bank transfer', online: 'Online' } as const satisfies Record<
  OrderWay,
  string
>

export const periodKinds = ['month', 'quarter', 'year'] as const

export type PeriodKind = (typeof periodKinds)[number]

export const periodKindNames = { month: 'Month', quarter: 'Quarter', year: 'Financial year' } as const satisfies Record<
  PeriodKind,
  string
>

/** A month, a quarter or a financial year in India, which begins in April. */
export interface Period {
  kind: PeriodKind
  /** An address names the period by it: `2026-11`, `fy2026-27-q3` or `fy2026-27`. */
  id: string
  name: string
  /** The first and the last day. */
  from: string
  to: string
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' })

const lengths = { month: 1, quarter: 3, year: 12 } as const

/** @param first counts months from January of the year 0 */
function periodAt(kind: PeriodKind, first: number): Period {
  const start = new Date(Date.UTC(Math.floor(first / 12), first % 12, 1))
  const end = new Date(Date.UTC(Math.floor(first / 12), (first % 12) + lengths[kind], 0))
  const begun = start.getUTCFullYear() - (start.getUTCMonth() < 3 ? 1 : 0)
  const year = `${begun}-${String((begun + 1) % 100).padStart(2, '0')}`
  const quarter = Math.floor(((start.getUTCMonth() + 9) % 12) / 3) + 1
  const [from, to] = [start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)]
  const named = {
    month: { id: from.slice(0, 7), name: monthName.format(start) },
    quarter: {
      id: `fy${year}-q${quarter}`,
      name: `${shortMonth.format(start)} to ${shortMonth.format(end)} ${end.getUTCFullYear()}`,
    },
    year: { id: `fy${year}`, name: `Financial year ${year.replace('-', '–')}` },
  }
  return { kind, ...named[kind], from, to }
}

const firstOf = ({ from }: Period) => Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1

/** The period of that kind that holds a day. */
export function periodOf(kind: PeriodKind, day: string): Period {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  // Both quarters and financial years begin with April, three months after the year.
  return periodAt(kind, month - ((month - 3) % lengths[kind]))
}

/** The period before, or after, of the same kind. */
export const periodBeside = (period: Period, steps: -1 | 1): Period =>
  periodAt(period.kind, firstOf(period) + steps * lengths[period.kind])

/** Reads the address of a page. @returns the month of `today` if it names no period */
export function readPeriod(written: string | null, today: string): Period {
  const text = written ?? ''
  const [, year, quarter] = /^fy(20\d\d)-\d\d(?:-q([1-4]))?$/.exec(text) ?? []
  const found = year
    ? periodAt(quarter ? 'quarter' : 'year', Number(year) * 12 + 3 + 3 * (Number(quarter ?? 1) - 1))
    : /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
      ? periodOf('month', `${text}-01`)
      : null
  return found?.id === text ? found : periodOf('month', today)
}
