import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { listReleases } from '@kere/contracts/console/releases'

export type Trial = NonNullable<EndpointOutput<typeof listReleases>['trials']>[number]

type Watched = Trial['canary']

/** Each person and each network is counted once. Fewer tell nothing, and a bound keeps one bad visit from holding a good trial back. */
export const agreement = {
  pages: 20,
  /** The team has few people. What three of them measure tells nothing, so only their failures are looked at. */
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
 * Compares a trial with the release beside it: how often they fail, and, where the shell measures them, their vitals.
 * @returns null where the next stage may begin, otherwise what it waits for
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
