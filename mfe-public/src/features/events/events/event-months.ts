import { dayOf, monthOf, msOf, type Moment } from '@kere/ui/time/clock-times'
import { monthNames } from '../../../pages/month-names.ts'

const dayMs = 24 * 60 * 60 * 1000

export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

export function monthHeading(month: string, now: Moment): string {
  const name = monthName(month)
  return month.startsWith(dayOf(now).slice(0, 4)) ? name.slice(0, -5) : name
}

/** A calendar opens on the next month in the last two days of a month, because nearly all of this one is over. */
export const openingMonth = (now: Moment) => monthOf(msOf(now) + 2 * dayMs)

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}

/** Returns the weeks of a month, Monday to Sunday. Null stands for a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01`)
  const days = (Date.parse(`${shiftMonth(month, 1)}-01`) - first) / dayMs
  const before = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = week * 7 + column - before
      return day < 0 || day >= days ? null : new Date(first + day * dayMs).toISOString().slice(0, 10)
    }),
  )
}
