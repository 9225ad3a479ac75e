import { addressIn, isLanguage, readAddress, type Language } from '@kere/brand/language'
import { isKnown } from '@kere/contracts/http/open-value'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { RemoteRoute } from './border.ts'
import { matchRoute } from './match.ts'
import type { Registry, Release } from './registry.ts'

export interface LiveRemote {
  name: string
  releaseName: string
  release: Release
}

/**
 * Places a request in the trials. Every visitor keeps one of a hundred buckets, 0 to 99; signed-in admins are the team.
 */
export interface Placed {
  bucket: number
  isTeam: boolean
}

type Trial = Pick<NonNullable<Registry['remotes'][string]['canary']>, 'percent' | 'isForTeam'>

/**
 * True if this request gets the trial. A trial of 20 percent is for the first twenty buckets in its remote's order, and
 * a trial for the team is for signed-in admins too.
 */
export const isOnTrial = (remote: string, { percent, isForTeam }: Trial, { bucket, isTeam }: Placed) =>
  (isTeam && isForTeam === true) || rankOf(remote, bucket) < percent

export function liveRemotes({ remotes }: Registry, placed: Placed): LiveRemote[] {
  return Object.entries(remotes).flatMap(([name, { stable, canary, releases }]) => {
    const live = canary && isOnTrial(name, canary, placed) ? canary.release : stable.release
    const found = releases[live]
    return found ? [{ name, releaseName: live, release: found }] : []
  })
}

const orders = new Map<string, readonly number[]>()

/** Every remote orders the buckets differently, so that two simultaneous trials do not meet the same visitors. */
export function rankOf(remote: string, bucket: number): number {
  let order = orders.get(remote)
  if (!order) {
    const drawn = Array.from({ length: 100 }, (_, each) => ({ each, by: hashOf(`${remote} ${each}`) }))
    orders.set(remote, (order = drawn.toSorted((one, other) => one.by - other.by).map(({ each }) => each)))
  }
  return order.indexOf(bucket)
}

/** FNV-1a with one more mixing step, because the names differ in single letters. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

type Routes = Release['routes'] | readonly RemoteRoute[]

export interface RouteReader {
  user: Pick<SessionUser, 'role' | 'isOnboarded' | 'isEnrolled'> | null
}

/**
 * Before a user has finished onboarding, only the onboarding pages are open (S-322). Afterwards, all the others are
 * (U-27). A translated page has a pattern for each of its languages.
 */
export function openRoutes(routes: Routes, { user }: RouteReader): string[] {
  return routes
    .filter(
      ({ roles, onboarding = false, enrolled = false }) =>
        !roles ||
        (user !== null &&
          (isKnown(roles, user.role) || (enrolled && user.isEnrolled)) &&
          onboarding !== user.isOnboarded),
    )
    .flatMap(({ path, languages = [] }) => [path, ...languages.filter(isLanguage).map((each) => addressIn(each, path))])
}

/**
 * Finds the page that has this path as an alias, whatever role the page is for. A page with exactly this path comes
 * first.
 */
export function findAliased(remotes: readonly { routes: Routes }[], pathname: string): string | null {
  const routes = remotes.flatMap((remote) => [...remote.routes])
  if (routes.some(({ path }) => path === pathname)) return null
  return routes.find(({ aliases }) => aliases?.includes(pathname))?.path ?? null
}

export const patternsWhere = (routes: Routes, patterns: readonly string[], flag: 'isFocused' | 'offline') =>
  patterns.filter((pattern) => routes.some((route) => route.path === readAddress(pattern).path && route[flag]))

/** The page may be cached only if it is open to everybody. */
export function describePage(routes: Routes, pattern: string) {
  const own = routes.filter(({ path }) => path === pattern)
  const ages = own.map(({ roles, maxAgeSeconds }) => (roles ? 0 : (maxAgeSeconds ?? 0)))
  return {
    isFocused: own.some(({ isFocused }) => isFocused),
    isOffline: own.some(({ offline }) => offline),
    isNeverKept: own.some(({ isNeverKept }) => isNeverKept),
    keptBy: own.flatMap(({ keptBy }) => keptBy ?? []),
    /** 0 if every reader gets different content. */
    maxAgeSeconds: ages.length > 0 ? Math.min(...ages) : 0,
  }
}

/** Finds the remote whose pattern matches most literally. */
export function findOwner<Remote extends { patterns: readonly string[] }>(
  remotes: readonly Remote[],
  pathname: string,
) {
  // Most addresses equal a pattern, so the list of all patterns is rarely needed.
  const exact = pathname.includes(':') ? undefined : remotes.find(({ patterns }) => patterns.includes(pathname))
  if (exact) return { remote: exact, pattern: pathname }
  const match = matchRoute(
    remotes.flatMap((remote) => remote.patterns),
    pathname,
  )
  if (!match) return null
  const remote = remotes.find((candidate) => candidate.patterns.includes(match.pattern))
  return remote ? { remote, pattern: match.pattern } : null
}

export function isPageOf<Flag extends string>(
  remotes: readonly ({ patterns: readonly string[] } & Record<Flag, readonly string[]>)[],
  flag: Flag,
  pathname: string,
) {
  const owner = findOwner(remotes, pathname)
  return owner?.remote[flag].includes(owner.pattern) ?? false
}

export function hasPage(remotes: readonly { patterns: readonly string[] }[], pathname: string) {
  const owner = findOwner(remotes, pathname)
  return owner !== null && owner.pattern !== '*'
}

/** The languages that a page exists in, beside English. */
export const languagesOf = (routes: Routes, pattern: string): readonly Language[] =>
  routes.find(({ path }) => path === pattern)?.languages?.filter(isLanguage) ?? []

/** A release has a copy of each script for every language of its pages. */
export const pathIn = (language: Language, path: string) => (language === 'en' ? path : `${language}/${path}`)

export const releaseFolder = (name: string, releaseName: string) => `/mf/${name}/${releaseName}/`
