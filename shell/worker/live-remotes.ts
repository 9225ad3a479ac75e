import type { Registry } from '@kere/platform/registry'
import { liveRemotes, type LiveRemote } from '@kere/platform/routing'

const known = new WeakMap<Registry, Map<string, readonly LiveRemote[]>>()

/** The same list for the same trials, as long as the registry is the same: what follows from it is kept by it. */
export function liveFor(registry: Registry, bucket: number): readonly LiveRemote[] {
  const byTrials = known.get(registry) ?? new Map<string, readonly LiveRemote[]>()
  known.set(registry, byTrials)
  const trials = Object.values(registry.remotes)
    .map(({ canary }) => (canary && bucket < canary.percent ? 1 : 0))
    .join('')
  const live = byTrials.get(trials) ?? liveRemotes(registry, bucket)
  byTrials.set(trials, live)
  return live
}
