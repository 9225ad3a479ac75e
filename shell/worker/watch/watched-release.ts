import type { Registry, RemoteReleases } from '@kere/platform/registry'
import type { Witness } from './witness.ts'

/** A release is judged beside another: one on trial beside the stable one, the stable one beside the one before it. */
export interface WatchedRelease {
  remote: string
  release: string
  beside: string
  since: string
  isTrial: boolean
  /** Nobody gets the trial. */
  isPaused: boolean
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** After its first hour, a release for everybody is watched in one minute of this many. */
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

/** The sample is a minute and not a page, so that a page can be kept and is the same for all who get it. */
export const isAsked = (watched: WatchedRelease, now: number) =>
  watched.isTrial ? !watched.isPaused : isYoung(watched, now) || Math.floor(now / minuteMs) % sampledMinutes === 0

/** Visitors alone end nothing: a new release is paused, and about an older one the admins are told. */
export function actFor(watched: WatchedRelease, witness: Witness, now: number): 'rollback' | 'pause' | null {
  if (witness !== 'visitor') return 'rollback'
  return watched.isTrial || isYoung(watched, now) ? 'pause' : null
}
