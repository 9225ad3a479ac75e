import { countOf } from '@kere/brand/count'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Returns "Just now" below one hour (S-348), and for an instant in the future, because clocks differ. */
export function elapsedTime(instant: number, now: number): string {
  const passedMs = now - instant
  if (passedMs < hourMs) return 'Just now'
  if (passedMs < dayMs) return `${countOf(Math.floor(passedMs / hourMs), 'hour')} ago`
  return `${countOf(Math.floor(passedMs / dayMs), 'day')} ago`
}
