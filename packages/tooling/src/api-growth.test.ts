import { expect, it } from 'vitest'
import { type ApiDocument, growthRefusals } from './api-growth.ts'

const level = (...values: string[]) => ({ anyOf: [{ type: 'string', enum: values }, { type: 'string' }] })

const document = () => ({
  paths: {
    '/api/courses': {
      get: {
        operationId: 'listCourses',
        'x-access': 'public' as unknown,
        parameters: [
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['newest', 'oldest'] } },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['items', 'next', 'counts'],
                  properties: {
                    items: {
                      type: 'array',
                      items: {
                        type: 'object',
                        required: ['id', 'level'],
                        properties: {
                          id: { type: 'string' },
                          level: level('beginner'),
                          note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                        },
                      },
                    },
                    next: {
                      anyOf: [
                        {
                          oneOf: [
                            {
                              type: 'object',
                              required: ['kind', 'course'],
                              properties: { kind: { type: 'string', const: 'view' }, course: { type: 'string' } },
                            },
                          ],
                        },
                        { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
                      ],
                    },
                    counts: { type: 'object', properties: {}, additionalProperties: { type: 'integer' } },
                  },
                },
              },
            },
          },
        } as Record<string, unknown>,
      },
      post: {
        operationId: 'createCourse',
        'x-access': { roles: ['educator', 'admin'] } as unknown,
        requestBody: {
          'x-max-bytes': { body: 65_536 },
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['title'],
                properties: {
                  title: { type: 'string', maxLength: 80 },
                  role: { type: 'string', enum: ['student', 'educator'] },
                  payment: {
                    oneOf: [
                      {
                        type: 'object',
                        required: ['kind'],
                        properties: { kind: { type: 'string', const: 'upi' }, note: { type: 'string' } },
                      },
                    ],
                  },
                  subtitle: { type: 'string' },
                },
              },
            },
          },
        },
        responses: { 201: {} },
      },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' }, errors: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
})

type Document = ReturnType<typeof document>
const get = (api: Document) => api.paths['/api/courses'].get
const post = (api: Document) => api.paths['/api/courses'].post
const body = (api: Document) => post(api).requestBody.content['application/json'].schema as Loose
// oxlint-disable-next-line typescript/no-explicit-any -- A planted change writes what the sample's own type does not foresee.
type Anything = any
type Loose = { required: string[]; properties: Record<string, Anything>; [key: string]: Anything }
const answer = (api: Document) => (get(api).responses[200] as Anything).content['application/json'].schema as Loose
const item = (api: Document) => answer(api).properties.items.items as Loose
const view = (api: Document) => answer(api).properties.next.anyOf[0].oneOf[0] as Loose

const refusalsOf = (change: (api: Document) => unknown) => {
  const after = document()
  change(after)
  return growthRefusals(document() as unknown as ApiDocument, after as unknown as ApiDocument)
}

