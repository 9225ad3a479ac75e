import { indianDigits } from './indian-digits.ts'

/** `'day'` where the plural has an s; otherwise both. */
export type Noun = string | readonly [one: string, many: string]

/** Created at the first number that is shown with its noun, because `Intl` takes a phone a while. */
let rules: Intl.PluralRules | undefined

export function nounOf(total: number, noun: Noun): string {
  rules ??= new Intl.PluralRules('en')
  const [one, many] = typeof noun === 'string' ? [noun, `${noun}s`] : noun
  return rules.select(total) === 'one' ? one : many
}

/** "1,204"; "1,000+" where counting stopped there. */
export const count = (total: number, isLowerBound = false): string => `${indianDigits(total)}${isLowerBound ? '+' : ''}`

/** "1 hour", "2 hours"; "1+ hours" where counting stopped there. */
export const countOf = (total: number, noun: Noun, isLowerBound = false) =>
  `${count(total, isLowerBound)} ${nounOf(isLowerBound ? 2 : total, noun)}`
