import type { Registry } from '@kere/platform/registry'
import { isOnTrial, liveRemotes, type LiveRemote, type Placed } from '@kere/platform/routing'

interface Known {
  trials: readonly { name: string; percent: number; isForTeam?: boolean | undefined }[]
  byTrials: Map<string, readonly LiveRemote[]>
}

const known = new WeakMap<Registry, Known>()

function knownOf(registry: Registry): Known {
  let found = known.get(registry)
  if (!found) {
    const trials = Object.entries(registry.remotes).flatMap(([name, { canary }]) =>
      canary ? [{ name, ...canary }] : [],
    )
    known.set(registry, (found = { trials, byTrials: new Map() }))
  }
  return found
}

export const hasTrial = (registry: Registry) => knownOf(registry).trials.length > 0

/**
 * Returns the same list for the same trials, as long as the registry does not change, because values derived from it
 * are cached by the list.
 */
export function liveFor(registry: Registry, placed: Placed): readonly LiveRemote[] {
  const { trials: running, byTrials } = knownOf(registry)
  const trials = running.map((trial) => (isOnTrial(trial.name, trial, placed) ? 1 : 0)).join('')
  const live = byTrials.get(trials) ?? liveRemotes(registry, placed)
  byTrials.set(trials, live)
  return live
}
