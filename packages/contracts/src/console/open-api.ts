import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'

export const getOpenApi = defineEndpoint({
  name: 'getOpenApi',
  summary: 'This API as an OpenAPI 3.1 document, generated from the contracts that the worker enforces.',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
  problems: [],
  failure: 'Failed to describe the API',
  maxAgeSeconds: 300,
})
