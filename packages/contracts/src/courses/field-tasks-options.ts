import { t } from '@kere/brand/messages'
import { isKnown } from '../http/open-value.ts'
import { type Decimal, decimalOf } from './lesson-check-rules.ts'

export const handInKinds = ['photo', 'number', 'file'] as const

export type HandInKind = (typeof handInKinds)[number]

export const handInKindNames: Record<HandInKind, string> = {
  photo: t('A photo', 'Kind of hand-in'),
  number: t('A number', 'Kind of hand-in'),
  file: t('A file', 'Kind of hand-in'),
}

/** `again`: the educator has answered and asks for another try. */
export const handInStates = ['waiting', 'again', 'accepted'] as const

export type HandInState = (typeof handInStates)[number]

export const handInLimits = {
  textLength: 600,
  unitLength: 20,
  numberLength: 24,
  noteLength: 1000,
  /** The text says what a photo shows, or names a file. */
  fileTextLength: 200,
  replyLength: 2000,
  /** A learner hands in so often for a lesson. One that is replaced or taken back before it was answered does not count. */
  tries: 20,
  perHour: 30,
} as const

export const handInMessages = {
  taskFailed: t('Failed to fetch what is handed in', 'Error'),
  handInFailed: t('Failed to hand it in', 'Error'),
  takeBackFailed: t('Failed to take it back', 'Error'),
  putBackFailed: t('Failed to hand it in again', 'Error'),
  newerHandedIn: t('You have handed in something else since', 'Error'),
  shareFailed: t('Failed to add it to your impact portfolio', 'Error'),
  listFailed: t('Failed to fetch what was handed in', 'Error'),
  answerFailed: t('Failed to save the answer', 'Error'),
  numberInvalid: t('Please enter a number, such as 12.5', 'Error'),
  photoRequired: t('Please choose a photo', 'Error'),
  photoTextRequired: t('Please say what the photo shows', 'Error'),
  fileRequired: t('Please choose a file', 'Error'),
  fileTextRequired: t('Please give the file a name', 'Error'),
  replyRequired: t('Please say what to do differently', 'Error'),
  tooMany: t(
    'You have handed in {count, plural, one {# time} other {# times}}, as often as one person can. Ask your educator below the lesson',
    { count: handInLimits.tries },
    'Error',
  ),
} as const

/** An educator's wish, beside the text of the lesson. Bounds that are no numbers bind nobody. */
interface HandInTask {
  kind: string
  text: string
  unit: string
  min: string
  max: string
}

export interface DraftHandIn extends HandInTask {
  kind: HandInKind
}

/** A kind that only a younger page can write is not written here. */
export const isWritable = (task: HandInTask): task is DraftHandIn => isKnown(handInKinds, task.kind)

function isLess(left: Decimal, right: Decimal) {
  const places = Math.max(left.places, right.places)
  const at = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own)
  return at(left) < at(right)
}

type Bounds = Pick<HandInTask, 'min' | 'max'>

/** Bounds that contradict each other bind nobody either. */
export function boundsOf({ min, max }: Bounds) {
  const [least, most] = [decimalOf(min), decimalOf(max)]
  return least && most && isLess(most, least) ? {} : { least, most }
}

/** Writes the bounds that bind: "From 10 to 250 cm". Without any it is empty. */
export function boundsText(task: Pick<HandInTask, 'unit' | 'min' | 'max'>) {
  const { least, most } = boundsOf(task)
  const [min, max, unit] = [task.min, task.max, task.unit].map((text) => text.trim())
  const atLeast = least ? t('At least {min}', { min: min ?? '' }, 'A number to hand in') : ''
  const range = most
    ? least
      ? t('From {min} to {max}', { min: min ?? '', max: max ?? '' }, 'A number to hand in')
      : t('At most {max}', { max: max ?? '' }, 'A number to hand in')
    : atLeast
  return range && [range, unit].filter(Boolean).join(' ')
}

/** @returns what is wrong with the bounds, in the words of the editor */
export function boundsLack(bounds: Bounds): string | null {
  const { min, max } = bounds
  const least = decimalOf(min)
  if (min.trim() !== '' && !least) return t('Smallest is not a number, so we ignore it', 'Bounds of a number')
  if (max.trim() !== '' && !decimalOf(max)) return t('Largest is not a number, so we ignore it', 'Bounds of a number')
  const isContradiction = least && !boundsOf(bounds).least
  return isContradiction ? t('Smallest is above Largest, so we ignore both', 'Bounds of a number') : null
}

/** @returns what is wrong with a learner's number, or null */
export function numberFault(typed: string, task: Pick<HandInTask, 'unit' | 'min' | 'max'>) {
  const number = decimalOf(typed)
  const { least, most } = boundsOf(task)
  const measured = (bound: string) => [bound.trim(), task.unit.trim()].filter(Boolean).join(' ')
  if (!number) return handInMessages.numberInvalid
  if (least && isLess(number, least)) return `Please enter at least ${measured(task.min)}`
  if (most && isLess(most, number)) return `Please enter at most ${measured(task.max)}`
  return null
}
