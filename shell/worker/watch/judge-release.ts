/** The number of voters of a release, of those for whom it failed, and of the networks of the latter. */
export interface Tally {
  count: number
  failing: number
  networks: number
}

/** The smallest sample. Fewer votes tell nothing, and two networks prove nothing. */
const least = { judged: 8, beside: 10, failing: 5, networks: 3, difference: 0.1 }

/** Wide enough that checking after every vote of a trial does not end a good release. */
const deviations = 3.5

/** Compares with another release, because a failure that both have is no fault of the new one. */
export function isWorse(judged: Tally, beside: Tally): boolean {
  if (judged.count < least.judged || beside.count < least.beside) return false
  if (judged.failing < least.failing || judged.networks < least.networks) return false
  const isFar = judged.failing / judged.count - beside.failing / beside.count >= least.difference
  return isFar && boundOf(judged, -1) > boundOf(beside, 1)
}

/** The Wilson score interval, which also holds if all or none have failed. */
function boundOf({ count, failing }: Tally, side: 1 | -1) {
  const share = failing / count
  const square = deviations ** 2
  const spread = deviations * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2))
  return (share + square / (2 * count) + side * spread) / (1 + square / count)
}
