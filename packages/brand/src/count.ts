import { indianDigits } from './indian-digits.ts'

/** One form if the plural ends in s, as `'day'`; otherwise both. */
export type Noun = string | readonly [one: string, many: string]

/** Created for the first number with a noun, because creating it takes a phone some time. */
let rules: Intl.PluralRules | undefined

export function nounOf(total: number, noun: Noun): string {
  rules ??= new Intl.PluralRules('en')
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun
  return rules.select(total) === 'one' ? one : many
}

/** Writes "1,204", or "1,000+" if counting stopped there. */
export const count = (total: number, isLowerBound = false): string => `${indianDigits(total)}${isLowerBound ? '+' : ''}`

/** Writes "1 hour" or "2 hours", or "1+ hours" if counting stopped there. */
export const countOf = (total: number, noun: Noun, isLowerBound = false) =>
  `${count(total, isLowerBound)} ${nounOf(isLowerBound ? 2 : total, noun)}`
