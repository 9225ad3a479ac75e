import { t } from '@kere/brand/messages'
/** `text` is answered with a few words. The author writes the options of `order` in the right order. */
export const checkKinds = ['single', 'multiple', 'number', 'text', 'order'] as const

export type CheckKind = (typeof checkKinds)[number]

export const checkKindNames: Record<CheckKind, string> = {
  single: t('One answer', 'Kind of check'),
  multiple: t('Several answers', 'Kind of check'),
  number: t('A number', 'Kind of check'),
  text: t('A few words', 'Kind of check'),
  order: t('Put in order', 'Kind of check'),
}

export const checkLimits = {
  /** Checks of a lesson. */
  checks: 12,
  options: 8,
  questionLength: 600,
  optionLength: 200,
  feedbackLength: 300,
  unitLength: 20,
  numberLength: 24,
  /** The tries that are kept for each learner and check. Older ones are deleted. Nothing follows a right one. */
  keptTries: 20,
  /** The number of tries after which the learner is told the right answer. */
  triesUntilTold: 3,
  /** The limit of one account over all courses. Eight full lessons with three tries at each check stay below it. */
  triesPerHour: 300,
} as const

export const checkMessages = {
  listFailed: t('Failed to fetch the checks', 'Error'),
  answerFailed: t('Failed to judge the answer', 'Error'),
} as const

export interface CheckOption {
  /** The length of one answer, number, accepted text or item. */
  text: string
  /** Ignored in a check of the kind `order`. */
  isRight: boolean
  feedback: string
  /** The tolerance of a number: "0.5", or "2%" of the number. Empty means exact. */
  tolerance: string
}

export interface WrittenCheck {
  kind: CheckKind
  question: string
  options: readonly CheckOption[]
}
