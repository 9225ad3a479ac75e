import { roles } from '@kere/contracts/accounts/roles'
import * as z from 'zod/mini'
import { releaseForm } from './release-form.ts'
import { pathPattern, releaseSitemap } from './release-sitemap.ts'

export const releaseName = z.string().check(z.regex(/^[0-9a-f]{12}$/))

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** The path cannot contain `..` or leave the release's folder. */
export const releasePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]{0,255}$/))

/** A release of a remote. Its paths are relative to the release's folder. */
export const release = z.object({
  contract: z.int(),
  routes: z.array(
    z.object({
      path: z.string(),
      aliases: z.optional(z.array(pathPattern).check(z.maxLength(20))),
      languages: z.optional(z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(20))),
      css: z.optional(releasePath),
      roles: z.optional(z.array(z.enum(roles))),
      onboarding: z.optional(z.boolean()),
      enrolled: z.optional(z.boolean()),
      refused: z.optional(z.string().check(z.maxLength(40))),
      isFocused: z.optional(z.boolean()),
      offline: z.optional(z.boolean()),
      maxAgeSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
      isNeverKept: z.optional(z.boolean()),
      keptBy: z.optional(z.array(z.string().check(z.regex(/^[a-z]{1,20}$/))).check(z.maxLength(10))),
    }),
  ),
  forms: z._default(z.array(releaseForm).check(z.maxLength(200)), []),
  sitemap: z._default(releaseSitemap, { pages: [], lists: [] }),
  entry: releasePath,
  css: z.array(releasePath),
  preloads: z.array(releasePath),
  /** Null if the remote renders only in browsers. */
  server: z.nullable(releasePath),
  /** The calls to the API that the release makes: `GET /api/courses/:id`, or a path alone. */
  calls: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(1_000))),
  files: z.record(releasePath, integrity),
})

export type Release = z.infer<typeof release>

const instant = z.iso.datetime()

const placed = z.object({ release: releaseName, since: instant })

/** The releases of one remote. `previous` starts with the newest. */
export const remoteReleases = z.object({
  /** The number of acts on this remote. Every edit sends the revision that its author has seen. */
  revision: z.optional(z.int()),
  stable: placed,
  /**
   * The release on trial. With 0 percent, and if not for the team, it is paused: nobody gets it until a person decides.
   */
  canary: z.nullable(
    z.extend(placed, {
      percent: z.int().check(z.minimum(0), z.maximum(99)),
      /** If true, signed-in admins get the trial too, whatever their bucket. */
      isForTeam: z.optional(z.boolean()),
    }),
  ),
  previous: z.array(placed),
  releases: z.record(releaseName, release),
})

export type RemoteReleases = z.infer<typeof remoteReleases>

export const registry = z.object({
  /** Grows with every stored copy of the registry, so that an older copy cannot be taken for a newer one. */
  revision: z.optional(z.int()),
  remotes: z.record(z.string().check(z.regex(/^[a-z]{1,30}$/)), remoteReleases),
})

export type Registry = z.infer<typeof registry>
