import { hardCheckLimits } from '@kere/contracts/courses/hard-checks-options'

/** The number of learners with the same answer and the same rest score. */
export interface Tally {
  isRight: number
  /** The share, in tenths, of a learner's other checks that were right; -1 for a learner without others. */
  restScore: number
  count: number
}

/**
 * Returns the point-biserial correlation between being right and the rest score, in hundredths of 1. The check itself is
 * no part of the rest score, because it would correlate with itself.
 */
export function discriminationOf(tallies: readonly Tally[]): number | null {
  const known = tallies.filter(({ restScore }) => restScore >= 0)
  const sumOf = (value: (tally: Tally) => number) => known.reduce((sum, tally) => sum + tally.count * value(tally), 0)
  const learners = sumOf(() => 1)
  if (learners < hardCheckLimits.rankedAtLeast) return null
  const right = sumOf(({ isRight }) => isRight)
  const scores = sumOf(({ restScore }) => restScore)
  const squares = sumOf(({ restScore }) => restScore ** 2)
  const products = sumOf(({ isRight, restScore }) => isRight * restScore)
  const spread = (learners * right - right ** 2) * (learners * squares - scores ** 2)
  if (spread === 0) return null
  const value = (learners * products - right * scores) / Math.sqrt(spread)
  // Adding zero turns -0 into 0.
  return Math.round(value * 100) / 100 + 0
}
