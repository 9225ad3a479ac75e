import { defineEndpoint } from '@kere/contracts/endpoint'
import * as z from 'zod/mini'
import { releaseName } from './registry.ts'

const live = z.object({ release: releaseName, since: z.iso.datetime(), contract: z.int(), files: z.int() })

/** Answered by the shell's own worker, because the registry is the shell's; who asks is checked by the API. */
export const listReleases = defineEndpoint({
  name: 'listReleases',
  summary: 'Which release of each remote is live, for how many visitors and since when.',
  method: 'GET',
  path: '/api/releases',
  access: { roles: ['admin'] },
  status: 200,
  response: z.object({
    remotes: z.array(
      z.object({
        name: z.string(),
        stable: live,
        canary: z.nullable(z.extend(live, { percent: z.int() })),
        /** Where rollbacks lead, the nearest first. */
        previous: z.array(z.object({ release: releaseName, since: z.iso.datetime() })),
      }),
    ),
  }),
  problems: [],
  failure: 'Failed to fetch releases',
})
