import { shortDay } from '@kere/screens/time-in-india'

export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Nobody is offered a session at night. */
export const dayHours = Array.from({ length: 17 }, (_, index) => index + 6)

export const hourText = (hour: number) => (hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`)

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/** 0 is Monday from midnight in India, as in the API. */
export const hourOfWeek = (startsAt: number) => Math.floor((startsAt + indiaOffsetMs + 3 * dayMs) / hourMs) % (7 * 24)

/** Tells when the hours of a calendar week start; week 0 is the one that holds the moment. */
export function startsOfWeek(moment: number, week: number): number[] {
  const thisHour = Math.floor((moment + indiaOffsetMs) / hourMs) * hourMs - indiaOffsetMs
  const monday = thisHour - hourOfWeek(moment) * hourMs + week * 7 * dayMs
  return Array.from({ length: 7 * 24 }, (_, hour) => monday + hour * hourMs)
}

/** Tells when the last of so many days ends, today among them. */
export const endOfDays = (moment: number, days: number) =>
  (Math.floor((moment + indiaOffsetMs) / dayMs) + days) * dayMs - indiaOffsetMs

/** "23 Nov" */
export const dayInWords = (start: number) => shortDay(new Date(start + indiaOffsetMs).toISOString())
