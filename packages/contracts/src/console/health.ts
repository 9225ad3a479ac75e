import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'

export const getHealth = defineEndpoint({
  name: 'getHealth',
  summary: 'Whether the API and its database answer.',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  status: 200,
  response: z.object({ status: openEnum(['ok']) }),
  problems: [],
  failure: 'The service is not available right now',
})
