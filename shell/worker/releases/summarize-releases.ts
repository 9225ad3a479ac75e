import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { listReleases } from '@kere/contracts/console/releases'

export function summarizeReleases({ remotes }: Registry): EndpointOutput<typeof listReleases> {
  const summaries = Object.entries(remotes).map(([name, { stable, canary, previous, releases }]) => ({
    name,
    stable: describe(stable, releases),
    canary: canary && { ...describe(canary, releases), percent: canary.percent },
    previous,
  }))
  return { remotes: summaries.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

function describe({ release, since }: RemoteReleases['stable'], releases: RemoteReleases['releases']) {
  const found = releases[release]
  return { release, since, contract: found?.contract ?? 0, files: Object.keys(found?.files ?? {}).length }
}
