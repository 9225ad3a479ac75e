import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'

const live = z.object({ release: z.string(), since: z.iso.datetime(), contract: z.int(), files: z.int() })

const outcome = z.object({
  count: z.int(),
  failing: z.int(),
  failures: z.record(z.string(), z.int()),
})

/** The number of people and networks that measured a vital, and its 75th percentile. */
const sample = z.object({ count: z.int(), p75Ms: z.nullable(z.int()) })

const watched = z.object({
  release: z.string(),
  visits: z.extend(outcome, {
    minutes: z.array(z.object({ at: z.iso.datetime(), count: z.int(), failing: z.int() })),
  }),
  renderings: outcome,
  /** Largest contentful paint and interaction to next paint. An older shell measures neither. */
  vitals: z.optional(z.object({ lcp: sample, inp: sample })),
})

/** Compares two releases: the latest one on trial and the stable one, or the one for everybody and its predecessor. */
const trial = z.object({
  remote: z.string(),
  since: z.iso.datetime(),
  /** An older shell only watches trials and does not send this. */
  isForEverybody: z.optional(z.boolean()),
  canary: watched,
  stable: watched,
})

const act = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  remote: z.string(),
  act: z.string(),
  release: z.nullable(z.string()),
  percent: z.nullable(z.int()),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  commit: z.nullable(z.string()),
})

export const listReleases = defineEndpoint('listReleases', 'GET /api/releases', {
  summary:
    'Which release of each remote is live, for how many visitors and since when, how trials go, and the last acts.',
  access: { roles: ['admin'] },
  answeredBy: 'shell',
  response: z.object({
    remotes: z.array(
      z.object({
        name: z.string(),
        stable: live,
        /** A trial for the team is also shown to signed-in admins. An older shell does not send `isForTeam`. */
        canary: z.nullable(z.extend(live, { percent: z.int(), isForTeam: z.optional(z.boolean()) })),
        previous: z.array(z.object({ release: z.string(), since: z.iso.datetime() })),
      }),
    ),
    /** An older shell sends none of the following fields. */
    trials: z.optional(z.array(trial)),
    /** Whether this admin has switched the developer bar on. */
    hasBar: z.optional(z.boolean()),
    /** The acts, newest first. */
    acts: z.optional(z.array(act)),
    /** The hash in the name of the shell's script. */
    shell: z.optional(z.string()),
  }),
  failure: 'Failed to fetch releases',
})
