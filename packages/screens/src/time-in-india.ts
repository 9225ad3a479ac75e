import { locale } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { dateInIndia, momentInIndia, secondInIndia } from '@kere/ui/time/time-in-india'

/** Writes an instant: "Fri 20 Nov 2026, 4:12 pm". */
export const momentOf = (instant: string): string => momentInIndia(Date.parse(instant))

export const secondOf = (instant: string): string => secondInIndia(Date.parse(instant))

export const dateOf = (instant: string): string => dateInIndia(Date.parse(instant))

/** Writes a time of day: "6:14 pm". */
export const clockOf = (instant: string | number): string =>
  momentInIndia(typeof instant === 'number' ? instant : Date.parse(instant)).split(', ')[1] ?? ''

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kolkata',
})

export const dayOf = (instant: number): string => isoDay.format(instant)

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Writes `2026-11-16` as "16 Nov". */
export const shortDay = (written: string) => day.format(Date.parse(written))

/** Writes "1 Nov to 20 Nov". Either day may be empty. */
export function daysInWords(from: string, to: string): string {
  if (from === to) return shortDay(from)
  if (!to) return t('From {from}', { from: shortDay(from) }, 'Days')
  return from
    ? t('{from} to {to}', { from: shortDay(from), to: shortDay(to) }, 'Days')
    : t('To {to}', { to: shortDay(to) }, 'Days')
}
