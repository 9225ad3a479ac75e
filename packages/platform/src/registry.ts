import { roles } from '@kere/contracts/roles'
import * as z from 'zod/mini'
import { matchRoute } from './match.ts'
import type { Session } from './border.ts'

const releaseName = z.string().check(z.regex(/^[0-9a-f]{12}$/))

/** Subresource integrity of a file, as browsers want it. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** A file of a release: no way up, no way out. */
export const releasePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]{0,255}$/))

/** One immutable build of a remote. Paths are relative to the release's folder. */
export const release = z.object({
  contract: z.int(),
  routes: z.array(z.object({ path: z.string(), roles: z.optional(z.array(z.enum(roles))) })),
  /** The federation container. */
  entry: releasePath,
  css: z.array(releasePath),
  /** What `./app` needs at once, so that the page can ask for all of it together. */
  preloads: z.array(releasePath),
  /** The bundle the edge renders with, or null where the remote renders in browsers only. */
  server: z.nullable(releasePath),
  files: z.record(releasePath, integrity),
})

export type Release = z.infer<typeof release>

/** Which release of each remote is live. */
export const registry = z.object({
  remotes: z.record(
    z.string().check(z.regex(/^[a-z]{1,30}$/)),
    z.object({ stable: releaseName, releases: z.record(releaseName, release) }),
  ),
})

export type Registry = z.infer<typeof registry>

/** A remote's release that serves this visitor. */
export interface LiveRemote {
  name: string
  releaseName: string
  release: Release
}

export function liveRemotes({ remotes }: Registry): LiveRemote[] {
  return Object.entries(remotes).flatMap(([name, { stable, releases }]) => {
    const live = releases[stable]
    return live ? [{ name, releaseName: stable, release: live }] : []
  })
}

/** The routes of a release that are open to this session: the others do not exist for it. */
export function openRoutes({ release: { routes } }: Pick<LiveRemote, 'release'>, { user }: Session): string[] {
  return routes.filter((route) => !route.roles || (user && route.roles.includes(user.role))).map((route) => route.path)
}

/** Who owns a path, by the patterns of each remote; the most literal pattern wins across remotes. */
export function findOwner<Remote extends { patterns: readonly string[] }>(remotes: readonly Remote[], pathname: string) {
  const match = matchRoute(
    remotes.flatMap((remote) => remote.patterns),
    pathname,
  )
  if (!match) return null
  const remote = remotes.find((candidate) => candidate.patterns.includes(match.pattern))
  return remote ? { remote, pattern: match.pattern } : null
}

/** Whether a page stands at a path: what only `*` answers is nowhere, and nothing may link to it. */
export function hasPage(remotes: readonly { patterns: readonly string[] }[], pathname: string) {
  const owner = findOwner(remotes, pathname)
  return owner !== null && owner.pattern !== '*'
}

export const releaseFolder = (name: string, releaseName: string) => `/mf/${name}/${releaseName}/`
