import { dayOf, momentAt, timeOf } from '@kere/ui/time/clock-times'

/** The fields' values in Indian time: "2026-11-21" and "07:00". */
export interface Slot {
  day: string
  time: string
}

export const slotOf = (instant: string | null): Slot =>
  instant === null ? { day: '', time: '' } : { day: dayOf(instant), time: timeOf(instant) }

/** Null while a part is missing. A year that is half typed is ignored, because it would be in the first century. */
export function instantOf({ day, time }: Slot): string | null {
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const at = momentAt(day, time)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
