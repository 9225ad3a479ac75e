import {
  addRelease,
  pauseRelease,
  promoteRelease,
  resizeCanary,
  retireRemote,
  rollBack,
  type Share,
} from '@kere/platform/registry-edits'
import type { Registry, Release, RemoteReleases } from '@kere/platform/registry'
import type { Entry } from './registry-tables.ts'

type Act =
  | { kind: 'release'; name: string; release: Release; share: Share | null }
  | { kind: 'canary'; share: Share }
  | { kind: 'promotion'; name: string | null; stored?: Release | null }
  | { kind: 'pause' }
  | { kind: 'rollback' }
  | { kind: 'retirement' }

export interface Order {
  remote: string
  act: Act
  /** The revision that the author has seen; `null` from a command that is older than revisions. */
  seen: number | null
  leadsTo: string | null
  by: string | null
  reason: string | null
  commit: string | null
}

/** @throws {RegistryRefusal} if the act is not possible */
export function applyAct(registry: Registry, { remote, act }: Pick<Order, 'remote' | 'act'>, at: string): Registry {
  switch (act.kind) {
    case 'release':
      return addRelease(registry, { remote, at }, act.name, act.release, act.share)
    case 'canary':
      return resizeCanary(registry, { remote, at }, act.share)
    case 'promotion':
      return promoteRelease(registry, { remote, at }, act.name ?? undefined, act.stored ?? undefined)
    case 'pause':
      return pauseRelease(registry, { remote, at })
    case 'rollback':
      return rollBack(registry, { remote, at })
    case 'retirement':
      return retireRemote(registry, { remote })
  }
}

export function describeAct(
  { remote, act, by, reason, commit }: Order,
  at: string,
  before: RemoteReleases | undefined,
  after: RemoteReleases | undefined,
): Entry {
  return {
    at,
    remote,
    act: act.kind,
    release: 'name' in act && act.name !== null ? act.name : releaseOf(after ?? before),
    percent: 'share' in act ? percentOf(act.share) : null,
    by,
    reason,
    commit,
    before: before ? describePlaced(before) : null,
    after: after ? describePlaced(after) : null,
  }
}

/** The history stores 0 for a trial of the team, because no other trial begins with 0. */
const percentOf = (share: Share | null) => (share === 'team' ? 0 : share)

const releaseOf = (placed: RemoteReleases | undefined) => (placed?.canary ?? placed?.stable)?.release ?? null

export const describePlaced = ({ stable, canary }: RemoteReleases) => ({
  stable: stable.release,
  canary: canary && { release: canary.release, percent: canary.percent },
})
