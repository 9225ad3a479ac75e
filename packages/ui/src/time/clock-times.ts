import { t } from '@kere/brand/messages'
import { shortMonths, shortWeekdays } from '@kere/brand/short-dates'

// Indian time is computed by hand. India has no daylight saving time, and a browser's formatter takes as long as the
// rest of a page.

const aheadOfUtcMs = 5.5 * 60 * 60 * 1000

/** An ISO 8601 instant in UTC, or milliseconds. */
export type Moment = string | number

export const msOf = (moment: Moment) => (typeof moment === 'number' ? moment : Date.parse(moment))

const there = (moment: Moment) => new Date(msOf(moment) + aheadOfUtcMs)

/** Writes the day in India: "2026-11-21". */
export const dayOf = (moment: Moment) => there(moment).toISOString().slice(0, 10)

/** Writes the time in India: "07:00". */
export const timeOf = (moment: Moment) => there(moment).toISOString().slice(11, 16)

/** Returns the instant of a day and time in India, in milliseconds; NaN if they are malformed. */
export const momentAt = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) - aheadOfUtcMs

/** Writes the month in India: "2026-11". */
export const monthOf = (moment: Moment) => dayOf(moment).slice(0, 7)

export function dateParts(day: string) {
  const date = new Date(day)
  return {
    weekday: shortWeekdays[date.getUTCDay()]!,
    number: date.getUTCDate(),
    month: shortMonths[date.getUTCMonth()]!,
    year: date.getUTCFullYear(),
  }
}

/** Writes a day: "Sat 21 Nov", with the year if it is not that of `now`. */
export function dayText(day: string, now: Moment): string {
  const { weekday, number, month, year } = dateParts(day)
  return `${weekday} ${number} ${month}${year === there(now).getUTCFullYear() ? '' : ` ${year}`}`
}

function clockOf(moment: Moment) {
  const at = there(moment)
  return clockAt(at.getUTCHours(), at.getUTCMinutes())
}

/** @param hours the hour of the day, 0 to 23 */
export function clockAt(hours: number, minutes: number): Clock {
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
  if (minutes === 0 && hours % 12 === 0)
    return { time, half: hours === 0 ? t('midnight', 'After 12:00') : t('noon', 'After 12:00') }
  return { time, half: hours < 12 ? 'am' : 'pm' }
}

export function clockText(moment: Moment) {
  const { time, half } = clockOf(moment)
  return `${time} ${half}`
}

export interface Span {
  startsAt: Moment
  endsAt: Moment
}

/**
 * Writes a span: "7:00–9:30 am IST", "10:00 am–1:00 pm IST", or over several days "10:00 am to Sun 22 Nov, 5:00 pm
 * IST".
 */
export function timeText({ startsAt, endsAt }: Span, now: Moment): string {
  if (dayOf(startsAt) !== dayOf(endsAt))
    return t(
      '{start} to {day}, {end} IST',
      { start: clockText(startsAt), day: dayText(dayOf(endsAt), now), end: clockText(endsAt) },
      'When an event of several days is, as “10:00 am to Sun 22 Nov, 5:00 pm IST”',
    )
  return `${clockRange(clockOf(startsAt), clockOf(endsAt))} IST`
}

interface Clock {
  time: string
  half: string
}

export const clockRange = (from: Clock, to: Clock) =>
  `${from.half === to.half ? from.time : `${from.time} ${from.half}`}–${to.time} ${to.half}`

export const whenText = (span: Span, now: Moment): string =>
  `${dayText(dayOf(span.startsAt), now)}, ${timeText(span, now)}`

export const momentText = (moment: Moment, now: Moment): string =>
  `${dayText(dayOf(moment), now)}, ${clockText(moment)} IST`
