import { locale } from '@kere/brand/language'

const options = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
} as const

const moment = new Intl.DateTimeFormat(locale, options)
const second = new Intl.DateTimeFormat(locale, { ...options, second: '2-digit' })

/** Writes an instant: "Fri 20 Nov 2026, 4:12 pm". */
export const momentInIndia = (instant: number): string => write(moment, instant)

export const secondInIndia = (instant: number): string => write(second, instant)

const date = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** Writes a date: "20 Nov 2026". */
export const dateInIndia = (instant: number): string => date.format(instant)

/** Builds the text from parts, because the separators and the case of "pm" differ between JavaScript engines. */
function write(format: Intl.DateTimeFormat, instant: number) {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const time = [parts.hour, parts.minute, parts.second].filter(Boolean).join(':')
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${time} ${parts.dayPeriod?.toLowerCase()}`
}
