import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import * as z from 'zod/mini'
import type { $ZodObject, $ZodType } from 'zod/v4/core'
import { accessCookie } from './accounts/access-cookie.ts'
import { tokenLimits, tokenPrefix, tokenScopes } from './console/api-token-options.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { endpoints, namedSchemas } from './endpoints.ts'
import { guardianPurposeOf, paramsOf, problemsOf } from './http/endpoint-facts.ts'
import { guardianNotices } from './accounts/consents-options.ts'
import type { Access, Endpoint, EndpointFiles, Need, Standing } from './http/endpoint.ts'
import { limits } from './http/limits.ts'
import {
  accessProblems,
  meantForProblems,
  mutationProblems,
  needProblems,
  problemDocument,
  problemMediaType,
  sharedProblems,
  tokenProblems,
} from './http/problem.ts'
import { problemOf } from './http/problems.ts'

const names = z.registry<{ id: string }>()
for (const [id, schema] of namedSchemas) names.add(schema, { id })

export function describeApi() {
  const definitions: Record<string, unknown> = {}
  const document = hoistDefinitions(describeWhole(), definitions) as ReturnType<typeof describeWhole>
  const { components } = document
  return { ...document, components: { ...components, schemas: { ...components.schemas, ...definitions } } }
}

/** Puts a named schema into the document once, rather than into each operation that uses it. */
function hoistDefinitions(value: unknown, into: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => hoistDefinitions(each, into))
  if (typeof value !== 'object' || value === null) return value
  const { $defs = {}, $ref, ...others } = value as { $defs?: object; $ref?: string }
  for (const [name, schema] of Object.entries($defs)) into[name] ??= hoistDefinitions(schema, into)
  return {
    ...($ref !== undefined && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    ...Object.fromEntries(Object.entries(others).map(([key, each]) => [key, hoistDefinitions(each, into)])),
  }
}

function describeWhole() {
  const byPath = Map.groupBy(endpoints, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.1',
    info: {
      title: `${product} API`,
      version: '1',
      description: `What the browsers of ${product} call. Answers only ever hold more: be ready for fields and values that are not described here yet.`,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'The site itself: there is no other origin.' }],
    paths: Object.fromEntries(
      [...byPath].map(([path, operations]) => [
        path,
        Object.fromEntries(operations.map((endpoint) => [endpoint.method.toLowerCase(), describeOperation(endpoint)])),
      ]),
    ),
    webhooks: describeWebhooks(toSchema),
    components: {
      schemas: { Problem: toSchema(problemDocument) },
      responses: describeProblemResponses(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: accessCookie,
          description: 'Set by signing in, renewed every ten minutes. Mutations must come from the site itself.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}…`,
          description: `Made by an admin at /dashboard/api-tokens, for programs. It reads what its scopes name (${tokenScopes.join(', ')}), ${countOf(tokenLimits.requestsPerMinute, 'request')} a minute, and ends after at most ${countOf(tokenLimits.mostDays, 'day')}. Cookies are not read beside it.`,
        },
      },
    },
  }
}

function describeOperation(endpoint: Endpoint) {
  const isMutation = endpoint.method !== 'GET'
  const parameters = [
    ...describeParameters('path', paramsOf(endpoint)),
    ...describeParameters('query', endpoint.query),
    ...(isMutation && !endpoint.isNeverStored ? [idempotencyKey] : []),
  ]
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...describeAccess(endpoint),
    ...(endpoint.maxAgeSeconds === undefined ? {} : { 'x-max-age-seconds': endpoint.maxAgeSeconds }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            'x-max-bytes': { body: endpoint.bodyBytes ?? limits.bodyBytes, ...maxBytesOf(endpoint.files) },
            content: describeBody(endpoint.body, endpoint.files),
          },
        }
      : {}),
    ...(endpoint.bytes
      ? { requestBody: { required: true, 'x-max-bytes': { file: endpoint.bytes.maxBytes }, content: fileContent } }
      : {}),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        ...(endpoint.status === 204 ? {} : { content: describeAnswer(endpoint) }),
      },
      ...Object.fromEntries(
        problemsByStatus(endpoint).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}

const maxBytesOf = (files: EndpointFiles = {}) =>
  Object.fromEntries(Object.entries(files).map(([name, { maxBytes }]) => [name, maxBytes]))

