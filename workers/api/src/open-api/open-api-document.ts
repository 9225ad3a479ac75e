import { product } from '@kere/brand/brand'
import type { Access, Endpoint } from '@kere/contracts/endpoint'
import {
  accessProblems,
  mutationProblems,
  needProblems,
  problemDocument,
  problemMediaType,
  sharedProblems,
} from '@kere/contracts/problem'
import { problemOf } from '@kere/contracts/problems'
import * as z from 'zod/mini'
import type { $ZodObject, $ZodType } from 'zod/v4/core'

/** Describes the endpoints as an OpenAPI 3.1 document. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const byPath = Map.groupBy(endpoints, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.1',
    info: { title: `${product} API`, version: '1' },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      [...byPath].map(([path, operations]) => [
        path,
        Object.fromEntries(operations.map((endpoint) => [endpoint.method.toLowerCase(), describeOperation(endpoint)])),
      ]),
    ),
    components: { schemas: { Problem: toSchema(problemDocument) } },
  }
}

function describeOperation(endpoint: Endpoint) {
  const isMutation = endpoint.method !== 'GET'
  const parameters = [
    ...describeParameters('path', endpoint.params),
    ...describeParameters('query', endpoint.query),
    ...(isMutation && !endpoint.isNeverStored ? [idempotencyKey] : []),
  ]
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(endpoint.body) } } } }
      : {}),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        ...(endpoint.status === 204
          ? {}
          : { content: { 'application/json': { schema: toSchema(endpoint.response) } } }),
      },
      ...describeProblems(endpoint, isMutation),
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request sent again with the same key and body gets the first answer and is not carried out again.',
  schema: { type: 'string', minLength: 16, maxLength: 128 },
}

function describeParameters(place: 'path' | 'query', schema: $ZodObject | undefined) {
  if (!schema) return []
  return Object.entries(schema._zod.def.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || value._zod.optout !== 'optional',
    schema: toSchema(value, 'output'),
  }))
}

const needsOf = (access: Access) => (typeof access === 'string' ? [] : (access.needs ?? []))

/** One response for each status, naming the codes that come with it. */
function describeProblems(endpoint: Endpoint, isMutation: boolean) {
  const codes = new Set<string>([
    ...endpoint.problems,
    ...sharedProblems,
    ...(typeof endpoint.access === 'string' ? [] : accessProblems),
    ...needsOf(endpoint.access).map((need) => needProblems[need]),
    ...(isMutation ? mutationProblems : []),
  ])
  const byStatus = Map.groupBy(codes, (code) => problemOf(code).status)
  return Object.fromEntries(
    [...byStatus].map(([status, codesOfStatus]) => [
      status,
      {
        description: codesOfStatus.map((code) => problemOf(code).title).join('. '),
        content: {
          [problemMediaType]: {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codesOfStatus } } }],
            },
          },
        },
      },
    ]),
  )
}

/**
 * JSON Schema without its dialect, which OpenAPI states for the whole document. Parameters are described as what they
 * mean (`output`: a number, a list); bodies as what is sent (`input`), open for fields that a later release adds.
 */
function toSchema(schema: $ZodType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io })
  return jsonSchema
}
