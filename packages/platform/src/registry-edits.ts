import type { Registry, Release, RemoteReleases } from './registry.ts'
import type { ReleaseProblem } from './release-problems.ts'

export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal'
  readonly code: ReleaseProblem

  constructor(code: ReleaseProblem, message: string) {
    super(message)
    this.code = code
  }
}

interface Edit {
  remote: string
  /** The instant of the edit, in ISO format. */
  at: string
}

/** A rollback can reach this many earlier releases. The files of releases are never deleted. */
const remembered = 10

/** A percentage of the visitors, or the signed-in admins alone. */
export type Share = number | 'team'

/** A trial that grows past the team stays open to the team. */
const trialFor = (share: Share) => (share === 'team' ? { percent: 0, isForTeam: true } : { percent: share })

/**
 * Adds a release. One that the registry already knows only becomes the trial.
 * @throws {RegistryRefusal} during another trial, or if another remote already has a form at the same address, or if
 * the name is taken
 */
export function addRelease(
  registry: Registry,
  { remote, at }: Edit,
  name: string,
  release: Release,
  share: Share | null,
): Registry {
  refuseClash(registry, remote, release)
  const known = registry.remotes[remote]
  if (!known) {
    const stable = { release: name, since: at }
    return put(registry, remote, { stable, canary: null, previous: [], releases: { [name]: release } })
  }
  const isKnown = known.releases[name] !== undefined
  if (isKnown && !isSameRelease(known.releases[name]!, release))
    throw new RegistryRefusal('release_differs', `${name} of ${remote} is another release already.`)
  if (isKnown && (share === null || known.canary?.release === name)) return registry
  if (known.canary)
    throw new RegistryRefusal(
      'trial_under_way',
      `${known.canary.release} is on trial: promote it or roll it back first.`,
    )

  const releases = { ...known.releases, [name]: release }
  if (share === null) return put(registry, remote, replaceStable({ ...known, releases }, name, at))
  if (name === known.stable.release) return put(registry, remote, stepBack(known, at, share))
  const previous = known.previous.filter((each) => each.release !== name)
  return put(registry, remote, {
    ...known,
    releases,
    previous,
    canary: { release: name, since: at, ...trialFor(share) },
  })
}

/** Two forms with the same address would be chosen by their order in the registry. */
function refuseClash({ remotes }: Registry, remote: string, release: Release) {
  const taken = new Map<string, string>()
  for (const [name, { stable, canary, releases }] of Object.entries(remotes))
    if (name !== remote)
      for (const live of [stable, canary])
        for (const { path } of (live && releases[live.release]?.forms) ?? [])
          taken.set(shapeOf(path), `a form of ${name}`)
  for (const { name, path } of release.forms) {
    const owner = taken.get(shapeOf(path))
    if (owner)
      throw new RegistryRefusal('form_address_taken', `The form ${name} is posted to ${path}, where ${owner} stands.`)
    taken.set(shapeOf(path), `the form ${name}`)
  }
}

/** Two paths that differ only in the names of parameters match the same addresses. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':')

function stepBack(known: RemoteReleases, at: string, share: Share): RemoteReleases {
  const [before, ...earlier] = known.previous
  if (!before) throw new RegistryRefusal('nothing_before', 'There is no release before this one to show to the others.')
  const { release } = known.stable
  return {
    ...known,
    stable: { release: before.release, since: at },
    canary: { release, since: at, ...trialFor(share) },
    previous: earlier,
  }
}

export function resizeCanary(registry: Registry, { remote }: Edit, share: Share): Registry {
  const known = find(registry, remote)
  if (!known.canary) throw new RegistryRefusal('no_trial', 'No release is on trial.')
  return put(registry, remote, { ...known, canary: { ...known.canary, ...trialFor(share) } })
}

/**
 * Pauses the trial, so that nobody gets it until a person continues, promotes or ends it. If the release is already for
 * everybody, it first becomes a trial.
 */
export function pauseRelease(registry: Registry, { remote, at }: Edit): Registry {
  const known = find(registry, remote)
  const { canary } = known
  if (!canary) return put(registry, remote, stepBack(known, at, 0))
  const { isForTeam: _, ...paused } = canary
  return put(registry, remote, { ...known, canary: { ...paused, percent: 0 } })
}

/** @param stored a release that the registry no longer lists, but whose files still exist */
export function promoteRelease(registry: Registry, { remote, at }: Edit, name?: string, stored?: Release): Registry {
  const found = find(registry, remote)
  const isForgotten = name !== undefined && stored !== undefined && !found.releases[name]
  if (isForgotten) refuseClash(registry, remote, stored)
  const known = isForgotten ? { ...found, releases: { ...found.releases, [name]: stored } } : found
  const chosen = name ?? known.canary?.release
  if (!chosen) throw new RegistryRefusal('no_trial', 'No release is on trial: say which one to promote.')
  if (!known.releases[chosen]) throw new RegistryRefusal('unknown_release', `${chosen} is no release of ${remote}.`)
  if (chosen === known.stable.release) return registry
  return put(registry, remote, replaceStable(known, chosen, at))
}

/** Ends the trial. Without a trial, the remote returns to its previous release. */
export function rollBack(registry: Registry, { remote, at }: Edit): Registry {
  const known = find(registry, remote)
  if (known.canary) return put(registry, remote, { ...known, canary: null })
  const [last, ...earlier] = known.previous
  if (!last) throw new RegistryRefusal('nothing_before', 'There is no release before this one.')
  return put(registry, remote, { ...known, stable: { release: last.release, since: at }, previous: earlier })
}

/** Removes the remote, so that its pages no longer exist. Its files stay, so that open tabs continue to work. */
export function retireRemote(registry: Registry, { remote }: Pick<Edit, 'remote'>): Registry {
  find(registry, remote)
  const { [remote]: _, ...remotes } = registry.remotes
  return { ...registry, remotes }
}

function replaceStable(known: RemoteReleases, name: string, at: string): RemoteReleases {
  const previous = [known.stable, ...known.previous.filter(({ release }) => release !== name)].slice(0, remembered)
  const kept = new Set([name, ...previous.map(({ release }) => release)])
  const releases = Object.fromEntries(Object.entries(known.releases).filter(([release]) => kept.has(release)))
  return { stable: { release: name, since: at }, canary: null, previous, releases }
}

function find({ remotes }: Registry, remote: string): RemoteReleases {
  const known = remotes[remote]
  if (!known) throw new RegistryRefusal('unknown_remote', `No remote is called ${remote}.`)
  return known
}

const put = ({ remotes }: Registry, remote: string, next: RemoteReleases): Registry => ({
  remotes: { ...remotes, [remote]: { ...next, revision: revisionOf(remotes[remote]) + 1 } },
})

/** The revision is 0 before the first act. */
export const revisionOf = (known: RemoteReleases | undefined) => known?.revision ?? 0

/** The comparison ignores the order of keys. */
export const isSameRelease = (one: Release, other: Release) => isSame(one, other)

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))]
  return ones.length === others.size && ones.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}
