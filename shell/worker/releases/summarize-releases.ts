import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { RegistryAct } from '@kere/platform/release-problems'
import type { Watch } from '../watch/watch-tables.ts'
import type { listReleases } from '@kere/contracts/console/releases'

export function summarizeReleases({ remotes }: Registry): EndpointOutput<typeof listReleases> {
  const summaries = Object.entries(remotes).map(([name, { stable, canary, previous, releases }]) => ({
    name,
    stable: describe(stable, releases),
    canary: canary && {
      ...describe(canary, releases),
      percent: canary.percent,
      ...(canary.isForTeam && { isForTeam: true }),
    },
    previous,
  }))
  return { remotes: summaries.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

export const summarizeHistory = (trials: readonly Watch[], acts: readonly RegistryAct[]) => ({
  trials: trials.map(({ remote, since, isTrial, release, beside, ofJudged, ofBeside }) => ({
    remote,
    since,
    isForEverybody: !isTrial,
    canary: describeWatched(release, ofJudged),
    stable: describeWatched(beside, ofBeside),
  })),
  acts: acts.map(({ id, at, remote, act, release, percent, by, reason, commit }) => ({
    id,
    at,
    remote,
    act,
    release,
    percent,
    by,
    reason,
    commit,
  })),
})

function describeWatched(release: string, { pages, renderings, vitals }: Watch['ofJudged']) {
  const { count, failing, failures } = renderings
  const minutes = pages.minutes.map(({ at, ...counted }) => ({ at: new Date(at).toISOString(), ...counted }))
  return { release, visits: { ...pages, minutes }, renderings: { count, failing, failures }, vitals }
}

function describe({ release, since }: RemoteReleases['stable'], releases: RemoteReleases['releases']) {
  const found = releases[release]
  return { release, since, contract: found?.contract ?? 0, files: Object.keys(found?.files ?? {}).length }
}
