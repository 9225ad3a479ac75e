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
