import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'

export const getOpenApi = defineEndpoint('getOpenApi', 'GET /api/openapi.json', {
  summary: 'This API as an OpenAPI 3.1 document, generated from the contracts that the worker enforces.',
  access: 'public',
  response: z.looseObject({ openapi: z.string() }),
  failure: 'Failed to describe the API',
  maxAgeSeconds: 300,
})
