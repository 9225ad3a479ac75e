import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'

export const getHealth = defineEndpoint('getHealth', 'GET /api/health', {
  summary: 'Whether the API and its database answer, and whether emails leave in time.',
  access: 'public',
  response: z.object({
    status: openEnum(['ok']),
    /** `late` if an email has waited for more than a minute, `slow` if for more than five. An older API does not say it. */
    emails: z.optional(openEnum(['ok', 'late', 'slow'])),
  }),
  failure: 'The service is not available right now',
})
