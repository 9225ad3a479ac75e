import { shortDay } from '@kere/screens/time-in-india'

export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours of a day that are offered, because nobody should be offered a session at night. */
export const dayHours = Array.from({ length: 17 }, (_, index) => index + 6)

export const hourText = (hour: number) => (hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`)

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/** The hour of the week in India, counted from Monday midnight, as in the API. */
export const hourOfWeek = (startsAt: number) => Math.floor((startsAt + indiaOffsetMs + 3 * dayMs) / hourMs) % (7 * 24)

/** Returns the starts of all hours in a calendar week. Week 0 contains `moment`. */
export function startsOfWeek(moment: number, week: number): number[] {
  const thisHour = Math.floor((moment + indiaOffsetMs) / hourMs) * hourMs - indiaOffsetMs
  const monday = thisHour - hourOfWeek(moment) * hourMs + week * 7 * dayMs
  return Array.from({ length: 7 * 24 }, (_, hour) => monday + hour * hourMs)
}

/** Returns the end of the last of `days` days, of which today is the first. */
export const endOfDays = (moment: number, days: number) =>
  (Math.floor((moment + indiaOffsetMs) / dayMs) + days) * dayMs - indiaOffsetMs

/** Writes a day: "23 Nov". */
export const dayInWords = (start: number) => shortDay(new Date(start + indiaOffsetMs).toISOString())
