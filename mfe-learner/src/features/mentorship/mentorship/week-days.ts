export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Nobody is offered a session at night. */
export const dayHours = Array.from({ length: 17 }, (_, index) => index + 6)

export const hourText = (hour: number) => (hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`)

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/** 0 is Monday from midnight in India, as in the API. */
export const hourOfWeek = (startsAt: number) => Math.floor((startsAt + indiaOffsetMs + 3 * dayMs) / hourMs) % (7 * 24)

export function startsOfDay(now: number, day: number): number[] {
  const midnight = Math.floor((now + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs + day * dayMs
  return dayHours.map((hour) => midnight + hour * hourMs)
}
