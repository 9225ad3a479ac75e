/** How many voters of a release there were, how many of them it failed, and from how many networks those were. */
export interface Tally {
  count: number
  failing: number
  networks: number
}

/** Fewer tell nothing; two networks are not enough for anything. */
const least = { judged: 8, beside: 10, failing: 5, networks: 3, difference: 0.1 }

/** So sure that looking anew at each vote, a trial long, ends no good one. */
const deviations = 3.5

/** Only beside another release: what fails in both is no fault of the new one. */
export function isWorse(judged: Tally, beside: Tally): boolean {
  if (judged.count < least.judged || beside.count < least.beside) return false
  if (judged.failing < least.failing || judged.networks < least.networks) return false
  const isFar = judged.failing / judged.count - beside.failing / beside.count >= least.difference
  return isFar && boundOf(judged, -1) > boundOf(beside, 1)
}

/** Wilson's, which holds where all or none have failed. */
function boundOf({ count, failing }: Tally, side: 1 | -1) {
  const share = failing / count
  const square = deviations ** 2
  const spread = deviations * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2))
  return (share + square / (2 * count) + side * spread) / (1 + square / count)
}
