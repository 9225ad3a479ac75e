import { locale } from '@kere/brand/language'

const inIndia = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** "26 Nov 2027" */
export const dateText = (instant: string) => inIndia.format(new Date(instant))

const dayInIndia = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

/** "Fri, 4 Dec" */
export const deadlineText = (instant: string) => dayInIndia.format(new Date(instant))
