import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'

const live = z.object({ release: z.string(), since: z.iso.datetime(), contract: z.int(), files: z.int() })

const outcome = z.object({
  count: z.int(),
  failing: z.int(),
  failures: z.record(z.string(), z.int()),
})

/** How many people and networks measured it, and what it is for three of four of them. */
const sample = z.object({ count: z.int(), p75Ms: z.nullable(z.int()) })

const watched = z.object({
  release: z.string(),
  visits: z.extend(outcome, {
    minutes: z.array(z.object({ at: z.iso.datetime(), count: z.int(), failing: z.int() })),
  }),
  renderings: outcome,
  /** The largest content painted, and the slowest press answered; an older shell measures neither. */
  vitals: z.optional(z.object({ lcp: sample, inp: sample })),
})

/**
 * How a release is, side by side with another: the last one on trial and the stable one, or the one for everybody and the
 * one before it.
 */
const trial = z.object({
  remote: z.string(),
  since: z.iso.datetime(),
  /** An older shell watches trials alone. */
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
        /** A trial for the team is shown to signed-in admins as well; an older shell does not say so. */
        canary: z.nullable(z.extend(live, { percent: z.int(), isForTeam: z.optional(z.boolean()) })),
        previous: z.array(z.object({ release: z.string(), since: z.iso.datetime() })),
      }),
    ),
    /** An older shell says none of the following. */
    trials: z.optional(z.array(trial)),
    /** Whether this admin has switched the bar for developers on. */
    hasBar: z.optional(z.boolean()),
    /** Newest first. */
    acts: z.optional(z.array(act)),
  }),
  failure: 'Failed to fetch releases',
})
