import { monthInIndia } from '@kere/contracts/orders/month-closing-options'
import { indianDigits } from '@kere/brand/indian-digits'

const monthsPath = '/dashboard/orders/months'

export const monthHref = (month: string) => `${monthsPath}/${month}`

const named = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Writes `2026-10` as "October 2026". */
export const nameOfMonth = (month: string) => named.format(new Date(`${month}-01T00:00:00Z`))

export function monthAfter(month: string, steps: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + steps)
  return at.toISOString().slice(0, 'yyyy-mm'.length)
}

export const isMonth = (written: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(written)

export const thisMonth = () => monthInIndia(Date.now())

/** Writes paise as rupees: "₹1,499" or "₹312.50". */
export function rupeesOf(paise: number): string {
  const rest = Math.abs(paise) % 100
  const whole = indianDigits(Math.floor(Math.abs(paise) / 100))
  return `${paise < 0 ? '−' : ''}₹${whole}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`
}