const binary = { type: 'string', contentMediaType: 'application/octet-stream' }

const fileContent = { 'application/octet-stream': { schema: binary } }

const describeAnswer = ({ mediaType, response }: Endpoint) =>
  mediaType === 'application/octet-stream'
    ? fileContent
    : { [mediaType ?? 'application/json']: { schema: toSchema(response) } }

const needTexts = {
  approved: 'educators once they are approved',
  adult: 'people aged 18 and over',
  onboarded: 'people who have finished onboarding',
} as const

function describeAccess({ access, token }: Endpoint) {
  const session = { session: [] }
  switch (access) {
    case 'public':
      return { description: 'Open to everybody.', security: [], 'x-access': access }
    case 'optional':
      return {
        description: 'Open to everybody; who is signed in is known.',
        security: [{}, session],
        'x-access': access,
      }
    default: {
      const needs = (access.needs ?? []).map((need) => `; ${needTexts[need]}`).join('')
      const byToken = token ? ` API tokens need the scope ${token}.` : ''
      const minors = mayNeedGuardian(access)
        ? ` Closed to people under 18 until a guardian agrees to: ${guardianNotices[guardianPurposeOf(access) ?? 'account'].name}.`
        : ''
      const description = `For users with the role ${access.roles.join(' or ')}${needs}.${byToken}${minors}`
      const security = [session, ...(token ? [{ token: [token] }] : [])]
      return { description, security, 'x-access': access }
    }
  }
}

function describeBody(body: $ZodType, files: EndpointFiles | undefined) {
  const schema = toSchema(body)
  if (!files) return { 'application/json': { schema } }
  const required = Object.keys(files).filter((name) => files[name]?.isRequired)
  const properties = Object.fromEntries(Object.keys(files).map((name) => [name, binary]))
  return {
    'multipart/form-data': {
      schema: { type: 'object', required: ['body', ...required], properties: { body: schema, ...properties } },
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

const needsOf = ({ access, proof, isOpenUnsecured }: Endpoint): (Need | Standing)[] =>
  typeof access === 'string'
    ? []
    : [
        ...(access.needs ?? []),
        ...(proof === undefined ? [] : [proof]),
        ...(isOpenUnsecured || !access.roles.includes('admin') ? [] : (['secondFactor'] as const)),
        ...(isOpenUnsecured || access.roles.every((role) => role === 'student') ? [] : (['longPassword'] as const)),
      ]

/** Admins are adults. */
const mayNeedGuardian = (access: Access) =>
  typeof access !== 'string' && access.minors !== 'open' && access.roles.some((role) => role !== 'admin')

function problemsByStatus(endpoint: Endpoint) {
  const codes = new Set<string>([
    ...problemsOf(endpoint),
    ...sharedProblems,
    ...(typeof endpoint.access === 'string' ? [] : accessProblems),
    ...needsOf(endpoint).map((need) => needProblems[need]),
    ...(endpoint.token ? tokenProblems : []),
    ...(mayNeedGuardian(endpoint.access) ? ['guardian_needed'] : []),
    ...(endpoint.method === 'GET' ? [] : mutationProblems),
    ...(endpoint.access === 'optional' && endpoint.method !== 'GET' ? meantForProblems : []),
  ])
  const byStatus = Map.groupBy(codes, (code) => problemOf(code).status)
  return [...byStatus].map(([status, codesOfStatus]) => {
    const sorted = codesOfStatus.toSorted()
    return { status, codes: sorted, name: sorted.join('.') }
  })
}

function describeProblemResponses() {
  return Object.fromEntries(
    endpoints.flatMap(problemsByStatus).map(({ name, codes }) => [
      name,
      {
        description: codes.map((code) => problemOf(code).title).join('. '),
        content: {
          [problemMediaType]: {
            schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  )
}

/** Every client knows the format, so its pattern of 300 characters is dropped. */
function dropPatternOfFormat({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }) {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

/**
 * Converts a schema. The dialect is dropped, because the document states it. Parameters are described as parsed and
 * bodies as sent; objects stay open for later fields.
 */
function toSchema(schema: $ZodType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, metadata: names, override: dropPatternOfFormat })
  return jsonSchema
}
