import type { Role } from '@kere/contracts/roles'
import type { Session } from '@kere/platform/border'
import { matchRoute } from '@kere/platform/match'
import { homePath, landingPath, onboardingPath, signInPath, withNext } from '@kere/platform/landing'
import type { NoticeCode } from '@kere/platform/notices'
import { findOwner, hasPage, openRoutes, type LiveRemote, type RouteReader } from '@kere/platform/routing'
import { safePath } from '@kere/contracts/safe-path'

const waysIn: ReadonlySet<string> = new Set([signInPath, '/auth/register'])

export type Verdict =
  | { kind: 'open'; owner: OpenRemote | null; pattern: string }
  | { kind: 'redirect'; to: string; notice: NoticeCode | null }

export type OpenRemote = LiveRemote & { patterns: readonly string[] }

const opened = new WeakMap<readonly LiveRemote[], Map<string, readonly OpenRemote[]>>()

/** The same list for readers to whom the same is open, as long as the live remotes are the same list. */
export function openRemotes(live: readonly LiveRemote[], { user }: RouteReader): readonly OpenRemote[] {
  const reader = user && { role: user.role, isOnboarded: user.isOnboarded, isEnrolled: user.isEnrolled }
  const byReader = opened.get(live) ?? new Map<string, readonly OpenRemote[]>()
  opened.set(live, byReader)
  const key = JSON.stringify(reader)
  const known = byReader.get(key)
  if (known) return known
  const open = live
    .map((remote) => ({ ...remote, patterns: openRoutes(remote.release.routes, { user: reader }) }))
    .filter(({ patterns }) => patterns.length > 0)
  byReader.set(key, open)
  return open
}

/** S-322, S-334, S-335, S-337, S-338. For navigation only: every rule is the API's. */
export function guard(live: readonly LiveRemote[], session: Session, { pathname, search, searchParams }: URL): Verdict {
  const { user } = session
  const remotes = openRemotes(live, session)
  const found = findOwner(remotes, pathname)
  if (user && waysIn.has(pathname)) {
    const next = safePath(searchParams.get('next'))
    return { kind: 'redirect', to: landingPath(user, { next, owns: (path) => hasPage(remotes, path) }), notice: null }
  }
  const open: Verdict = { kind: 'open', owner: found?.remote ?? null, pattern: found?.pattern ?? '*' }
  if (open.owner && open.pattern !== '*') return open

  const wanted = rolesOf(live, pathname)
  if (wanted.length === 0) return open
  if (!user) return { kind: 'redirect', to: withNext(signInPath, pathname + search), notice: null }
  if (!user.isOnboarded) return { kind: 'redirect', to: withNext(onboardingPath, pathname + search), notice: null }
  if (pathname === homePath) return open
  return { kind: 'redirect', to: homePath, notice: wanted.every((role) => role === 'admin') ? 'admin_required' : null }
}

function rolesOf(live: readonly LiveRemote[], pathname: string): Role[] {
  return live.flatMap(({ release }) =>
    release.routes
      .filter(({ path }) => path !== '*' && matchRoute([path], pathname))
      .flatMap(({ roles }) => roles ?? []),
  )
}
