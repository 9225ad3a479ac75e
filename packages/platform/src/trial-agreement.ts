import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { listReleases } from '@kere/contracts/console/releases'

export type Trial = NonNullable<EndpointOutput<typeof listReleases>['trials']>[number]

type Watched = Trial['canary']

/**
 * The sample that a trial needs. Each person and each network is counted once. A smaller sample tells nothing, and the
 * allowed difference keeps one bad visit from stopping a good trial.
 */
export const agreement = {
  pages: 20,
  /** The team has few people, and timings of three of them tell nothing, so only their failures are compared. */
  pagesOfTeam: 3,
  difference: 0.02,
  lcp: { name: 'LCP', count: 20, slackMs: 200 },
  inp: { name: 'INP', count: 10, slackMs: 50 },
  slower: 0.2,
} as const

interface Outcome {
  count: number
  failing: number
}

const shareOf = ({ count, failing }: Outcome) => (count === 0 ? 0 : failing / count)

const isAsGood = (trial: Outcome, stable: Outcome) => shareOf(trial) - shareOf(stable) <= agreement.difference

const describe = (who: string, { visits, renderings }: Watched) =>
  `${who} ${visits.failing} of ${visits.count} pages and ${renderings.failing} of ${renderings.count} renderings failed`

/**
 * Compares a trial with the release beside it: the share of failures and, if the shell measures them, the web vitals.
 * @returns null if the next stage may begin, otherwise the reason to wait
 */
export function findDoubt({ canary, stable }: Pick<Trial, 'canary' | 'stable'>, isOfTeam: boolean): string | null {
  const said = `${describe('on trial', canary)}, ${describe('beside it', stable)}`
  const least = isOfTeam ? agreement.pagesOfTeam : agreement.pages
  if (canary.visits.count < least) return `fewer than ${least} pages: ${said}`
  if (!isAsGood(canary.visits, stable.visits) || !isAsGood(canary.renderings, stable.renderings))
    return `it fails more often: ${said}`
  return isOfTeam ? null : (findSlower(canary, stable, 'lcp') ?? findSlower(canary, stable, 'inp'))
}

function findSlower(canary: Watched, stable: Watched, of: 'lcp' | 'inp'): string | null {
  const { name, count, slackMs } = agreement[of]
  if (!canary.vitals || !stable.vitals) return null
  const [trial, beside] = [canary.vitals[of], stable.vitals[of]]
  if (trial.p75Ms === null || beside.p75Ms === null || Math.min(trial.count, beside.count) < count)
    return `fewer than ${count} measured ${name}: ${trial.count} on trial, ${beside.count} beside it`
  if (trial.p75Ms <= beside.p75Ms * (1 + agreement.slower) + slackMs) return null
  return `it is slower: ${name} ${trial.p75Ms} ms on trial, ${beside.p75Ms} ms beside it`
}
