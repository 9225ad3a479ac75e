import { clockAt, clockRange } from './clock-times.ts'

const india = 'GMT+5:30'

interface Span {
  /** ISO 8601. */
  startsAt: string
  endsAt: string
}

/** Null where it is the same as in India (U-23). @param timeZone its IANA name, by default the device's */
export function ownTime({ startsAt, endsAt }: Span, timeZone?: string): string | null {
  const zone = timeZone === undefined ? {} : { timeZone }
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const offsets = new Intl.DateTimeFormat('en-IN', { ...zone, timeZoneName: 'shortOffset' })
  const [from, to] = [start, end].map(
    (at) => offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value,
  )
  if (from === india && to === india) return null
  const format = new Intl.DateTimeFormat('en-IN', {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [first, last] = [partsOf(format, start), partsOf(format, end)]
  if (from === to && first.day === last.day) return `${first.day}, ${clockRange(first, last)} ${to}`
  // Summer time begins or ends meanwhile: one offset would count an hour too many or too few.
  const offset = from === to ? '' : ` ${from}`
  return `${first.day}, ${first.time} ${first.half}${offset} to ${last.day}, ${last.time} ${last.half} ${to}`
}

/** Writes the format of the time in India beside it, which no format of `Intl` does. */
function partsOf(format: Intl.DateTimeFormat, at: Date) {
  const { weekday, day, month, hour, minute } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return { day: `${weekday} ${day} ${month}`, ...clockAt(Number(hour), Number(minute)) }
}
