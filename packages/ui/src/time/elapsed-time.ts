const hourMs = 3_600_000
const dayMs = 24 * hourMs

const count = (number: number, unit: string) =>
  `${number.toLocaleString('en-IN')} ${unit}${number === 1 ? '' : 's'} ago`

/** Under one hour "Just now" (S-348), as for a clock that runs ahead. */
export function elapsedTime(instant: number, now: number): string {
  const passedMs = now - instant
  if (passedMs < hourMs) return 'Just now'
  if (passedMs < dayMs) return count(Math.floor(passedMs / hourMs), 'hour')
  return count(Math.floor(passedMs / dayMs), 'day')
}
