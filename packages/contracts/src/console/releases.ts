import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'

const live = z.object({ release: z.string(), since: z.iso.datetime(), contract: z.int(), files: z.int() })

export const listReleases = defineEndpoint({
  name: 'listReleases',
  summary: 'Which release of each remote is live, for how many visitors and since when.',
  method: 'GET',
  path: '/api/releases',
  access: { roles: ['admin'] },
  answeredBy: 'shell',
  status: 200,
  response: z.object({
    remotes: z.array(
      z.object({
        name: z.string(),
        stable: live,
        canary: z.nullable(z.extend(live, { percent: z.int() })),
        previous: z.array(z.object({ release: z.string(), since: z.iso.datetime() })),
      }),
    ),
  }),
  problems: [],
  failure: 'Failed to fetch releases',
})
