import { type Decimal, decimalOf, foldAnswer, toleranceOf } from '@kere/contracts/courses/lesson-check-rules'
import type { CheckKind, CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import { toLine } from '@kere/contracts/text/visible-text'

export interface CheckKey {
  kind: CheckKind
  unit: string
  options: readonly CheckOption[]
}

/** The fault `unknown` means that the check has no such option, or no longer has it. */
export type Judgement =
  | { fault: 'unknown' | 'no_number' }
  | { fault: null; isRight: boolean; feedback: { answer: string; text: string }[] }

/** Judges an answer. Its feedback is on the given answer only, because feedback on others would give the key away. */
export function judge(key: CheckKey, answer: readonly string[]): Judgement {
  const said = (options: readonly CheckOption[], isRight: boolean, given?: string): Judgement => ({
    fault: null,
    isRight,
    feedback: options.flatMap(({ text, feedback }) =>
      feedback === '' ? [] : [{ answer: given ?? text, text: feedback }],
    ),
  })
  const [first = ''] = answer
  if (key.kind === 'number') {
    const value = decimalOf(withoutUnit(first, key.unit))
    if (!value || answer.length > 1) return { fault: 'no_number' }
    const met = key.options.find((option) => isWithin(value, option))
    return said(met ? [met] : [], met?.isRight ?? false, first)
  }
  if (key.kind === 'text') {
    if (answer.length !== 1) return { fault: 'unknown' }
    const met = key.options.find(({ text }) => foldAnswer(text) === foldAnswer(first))
    return said(met ? [met] : [], met?.isRight ?? false, first)
  }
  // An answer arrives as one line, and a stored option may hold more spaces.
  const chosen = answer.flatMap((text) => key.options.find((option) => toLine(option.text) === text) ?? [])
  if (chosen.length < answer.length || new Set(answer).size < answer.length) return { fault: 'unknown' }
  if (key.kind === 'order') {
    if (chosen.length !== key.options.length) return { fault: 'unknown' }
    const misplaced = chosen.filter((option, place) => key.options[place] !== option)
    return said(misplaced, misplaced.length === 0)
  }
  if (key.kind === 'single' && chosen.length !== 1) return { fault: 'unknown' }
  const right = key.options.filter(({ isRight }) => isRight)
  return said(chosen, chosen.length === right.length && chosen.every(({ isRight }) => isRight))
}

/** Writes the right answer in words, for a learner who may know it. */
export const solutionOf = ({ kind, unit, options }: CheckKey) =>
  (kind === 'order' ? options : options.filter(({ isRight }) => isRight)).map(({ text }) =>
    kind === 'number' && unit !== '' ? `${text} ${unit}` : text,
  )

/** Removes the unit, which is shown beside the field and which some people type again. */
function withoutUnit(typed: string, unit: string) {
  // The forms of a unit may differ in length, as ℃ and °C do.
  const [text, folded] = [foldAnswer(typed), foldAnswer(unit)]
  return folded !== '' && text.endsWith(folded) && text.length > folded.length
    ? text.slice(0, -folded.length).trim()
    : text
}

/** Compares decimals exactly, because binary fractions put 0.3 outside of 0.2 ± 0.1. */
function isWithin(value: Decimal, { text, tolerance }: CheckOption) {
  const wanted = decimalOf(text)
  const allowed = toleranceOf(tolerance)
  if (!wanted || !allowed) return false
  const places = Math.max(value.places, wanted.places)
  const at = ({ digits, places: own }: Decimal, wide: number) => digits * 10n ** BigInt(wide - own)
  const distance = abs(at(value, places) - at(wanted, places))
  return allowed.isPercent
    ? distance * 100n * 10n ** BigInt(allowed.places) <= abs(at(wanted, places)) * allowed.digits
    : distance * 10n ** BigInt(allowed.places) <= allowed.digits * 10n ** BigInt(places)
}

const abs = (digits: bigint) => (digits < 0n ? -digits : digits)

/**
 * Shuffles the options: each learner gets an order of their own, which stays the same at each visit. It is derived
 * from ids and texts, so it tells nothing about the key.
 */
export function shuffle(texts: readonly string[], ids: string) {
  const places = new Map(texts.map((text) => [text, hash(`${ids} ${text}`)]))
  const placeOf = (text: string) => places.get(text) ?? 0
  return texts.toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
}

/** Computes FNV-1a, mixed once more so that the last letters affect the first bits. */
function hash(text: string) {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
