import { t } from '@kere/brand/messages'
import { locale } from '@kere/brand/language'
import { shortDay } from '@kere/screens/time-in-india'

const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })

/** 5 January 1970 was a Monday. */
const weekStarts = [5, 6, 7, 8, 9, 10, 11].map((day) => Date.UTC(1970, 0, day))

export const weekDays = weekStarts.map((day) => weekday.format(day))

export const shortDays = weekStarts.map((day) => shortWeekday.format(day))

/** The hours of a day that are offered, because nobody should be offered a session at night. */
export const dayHours = Array.from({ length: 17 }, (_, index) => index + 6)

export const hourText = (hour: number) =>
  hour === 12
    ? t('12 noon', 'Hour of a day')
    : hour < 12
      ? t('{hour} am', { hour }, 'Hour of a day')
      : t('{hour} pm', { hour: hour - 12 }, 'Hour of a day')

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/** The hour of the week in India, counted from Monday midnight, as in the API. */
export const hourOfWeek = (startsAt: number) => Math.floor((startsAt + indiaOffsetMs + 3 * dayMs) / hourMs) % (7 * 24)

/** Returns the starts of all hours in a calendar week. Week 0 contains `moment`. */
export function startsOfWeek(moment: number, week: number): number[] {
  const thisHour = Math.floor((moment + indiaOffsetMs) / hourMs) * hourMs - indiaOffsetMs
  const monday = thisHour - hourOfWeek(moment) * hourMs + week * 7 * dayMs
  return Array.from({ length: 7 * 24 }, (_, hour) => monday + hour * hourMs)
}

/** Returns the end of the last of `days` days, of which today is the first. */
export const endOfDays = (moment: number, days: number) =>
  (Math.floor((moment + indiaOffsetMs) / dayMs) + days) * dayMs - indiaOffsetMs

/** Writes a day: "23 Nov". */
export const dayInWords = (start: number) => shortDay(new Date(start + indiaOffsetMs).toISOString())
