import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'

export const getHealth = defineEndpoint('getHealth', 'GET /api/health', {
  summary: 'Whether the API and its database answer.',
  access: 'public',
  response: z.object({ status: openEnum(['ok']) }),
  failure: 'The service is not available right now',
})
