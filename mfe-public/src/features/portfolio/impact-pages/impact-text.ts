import { t } from '@kere/brand/messages'
import { locale } from '@kere/brand/language'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export const startOfDay = (day: string) => `${day}T00:00:00+05:30`

export const dayText = (day: string) => dateInIndia(Date.parse(startOfDay(day)))

export const countEntries = (count: number, isLowerBound = false) =>
  isLowerBound
    ? t('{count}+ entries', { count }, 'How many there are')
    : t('{count, plural, one {# entry} other {# entries}}', { count }, 'How many there are')

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })

export const amountText = (amount: number) => number.format(amount)
