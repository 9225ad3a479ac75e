/** `text` takes a few words. In `order` the options stand as they belong. */
export const checkKinds = ['single', 'multiple', 'number', 'text', 'order'] as const

export type CheckKind = (typeof checkKinds)[number]

export const checkKindNames: Record<CheckKind, string> = {
  single: 'One answer',
  multiple: 'Several answers',
  number: 'A number',
  text: 'A few words',
  order: 'Put in order',
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
  /** The latest of one learner on a check; older ones are deleted. A right one is always the last. */
  keptTries: 20,
  /** The answer is told from so many tries on. */
  triesUntilTold: 3,
  triesPerHour: 60,
} as const

export const checkMessages = {
  listFailed: 'Failed to fetch the checks',
  answerFailed: 'Failed to judge the answer',
} as const

export interface CheckOption {
  /** An answer, a number, an accepted text or an item. */
  text: string
  /** Means nothing in `order`. */
  isRight: boolean
  feedback: string
  /** A number takes "0.5", or "2%" of itself. Empty means exact. */
  tolerance: string
}

export interface WrittenCheck {
  kind: CheckKind
  question: string
  options: readonly CheckOption[]
}
