import { startInIndia } from '../../base/days.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gives a calendar month in IST: its first moment, that of the next month, and its days. */
export function monthInIndia(month: string): { from: number; before: number; days: string[] } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const from = startInIndia(`${month}-01`)
  const days = Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
  return { from, before: from + length * dayMs, days }
}
