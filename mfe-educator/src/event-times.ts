/** India has one offset from UTC, all year round. */
const offset = '+05:30'
const offsetMs = 5.5 * 60 * 60 * 1000

/** As the fields hold it, in IST: "2026-11-21" and "07:00". */
export interface Slot {
  day: string
  time: string
}

export function slotOf(instant: string | null): Slot {
  if (instant === null) return { day: '', time: '' }
  const [day = '', time = ''] = new Date(Date.parse(instant) + offsetMs).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/** Null while something is missing; half of a year that is being typed is a day of the first century. */
export function instantOf({ day, time }: Slot): string | null {
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const at = Date.parse(`${day}T${time}:00${offset}`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })

const weekday = part({ weekday: 'short' })
const day = part({ day: 'numeric' })
const month = part({ month: 'short' })
const clock = part({ hour: 'numeric', minute: '2-digit', hour12: true })

export const clockIn = (instant: string) => clock.format(Date.parse(instant)).replaceAll('\u202f', ' ')

export const dayParts = (instant: string) => {
  const at = Date.parse(instant)
  return { weekday: weekday.format(at), day: day.format(at), month: month.format(at) }
}

export function shortMoment(instant: string) {
  const parts = dayParts(instant)
  return `${parts.weekday} ${parts.day} ${parts.month}, ${clockIn(instant)}`
}