it.each<[string, (api: Document) => unknown, string]>([
  [
    'an endpoint that is gone',
    (api) => delete (api.paths['/api/courses'] as Partial<Document['paths']['/api/courses']>).get,
    'GET /api/courses: is gone',
  ],
  [
    'an endpoint of another name',
    (api) => (get(api).operationId = 'readCourses'),
    'GET /api/courses: is no longer called listCourses',
  ],
  [
    'an endpoint that is closed',
    (api) => (get(api)['x-access'] = { roles: ['admin'] }),
    'GET /api/courses: is no longer open to everybody',
  ],
  [
    'a role that is shut out',
    (api) => (post(api)['x-access'] = { roles: ['admin'] }),
    'POST /api/courses: is no longer open to educator',
  ],
  [
    'a need that is new',
    (api) => (post(api)['x-access'] = { roles: ['educator', 'admin'], needs: ['approved'] }),
    'POST /api/courses: demands approved now',
  ],
  ['another status', (api) => (post(api).responses = { 202: {} } as never), 'POST /api/courses: no longer answers 201'],
  [
    'a field of an answer that is gone',
    (api) => delete item(api).properties.id,
    'GET /api/courses: answer.items[].id is gone',
  ],
  [
    'a field that nobody had to send and is gone',
    (api) => delete item(api).properties.note,
    'GET /api/courses: answer.items[].note is gone',
  ],
  [
    'a field of an answer under another name',
    (api) => {
      item(api).properties.grade = item(api).properties.level
      delete item(api).properties.level
    },
    'GET /api/courses: answer.items[].level is gone',
  ],
  [
    'a field of an answer that may be missing',
    (api) => (item(api).required = ['id']),
    'GET /api/courses: answer.items[].level may be missing now',
  ],
  [
    'a field of an answer that may be null',
    (api) => (item(api).properties.id = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    'GET /api/courses: answer.items[].id as null is not understood',
  ],
  [
    'a field of another type',
    (api) => (item(api).properties.id = { type: 'integer' }),
    'GET /api/courses: answer.items[].id as integer is not understood',
  ],
  [
    'a field of a part that is gone',
    (api) => delete view(api).properties.course,
    'GET /api/courses: answer.next.course is gone',
  ],
  [
    'a value of an answer under another name',
    (api) => (item(api).properties.level = level('novice')),
    'GET /api/courses: answer.items[].level as "beginner" is gone',
  ],
  [
    'a kind of part under another name',
    (api) => (view(api).properties.kind.const = 'visit'),
    'GET /api/courses: answer.next with kind="view" is gone',
  ],
  [
    'counts that are gone',
    (api) => delete answer(api).properties.counts.additionalProperties,
    'GET /api/courses: answer.counts.* is gone',
  ],
  ['a parameter that is gone', (api) => get(api).parameters.pop(), 'GET /api/courses: query sort is gone'],
  [
    'a parameter that is demanded',
    (api) => (get(api).parameters[0]!.required = true),
    'GET /api/courses: query limit is demanded now',
  ],
  [
    'a new parameter that is demanded',
    (api) => get(api).parameters.push({ name: 'city', in: 'query', required: true, schema: {} as never }),
    'GET /api/courses: query city is demanded now',
  ],
  [
    'a narrower bound',
    (api) => (get(api).parameters[0]!.schema.maximum = 50),
    'GET /api/courses: query limit goes beyond maximum 50',
  ],
  [
    'a value that is not taken any more',
    (api) => (get(api).parameters[1]!.schema.enum = ['newest']),
    'GET /api/courses: query sort as "oldest" is not understood',
  ],
  [
    'a value of a body that is not taken any more',
    (api) => (body(api).properties.role.enum = ['student']),
    'POST /api/courses: body.role as "educator" is not understood',
  ],
  [
    'certain values in the place of which a shorter text is taken',
    (api) => (body(api).properties.role = { type: 'string', maxLength: 7 }),
    'POST /api/courses: body.role goes beyond maxLength 7',
  ],
  [
    'a field of an only alternative that is gone',
    (api) => delete body(api).properties.payment.oneOf[0].properties.note,
    'POST /api/courses: body.payment.note is gone',
  ],
  [
    'a smaller body',
    (api) => (post(api).requestBody['x-max-bytes'].body = 1024),
    'POST /api/courses: body may have no more than 1024 bytes now',
  ],
  [
    'a field of refusals that is gone',
    (api) => delete (api.components.schemas.Problem.properties as Partial<Loose>).errors,
    'Problem.errors is gone',
  ],
  [
    'a field of a body that is demanded',
    (api) => {
      body(api).properties.price = { type: 'integer' }
      body(api).required.push('price')
    },
    'POST /api/courses: body.price is demanded now',
  ],
  [
    'a field of a body that was optional',
    (api) => body(api).required.push('subtitle'),
    'POST /api/courses: body.subtitle is demanded now',
  ],
  [
    'a field of a body that is gone',
    (api) => delete body(api).properties.subtitle,
    'POST /api/courses: body.subtitle is gone',
  ],
  [
    'a shorter text',
    (api) => (body(api).properties.title.maxLength = 40),
    'POST /api/courses: body.title goes beyond maxLength 40',
  ],
  [
    'a new format',
    (api) => (body(api).properties.title.format = 'email'),
    'POST /api/courses: body.title goes beyond format "email"',
  ],
  [
    'a body that is demanded',
    (api) => ((get(api) as unknown as Loose).requestBody = { content: {} }),
    'GET /api/courses: body is demanded now',
  ],
])('refuses %s', (_, change, refusal) => {
  expect(refusalsOf(change)).toEqual([refusal])
})

it.each<[string, (api: Document) => unknown]>([
  ['nothing at all', () => undefined],
  ['a new endpoint', (api) => ((api.paths as unknown as Loose)['/api/events'] = { get: get(api) })],
  [
    'a new field of an answer',
    (api) => {
      item(api).properties.price = { type: 'integer' }
      item(api).required.push('price')
    },
  ],
  ['a field that is always there now', (api) => item(api).required.push('note')],
  ['a field that is never null now', (api) => (item(api).properties.note = { type: 'string' })],
  ['a new value of an open enum', (api) => (item(api).properties.level = level('beginner', 'master'))],
  [
    'a new part of an open union',
    (api) => {
      const parts = answer(api).properties.next.anyOf[0].oneOf as unknown[]
      parts.push({
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string', const: 'paint' } },
      })
    },
  ],
  [
    'a new parameter that may be left out',
    (api) => get(api).parameters.push({ name: 'city', in: 'query', required: false, schema: {} as never }),
  ],
  ['a wider bound', (api) => (get(api).parameters[0]!.schema.maximum = 200)],
  ['a new value of a request', (api) => get(api).parameters[1]!.schema.enum!.push('price')],
  ['a text in the place of certain values', (api) => (body(api).properties.role = { type: 'string', maxLength: 80 })],
  ['a larger body', (api) => (post(api).requestBody['x-max-bytes'].body = 131_072)],
  ['a field that may be left out', (api) => (body(api).required = [])],
  ['another role', (api) => (post(api)['x-access'] = { roles: ['student', 'educator', 'admin'] })],
  ['an endpoint that is opened', (api) => (post(api)['x-access'] = 'optional')],
])('lets grow: %s', (_, change) => {
  expect(refusalsOf(change)).toEqual([])
})
