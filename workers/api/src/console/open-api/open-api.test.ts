import type { Endpoint } from '@kere/contracts/http/endpoint'
import { endpoints } from '@kere/contracts/endpoints'
import { problemOf, problems } from '@kere/contracts/http/problems'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { makePeople, people, type Person, refusalOf } from '../../../test/people.ts'
import { requestOf, fixtureOf, statusOf } from '../../../test/fixtures.ts'
import { exports, routes } from '../../routes.ts'

const { call } = startApi()

const jsonSchema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.strictObject({ schema: jsonSchema }))
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: jsonSchema,
})
const response = z.strictObject({ description: z.string().min(1), content: content.optional() })
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(
    z
      .strictObject({ session: z.array(z.never()) })
      .or(z.strictObject({ token: z.array(z.string().regex(/^\w+:read$/)) }))
      .or(z.strictObject({})),
  ),
  'x-access': z.unknown(),
  'x-max-age-seconds': z.int().positive().optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .strictObject({ required: z.boolean(), 'x-max-bytes': z.record(z.string(), z.int().positive()), content })
    .optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), response.or(z.strictObject({ $ref: z.string() }))),
})
const openApi = z.strictObject({
  openapi: z.literal('3.1.1'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  webhooks: z.record(z.string(), z.unknown()),
  components: z.strictObject({
    schemas: z.record(z.string(), jsonSchema),
    responses: z.record(z.string(), response),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
})

let document: z.infer<typeof openApi>

const resolve = (answer: z.infer<typeof operation>['responses'][string] | undefined) =>
  answer && '$ref' in answer
    ? document.components.responses[answer.$ref.replace('#/components/responses/', '')]
    : answer

beforeAll(async () => {
  document = openApi.parse((await call('/api/openapi.json')).body)
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )

describe('every endpoint of the contracts', () => {
  it('has exactly one route', () => {
    const served = routes.map(({ endpoint }) => endpoint)
    const answered = endpoints.filter(({ answeredBy }) => answeredBy !== 'jobs')
    expect(new Set(served)).toEqual(new Set(answered))
    expect(served).toHaveLength(answered.length)
  })

  it('that gives a file has its opening and its pages, for the same people', () => {
    const files = endpoints.filter(({ answeredBy }) => answeredBy === 'jobs')
    const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(inOrder(exports.map(({ endpoint: { method, path, access } }) => [method, path, access]))).toEqual(
      inOrder(files.flatMap(({ path, access }) => ['POST', 'GET'].map((method) => [method, path, access]))),
    )
    expect(document.paths['/api/exports/audit-log.csv']?.get).toMatchObject({
      operationId: 'exportAuditLog',
      'x-access': { roles: ['admin'] },
      responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
    })
  })

  it('has a name and an address of its own', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
  })
})

describe('the OpenAPI document', () => {
  it('may be kept for five minutes, as it is the same for everybody', async () => {
    const { headers } = await call('/api/openapi.json')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('says how old an answer may be, where one may: of public reads alone, and of courses ten seconds', () => {
    const aging = operations().filter(({ described }) => described['x-max-age-seconds'] !== undefined)
    expect(aging.filter(({ method, described }) => method !== 'get' || described['x-access'] !== 'public')).toEqual([])
    const ofCourses = aging.filter(({ path }) => path.startsWith('/api/courses'))
    expect(ofCourses.map(({ path, described }) => [path, described['x-max-age-seconds']])).toEqual([
      ['/api/courses', 10],
      ['/api/courses/{id}', 10],
      ['/api/courses/featured', 10],
      ['/api/courses/{id}/related', 10],
      // The answer is a median over many answers, which a further one hardly changes.
      ['/api/courses/{courseId}/answer-time', 300],
    ])
  })

  it('lets no answer be kept for more than five minutes, by when what was erased is gone from every cache', () => {
    const ages = operations().map(({ path, described }) => ({ path, age: described['x-max-age-seconds'] ?? 0 }))
    expect(ages.filter(({ age }) => age > 300)).toEqual([])
  })

  it('describes every endpoint once', () => {
    expect(
      operations()
        .map(({ described }) => described.operationId)
        .toSorted(),
    ).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  it('declares each parameter of a path, and no other', () => {
    for (const { path, described } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = (described.parameters ?? []).filter((each) => each.in === 'path')
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })

  it('describes what a list takes', () => {
    const parameters = document.paths['/api/courses']?.get?.parameters ?? []
    expect(Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.type]))).toEqual({
      search: 'string',
      category: 'array',
      language: 'array',
      level: 'array',
      free: 'string',
      sort: 'string',
      limit: 'integer',
      cursor: 'string',
    })
    expect(parameters.every(({ required }) => !required)).toBe(true)
  })

  it('names the problems of each endpoint under their status', () => {
    const responses = document.paths['/api/courses']?.get?.responses ?? {}
    expect(Object.keys(responses)).toEqual(['200', '405', '422', '500', '503'])
    expect(JSON.stringify(resolve(responses['422']))).toContain('invalid_cursor')
    for (const { described } of operations()) {
      for (const [status, answer] of Object.entries(described.responses).filter(([each]) => Number(each) >= 400)) {
        const codes = Object.keys(problems).filter((code) => JSON.stringify(resolve(answer)).includes(`"${code}"`))
        expect(codes.length).toBeGreaterThan(0)
        expect(new Set(codes.map((code) => problemOf(code).status))).toEqual(new Set([Number(status)]))
      }
    }
  })

  it('points only at what is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(schemas|responses)\/([\w.]+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, kind, target] of references)
      expect(Object.keys(document.components[kind === 'schemas' ? 'schemas' : 'responses'])).toContain(target)
  })

  // Zod only resolves references within the schema itself.
  const readable = (schema: object) => {
    const inOne: unknown = JSON.parse(
      JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
    )
    return z.fromJSONSchema(inOne as Parameters<typeof z.fromJSONSchema>[0])
  }

  it('describes the answers that the endpoints really give', async () => {
    await emptyDatabase()
    const users = await makePeople()
    const isAnswered = (endpoint: Endpoint, person: Person) =>
      refusalOf(endpoint, person) === undefined && statusOf(endpoint, person) === endpoint.status
    const answering = endpoints.filter(({ method, answeredBy, mediaType }) => {
      return method === 'GET' && !answeredBy && !mediaType
    })
    for (const endpoint of answering) {
      const person = people.findLast((each) => isAnswered(endpoint, each)) ?? 'visitor'
      const { status, body } = await call(...(await requestOf(endpoint, fixtureOf(endpoint), users, person)))
      const described = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.get
      const schema = resolve(described?.responses[status])?.content?.['application/json']?.schema ?? { not: {} }
      expect([endpoint.name, readable(schema).safeParse(body)]).toMatchObject([endpoint.name, { success: true }])
    }
  })

  it('describes a file as bytes, sent and answered', () => {
    const { put, get } = document.paths['/api/files/{id}/content'] ?? {}
    const bytes = { 'application/octet-stream': { schema: { contentMediaType: 'application/octet-stream' } } }
    expect(put).toMatchObject({ requestBody: { required: true, content: bytes } })
    expect(get).toMatchObject({ responses: { 200: { content: bytes } } })
  })
})
