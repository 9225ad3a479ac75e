const hourMs = 3_600_000
const dayMs = 24 * hourMs

const moment = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'} ago`

/** Under one hour "Just now" (S-348), as for a clock that runs ahead. */
export function elapsedTime(instant: number, now: number): string {
  const passedMs = now - instant
  if (passedMs < hourMs) return 'Just now'
  if (passedMs < dayMs) return count(Math.floor(passedMs / hourMs), 'hour')
  return count(Math.floor(passedMs / dayMs), 'day')
}

/** "Sat 21 Nov 2026, 10:00 am IST". From parts: commas differ from engine to engine. */
export function momentInIndia(instant: number): string {
  const parts = Object.fromEntries(moment.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { weekday, day, month, year, hour, minute, dayPeriod } = parts
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod} IST`
}
