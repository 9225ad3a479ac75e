import { foldNumber, isVisible, toLine } from '../text/visible-text.ts'
import { checkLimits, type WrittenCheck } from './lesson-checks-options.ts'

// The editor and the API ask the same of a check before it is published.

/** An exact decimal: `digits / 10 ** places`. */
export interface Decimal {
  digits: bigint
  places: number
}

/** Commas group thousands, as in 1,200 or 1,00,000. @returns undefined for what is no number */
export function decimalOf(typed: string): Decimal | undefined {
  const text = foldNumber(typed.normalize('NFKC')).trim()
  if (text.length > checkLimits.numberLength) return undefined
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)\s?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|(?=\.\d))(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' && part === '') return undefined
  const digits = BigInt(whole.replaceAll(',', '') + part)
  return { digits: sign === '-' ? -digits : digits, places: part.length }
}

/** @returns undefined for what is neither a positive number nor a percentage */
export function toleranceOf(typed: string): (Decimal & { isPercent: boolean }) | undefined {
  if (typed.trim() === '') return { digits: 0n, places: 0, isPercent: false }
  const isPercent = /[%％]\s*$/.test(typed)
  const decimal = decimalOf(isPercent ? typed.replace(/[%％]\s*$/, '') : typed)
  return decimal && decimal.digits >= 0n ? { ...decimal, isPercent } : undefined
}

/** The form in which short texts are compared: without case, spare spaces, and other forms of the same letters. */
export const foldAnswer = (text: string) =>
  text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Nobody could tell two of the same apart. */
function hasTwins({ kind, options }: WrittenCheck) {
  const texts = options.map(({ text, tolerance }) =>
    kind === 'text' ? foldAnswer(text) : kind === 'number' ? `${text.trim()} ${tolerance.trim()}` : toLine(text),
  )
  return new Set(texts).size < texts.length
}

/** The first thing that a check lacks, or null. */
export function lackOf(check: WrittenCheck): string | null {
  const { kind, question, options } = check
  if (!isVisible(question)) return 'Write the question'
  if (options.some(({ text }) => !isVisible(text))) return 'Fill in each answer, or remove it'
  if (kind === 'order' && options.length < 2) return 'Add at least two steps'
  if ((kind === 'single' || kind === 'multiple') && options.length < 2) return 'Add at least two answers'
  if (kind !== 'order' && !options.some(({ isRight }) => isRight)) return 'Say which answer is right'
  if (kind === 'single' && options.filter(({ isRight }) => isRight).length > 1) return 'Only one answer can be right'
  if (kind === 'number' && options.some(({ text }) => !decimalOf(text))) return 'Write each answer as a number'
  if (kind === 'number' && options.some(({ tolerance }) => !toleranceOf(tolerance)))
    return 'Write the tolerance as a number or a percentage'
  if (hasTwins(check)) return 'Two answers are the same'
  return null
}
