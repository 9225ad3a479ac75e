import { t } from '@kere/brand/messages'
import { locale } from '@kere/brand/language'
import { clockAt, clockRange } from './clock-times.ts'

const india = 'GMT+5:30'

interface Span {
  /** An ISO 8601 instant. */
  startsAt: string
  endsAt: string
}

/**
 * Writes a span in the reader's own time zone; null if that equals Indian time (U-23).
 * @param timeZone the IANA name; by default the device's time zone
 */
export function ownTime({ startsAt, endsAt }: Span, timeZone?: string): string | null {
  const zone = timeZone === undefined ? {} : { timeZone }
  const [begin, end] = [new Date(startsAt), new Date(endsAt)]
  const offsets = new Intl.DateTimeFormat('en-IN', { ...zone, timeZoneName: 'shortOffset' })
  const [from, to] = [begin, end].map(
    (at) => offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value,
  )
  if (from === india && to === india) return null
  const format = new Intl.DateTimeFormat(locale, {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [first, last] = [partsOf(format, begin), partsOf(format, end)]
  if (from === to && first.day === last.day) return `${first.day}, ${clockRange(first, last)} ${to}`
  // Daylight saving begins or ends during the span, so no single offset is right for both ends.
  const offset = from === to ? '' : ` ${from}`
  const start = `${first.day}, ${first.time} ${first.half}${offset}`
  return t('{start} to {end}', { start, end: `${last.day}, ${last.time} ${last.half} ${to}` }, 'Span of time')
}

/** Makes the parts of the format that is used for Indian time, which no format of `Intl` has. */
function partsOf(format: Intl.DateTimeFormat, at: Date) {
  const { weekday, day, month, hour, minute } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return { day: `${weekday} ${day} ${month}`, ...clockAt(Number(hour), Number(minute)) }
}
