import { t } from '@kere/brand/messages'
/** Learners by their answer at the first try. */
export const firstTryResults = ['wrong', 'right'] as const

export type FirstTryResult = (typeof firstTryResults)[number]

export const firstTryResultNames: Readonly<Record<FirstTryResult, string>> = {
  wrong: t('Not right', 'Answer at the first try'),
  right: t('Right', 'Answer at the first try'),
}

export const hardCheckLimits = {
  /** Below this number of learners a check is not ranked, and its discrimination is not told, because both are chance. */
  rankedAtLeast: 20,
  /** A wrong answer is told only if at least this many gave it, because a single typed one may say who typed it. */
  mistakeAtLeast: 3,
} as const

/** The usual borders for a correlation of one item with the rest of a test. */
export const discriminations = { good: 0.3, fair: 0.2, weak: 0, negative: -1 } as const

export type Discrimination = keyof typeof discriminations

export const discriminationNames: Readonly<Record<Discrimination, string>> = {
  good: t('Good', 'Discrimination of a check'),
  fair: t('Fair', 'Discrimination of a check'),
  weak: t('Weak', 'Discrimination of a check'),
  negative: t('Negative', 'Discrimination of a check'),
}

// The cast is safe: `keys` loses the literal names.
const levels = Object.keys(discriminations) as Discrimination[]

export const discriminationOf = (value: number): Discrimination =>
  levels.find((level) => value >= discriminations[level]) ?? 'negative'

export const hardCheckMessages = {
  failed: t('Failed to fetch the checks of the course', 'Error'),
  learnersFailed: t('Failed to fetch learners', 'Error'),
  checkNotFound: t('Check not found', 'Error'),
} as const
