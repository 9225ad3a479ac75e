import type { Session } from '@kere/platform/border'
import { securityPaths } from '@kere/contracts/accounts/second-factor-options'
import { lookup } from '@kere/contracts/http/open-value'
import { matchRoute } from '@kere/platform/match'
import {
  guardianPath,
  homePath,
  isOpenWhileWaiting,
  landingPath,
  onboardingPath,
  signInPath,
  withNext,
} from '@kere/platform/landing'
import { type NoticeCode, noticeOf } from '@kere/platform/notices'
import { findAliased, findOwner, hasPage, openRoutes, type LiveRemote, type RouteReader } from '@kere/platform/routing'
import { safePath } from '@kere/contracts/http/safe-path'

/** Staff who have to secure their account may also see their sessions. */
const openUnsecured: ReadonlySet<string> = new Set([...Object.values(securityPaths), '/dashboard/sessions'])

const waysIn: ReadonlySet<string> = new Set([signInPath, '/auth/register'])

/**
 * Returns whether the path is the end of a sign-in: by password, by Google, after confirmation, or after onboarding.
 */
export const isWayIn = ({ pathname }: URL) => waysIn.has(pathname)

export type Verdict =
  | { kind: 'open'; owner: OpenRemote | null; pattern: string }
  | { kind: 'redirect'; to: string; notice: NoticeCode | null }
  | { kind: 'moved'; to: string }

export type OpenRemote = LiveRemote & { patterns: readonly string[] }

const opened = new WeakMap<readonly LiveRemote[], Map<string, readonly OpenRemote[]>>()

/**
 * Returns the remotes with the routes that are open to the reader. Readers with the same rights share one list, for as
 * long as the live remotes are the same list.
 */
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

/**
 * Decides on a navigation (S-036, S-322, S-334, S-335, S-337, S-338). It only guides the reader; the API enforces every
 * rule.
 * @param url the page's address without its language
 * @param here the address to return to after signing in
 */
export function guard(
  live: readonly LiveRemote[],
  session: Session,
  url: URL,
  here = url.pathname + url.search,
): Verdict {
  const { pathname, search, searchParams } = url
  const { user } = session
  const remotes = openRemotes(live, session)
  const found = findOwner(remotes, pathname)
  if (user && isWayIn(url)) {
    const next = safePath(searchParams.get('next'))
    return { kind: 'redirect', to: landingPath(user, { next, owns: (path) => hasPage(remotes, path) }), notice: null }
  }
  const alias =
    found?.pattern === pathname
      ? null
      : findAliased(
          live.map(({ release }) => release),
          pathname,
        )
  if (alias !== null) return { kind: 'moved', to: alias + search }
  const open: Verdict = { kind: 'open', owner: found?.remote ?? null, pattern: found?.pattern ?? '*' }
  const task = user?.securityTask && lookup(securityPaths, user.securityTask)
  if (task && !openUnsecured.has(pathname) && closedRoutes(live, pathname).length > 0)
    return { kind: 'redirect', to: task, notice: null }
  if (open.owner && open.pattern !== '*') {
    const isClosed = user?.isWaiting === true && !isOpenWhileWaiting(pathname)
    return isClosed ? { kind: 'redirect', to: guardianPath, notice: null } : open
  }

  const closed = closedRoutes(live, pathname)
  if (closed.length === 0) return open
  if (!user) return { kind: 'redirect', to: withNext(signInPath, here), notice: null }
  if (!user.isOnboarded) return { kind: 'redirect', to: withNext(onboardingPath, here), notice: null }
  if (pathname === homePath) return open
  const isForAdmins = closed.flatMap(({ roles = [] }) => roles).every((role) => role === 'admin')
  const refused = noticeOf(closed.find((route) => route.refused)?.refused)
  return { kind: 'redirect', to: homePath, notice: refused ?? (isForAdmins ? 'admin_required' : null) }
}

const closedRoutes = (live: readonly LiveRemote[], pathname: string) =>
  live.flatMap(({ release }) =>
    release.routes.filter(({ path, roles }) => roles && path !== '*' && matchRoute([path], pathname)),
  )
