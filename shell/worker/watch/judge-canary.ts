/** The outcome of the visits, or of the renderings, of one release. */
export interface Tally {
  count: number
  failing: number
  networks: number
}

/** Fewer tell nothing; two networks are not enough to end anything. */
const least = { canary: 15, stable: 10, failing: 5, networks: 3, difference: 0.1 }

/** So sure that looking anew at each visit, a trial long, ends no good one. */
const deviations = 3.5

/** Compares with the stable release in the same hour: a failure of both is not the new one's fault. */
export function isWorse(canary: Tally, stable: Tally): boolean {
  if (canary.count < least.canary || stable.count < least.stable) return false
  if (canary.failing < least.failing || canary.networks < least.networks) return false
  const isFar = canary.failing / canary.count - stable.failing / stable.count >= least.difference
  return isFar && boundOf(canary, -1) > boundOf(stable, 1)
}

/** Wilson's, which holds where all or none have failed. */
function boundOf({ count, failing }: Tally, side: 1 | -1) {
  const share = failing / count
  const square = deviations ** 2
  const spread = deviations * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2))
  return (share + square / (2 * count) + side * spread) / (1 + square / count)
}
