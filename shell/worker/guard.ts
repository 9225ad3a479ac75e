import type { Role } from '@kere/contracts/roles'
import type { Session } from '@kere/platform/border'
import { matchRoute } from '@kere/platform/match'
import type { NoticeCode } from '@kere/platform/notices'
import { findOwner, openRoutes, type LiveRemote } from '@kere/platform/routing'
import { safePath } from '@kere/platform/safe-path'

export const signInPath = '/auth/login'
export const homePath = '/dashboard'

export type Verdict =
  | { kind: 'open'; owner: OpenRemote | null }
  | { kind: 'redirect'; to: string; notice: NoticeCode | null }

/** A remote with the routes of it that exist for this session. */
export type OpenRemote = LiveRemote & { patterns: readonly string[] }

export function openRemotes(live: readonly LiveRemote[], session: Session): OpenRemote[] {
  return live
    .map((remote) => ({ ...remote, patterns: openRoutes(remote, session) }))
    .filter(({ patterns }) => patterns.length > 0)
}

/**
 * Decides what an address answers: the page of its owner, or the way to one (S-334, S-335, S-337, S-338). For navigation
 * only: every rule is the API's.
 */
export function guard(live: readonly LiveRemote[], session: Session, { pathname, search, searchParams }: URL): Verdict {
  const found = findOwner(openRemotes(live, session), pathname)
  if (pathname === signInPath && session.user)
    return { kind: 'redirect', to: safePath(searchParams.get('next')) ?? homePath, notice: null }
  if (found && found.pattern !== '*') return { kind: 'open', owner: found.remote }

  const wanted = rolesOf(live, pathname)
  if (wanted.length === 0) return { kind: 'open', owner: found?.remote ?? null }
  if (!session.user)
    return { kind: 'redirect', to: `${signInPath}?next=${encodeURIComponent(pathname + search)}`, notice: null }
  if (pathname === homePath) return { kind: 'open', owner: found?.remote ?? null }
  return { kind: 'redirect', to: homePath, notice: wanted.every((role) => role === 'admin') ? 'admin_required' : null }
}

/** The roles that a path is for, by the routes of every live remote. */
function rolesOf(live: readonly LiveRemote[], pathname: string): Role[] {
  return live.flatMap(({ release }) =>
    release.routes
      .filter(({ path }) => path !== '*' && matchRoute([path], pathname))
      .flatMap(({ roles }) => roles ?? []),
  )
}
