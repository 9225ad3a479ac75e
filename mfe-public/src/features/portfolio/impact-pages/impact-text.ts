import { countOf } from '@kere/brand/count'
import { impactUnitName } from '@kere/contracts/portfolio/impact-options'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export const dayText = (day: string) => dateInIndia(Date.parse(`${day}T00:00:00+05:30`))

export const countEntries = (count: number, isLowerBound = false) => countOf(count, ['entry', 'entries'], isLowerBound)

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

export const amountText = (amount: number) => number.format(amount)

export const outcomeText = ({ unit, amount }: { unit: string; amount: number }) =>
  `${amountText(amount)} ${impactUnitName(unit, amount)}`
