import { indianDigits } from '@kere/brand/indian-digits'

/** "1,204"; "1,000+" where counting stopped there. */
export const count = (total: number, isLowerBound = false): string => `${indianDigits(total)}${isLowerBound ? '+' : ''}`

export const countOf = (total: number, [one, many]: readonly [one: string, many: string], isLowerBound = false) =>
  `${count(total, isLowerBound)} ${total === 1 && !isLowerBound ? one : many}`
