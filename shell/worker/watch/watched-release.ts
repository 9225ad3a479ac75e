import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { Witness } from './witness.ts'

/**
 * A release that is compared with another: one on trial with the stable one, or the stable one with its predecessor.
 */
export interface WatchedRelease {
  remote: string
  release: string
  beside: string
  since: string
  isTrial: boolean
  /** True if nobody gets the trial. */
  isPaused: boolean
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** After its first hour, a release for everybody is watched in one of this many minutes. */
const sampledMinutes = 20

export function watchedIn({ remotes }: Pick<Registry, 'remotes'>, remote: string): WatchedRelease | null {
  const known = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined
  return known ? watchedOf(remote, known) : null
}

function watchedOf(remote: string, { stable, canary, previous }: RemoteReleases): WatchedRelease | null {
  const [judged, beside] = canary ? [canary, stable] : [stable, previous[0]]
  if (!beside) return null
  return {
    remote,
    release: judged.release,
    beside: beside.release,
    since: judged.since,
    isTrial: canary !== null,
    isPaused: canary?.percent === 0 && !canary.isForTeam,
  }
}

const isYoung = ({ since }: WatchedRelease, now: number) => now - Date.parse(since) < hourMs

/** Whole minutes are sampled rather than single pages, so that the page is the same for everybody and can be cached. */
export const isAsked = (watched: WatchedRelease, now: number) =>
  watched.isTrial ? !watched.isPaused : isYoung(watched, now) || Math.floor(now / minuteMs) % sampledMinutes === 0

/**
 * The reports of visitors alone do not take a release back: a new one is paused, and for an older one the admins are
 * told.
 */
export function actFor(watched: WatchedRelease, witness: Witness, now: number): 'rollback' | 'pause' | null {
  if (witness !== 'visitor') return 'rollback'
  return watched.isTrial || isYoung(watched, now) ? 'pause' : null
}
