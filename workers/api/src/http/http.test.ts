import { env } from 'cloudflare:workers'
import { getCourse, listCourses, listFeaturedCourses, listRelatedCourses } from '@kere/contracts/courses/courses'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { getHealth } from '@kere/contracts/console/health'
import { problemDocument } from '@kere/contracts/http/problem'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { databaseOfKilledWorker } from '../../test/killed-worker.ts'
import { DomainError } from '../base/domain-error.ts'
import { route } from './route.ts'

const name = z.string().check(z.minLength(1, 'Name is required'), z.maxLength(20))

const createProbe = defineEndpoint('createProbe', 'POST /api/probes/:place', {
  summary: 'A probe.',
  access: 'public',
  params: z.object({ place: z.string() }),
  body: z.object({ name, 'a/b~c': z.optional(z.int()) }),
  response: z.object({ place: z.string(), name: z.string(), run: z.int() }),
  failure: 'Failed to create probe',
})
const deleteProbe = defineEndpoint('deleteProbe', 'DELETE /api/probes/:place', {
  summary: 'A probe for admins.',
  access: { roles: ['admin'] },
  failure: 'Failed to delete probe',
})

const state = { runs: 0, beforeAnswer: () => Promise.resolve(), answered: '', ids: [] as string[] }
const probes = [
  route(createProbe, async ({ db, stableId }, { params, body }) => {
    state.runs += 1
    state.ids.push(stableId('prb'), stableId('prb'))
    await state.beforeAnswer()
    if (body.name === 'write')
      await db.run(
        sql`INSERT INTO visitor_denials (day, operation, count) VALUES ('2026-11-15', ${state.ids.length}, 1)`,
      )
    if (body.name === 'missing') throw new DomainError('not_found', 'No such place')
    if (body.name === 'bug') throw new TypeError(`Cannot read the secret of ${body.name}`)
    if (body.name === 'constraint')
      await db.run(sql`INSERT INTO users (id, email, created_at, updated_at) VALUES (${'secret-id'}, NULL, 1, 1)`)
    const answer = { place: params.place, name: body.name + state.answered, run: state.runs, password: 'secret' }
    if (body.name === 'shapeless') return { ...answer, run: 'secret' as unknown as number }
    return answer
  }),
  route(deleteProbe, () => Promise.reject(new Error('Nobody gets here'))),
]

const { call, lines, clock } = startApi({ routes: probes })
const sameOrigin = { origin: 'https://kere.test' }
const json = { ...sameOrigin, 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call('/api/probes/lake', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

beforeEach(async () => {
  await emptyDatabase()
  lines.length = 0
  state.runs = 0
  state.beforeAnswer = () => Promise.resolve()
  state.answered = ''
  state.ids = []
})

describe('a request', () => {
  it('reaches its use case parsed, and no undeclared field of the answer leaves', async () => {
    const { status, body, headers } = await post({ name: 'water', extra: true })
    expect(status).toBe(201)
    expect(body).toEqual({ place: 'lake', name: 'water', run: 1 })
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['kn', 'ಹೆಸರು ಬೇಕು'],
    ['hi', 'नाम ज़रूरी है'],
    ['ta', 'பெயர் தேவை'],
    ['kn-IN,en;q=0.5', 'Name is required'],
    ['constructor', 'Name is required'],
  ])('is told what is wrong in the language of its page: %s', async (language, detail) => {
    const { status, body } = await post({ name: '' }, { 'accept-language': language })
    expect([status, problemDocument.parse(body).errors]).toEqual([422, [{ pointer: '/body/name', detail }]])
  })

  it('keeps a well-formed request id and replaces any other', async () => {
    const given = await call('/api/x', { headers: { 'x-request-id': 'req_01JGMQCD00ZES3NFRNW513EP8S' } })
    expect(given.headers.get('x-request-id')).toBe('req_01JGMQCD00ZES3NFRNW513EP8S')
    for (const bad of ['short', 'with spaces in it', '"><script>', 'x'.repeat(65)]) {
      const { headers, body } = await call('/api/x', { headers: { 'x-request-id': bad } })
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-Z]{26}$/)
      expect(body.instance).toBe(`urn:kere:request:${headers.get('x-request-id')}`)
    }
  })

  it('gives every request an id of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('/api/x')))
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(50)
  })

  it('leaves one structured line, with the pattern of its path and nothing that was typed', async () => {
    await call('/api/probes/private-place?search=private-words', {
      method: 'POST',
      headers: { ...json, 'user-agent': 'private-agent' },
      body: JSON.stringify({ name: 'private-name' }),
    })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      event: 'request',
      requestId: expect.any(String),
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
      parentSpanId: null,
      part: 'api',
      name: '/api/probes/:place',
      at: expect.any(Number),
      durationMs: 0,
      isFailed: false,
      method: 'POST',
      status: 201,
    })
    expect(lines.join()).not.toContain('private')
  })
})

describe('a refusal', () => {
  it('of a value says where and why, in the words of the contract, and echoes nothing', async () => {
    const { status, body, text, headers } = await post({ name: '', 'a/b~c': 'private' })
    expect(status).toBe(422)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toMatchObject({
      type: 'urn:kere:problem:validation_failed',
      title: 'Some fields are not valid',
      status: 422,
      code: 'validation_failed',
      errors: [
        { pointer: '/body/name', detail: 'Name is required' },
        { pointer: '/body/a~1b~0c', detail: 'Invalid input: expected number, received string' },
      ],
    })
    expect(text).not.toContain('private')
    expect(problemDocument.safeParse(body).success).toBe(true)
  })

  it.each(['', '{', 'null', '[]', '"text"', '{"name":"water"}}'])(
    'of the body %j is a 422, whatever it is',
    async (body) => {
      const answer = await call('/api/probes/lake', { method: 'POST', headers: json, body })
      expect([answer.status, answer.body.code, state.runs]).toEqual([422, 'validation_failed', 0])
    },
  )

  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'json',
  ])('of the content type %s is a 415', async (contentType) => {
    const headers = { ...sameOrigin, ...(contentType ? { 'content-type': contentType } : {}) }
    const body = new TextEncoder().encode('{"name":"water"}')
    const answer = await call('/api/probes/lake', { method: 'POST', headers, body })
    expect([answer.status, answer.body.code, state.runs]).toEqual([415, 'unsupported_media_type', 0])
  })

  it('of a body over 64 kB is a 413, also when its length is not told', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(70_000) })
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < long.length; sent += 10_000)
          controller.enqueue(new TextEncoder().encode(long.slice(sent, sent + 10_000)))
        controller.close()
      },
    })
    for (const body of [long, chunks]) {
      const answer = await call('/api/probes/lake', { method: 'POST', headers: json, body })
      expect([answer.status, answer.body.code, state.runs]).toEqual([413, 'payload_too_large', 0])
    }
  })

  it('of an unknown address is a 404, and of a method a 405 that names the others', async () => {
    for (const path of [
      '/',
      '/api',
      '/api/nothing',
      '/api/courses/',
      '/api/probes',
      '/api/probes/a/b',
      '/API/HEALTH',
    ]) {
      const { status, body } = await call(path)
      expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
    }
    const { status, body, headers } = await call('/api/probes/lake', { method: 'PUT', headers: json, body: '{}' })
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST, DELETE'])

    const whole = startApi()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      for (const path of ['/api/audit-log', '/api/courses/featured', '/api/health']) {
        const answer = await whole.call(path, { method })
        expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, 'GET, HEAD'])
      }
    }
    const head = await whole.call('/api/courses', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it('by a rule carries its code and its text', async () => {
    const { status, body } = await post({ name: 'missing' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', title: 'Not found', detail: 'No such place' })
  })
})

describe('access', () => {
  it('[S-330.nobody] to anything that is not public is refused, before its input is looked at', async () => {
    const { status, body } = await call('/api/probes/lake', { method: 'DELETE', headers: sameOrigin })
    expect([status, body.code, body.title]).toEqual([401, 'unauthenticated', 'No authenticated user'])
  })

  it.each([
    [{}, 403],
    [{ origin: 'https://kere.test' }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'https://kere.test', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://kere.test.evil.test' }, 403],
    [{ origin: 'http://kere.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: 'https://kere.test', 'sec-fetch-site': 'cross-site' }, 403],
  ])('of a mutation from %j is %i', async (from, expected) => {
    const headers = { 'content-type': 'application/json', ...from }
    const answer = await call('/api/probes/lake', { method: 'POST', headers, body: '{"name":"water"}' })
    expect(answer.status).toBe(expected)
    expect(state.runs).toBe(expected === 201 ? 1 : 0)
    expect(answer.body.code).toBe(expected === 403 ? 'cross_site_request' : undefined)
  })
})

describe('a failure', () => {
  it.each(['bug', 'shapeless', 'constraint'])(
    'of our own (%s) is a 500 that tells nothing but what failed',
    async (kind) => {
      const { status, body, text } = await post({ name: kind })
      expect(status).toBe(500)
      expect(body).toMatchObject({ code: 'internal', detail: 'Failed to create probe' })
      expect(Object.keys(body).toSorted()).toEqual(['code', 'detail', 'instance', 'status', 'title', 'type'])
      expect(text).not.toMatch(/secret|stack|TypeError|SQLITE|INSERT/i)

      const failure = JSON.parse(lines[0] ?? '')
      expect(failure).toMatchObject({ level: 'error', event: 'failure', code: 'internal' })
      expect(lines.join()).not.toContain('secret-id')
    },
  )

  it.each([
    [listCourses, '/api/courses', 'Failed to fetch courses'],
    [listCourses, '/api/courses?search=water', 'Failed to fetch courses'],
    [getCourse, '/api/courses/crs_x', 'Failed to fetch course'],
    [listFeaturedCourses, '/api/courses/featured', 'Failed to fetch featured courses'],
    [listRelatedCourses, '/api/courses/crs_x/related', 'Failed to fetch courses'],
    [getHealth, '/api/health', 'The service is not available right now'],
  ])(
    '[S-533, S-535, S-536, C-62.api] of the database is a 503 with the text of the endpoint',
    async ({ failure }, path, text) => {
      const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
      const statement = { bind: () => statement, run: lost, all: lost, raw: lost, first: lost }
      const broken = startApi({ db: { prepare: () => statement, batch: lost } as unknown as D1Database })
      const { status, body, headers } = await broken.call(path)
      expect(failure).toBe(text)
      expect([status, body.code, body.detail]).toEqual([503, 'unavailable', text])
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('[S-531.logged] [W-44.logged] of a query is logged with its request, without the parameters that drizzle puts into its message', async () => {
    const whole = startApi()
    await env.DB.prepare('ALTER TABLE courses RENAME TO courses_away').run()
    try {
      const { status, body, headers } = await whole.call('/api/courses?search=private-words')
      expect([status, body.code, body.detail]).toEqual([500, 'internal', 'Failed to fetch courses'])
      expect(whole.lines[0]).toContain('no such table')
      expect(whole.lines[0]).toContain(`"requestId":"${headers.get('x-request-id')}"`)
      expect(whole.lines.join()).not.toContain('private')
    } finally {
      await env.DB.prepare('ALTER TABLE courses_away RENAME TO courses').run()
    }
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'b4a0b1f2-5c0e-4d0e-9f7c-0d6f0d2b7a11' }

  it('gives the same request its first answer and runs it once', async () => {
    const first = await post({ name: 'water' }, key)
    const second = await post({ name: 'water' }, key)
    expect(state.runs).toBe(1)
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(second.headers.get('content-type')).toBe('application/json')
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('repeats refusals by a rule too', async () => {
    const first = await post({ name: 'missing' }, key)
    const second = await post({ name: 'missing' }, key)
    expect(state.runs).toBe(1)
    expect([second.status, second.text]).toEqual([404, first.text])
    expect(second.headers.get('content-type')).toBe('application/problem+json')
  })

  it.each([
    ['too_many_attempts', 429],
    ['unavailable', 503],
  ] as const)('runs again after %s, which passes by itself', async (code, status) => {
    state.beforeAnswer = () => Promise.reject(new DomainError(code, undefined, 60_000))
    const first = await post({ name: 'water' }, key)
    expect([first.status, first.headers.get('retry-after')]).toEqual([status, '60'])
    state.beforeAnswer = () => Promise.resolve()
    const second = await post({ name: 'water' }, key)
    expect([second.status, state.runs]).toEqual([201, 2])
    expect((await post({ name: 'water' }, key)).text).toBe(second.text)
    expect(state.runs).toBe(2)
  })

  it('of another body or another address is refused', async () => {
    await post({ name: 'water' }, key)
    const other = await post({ name: 'soil' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const elsewhere = await call('/api/probes/pond', {
      method: 'POST',
      headers: { ...json, ...key },
      body: '{"name":"water"}',
    })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect(state.runs).toBe(1)
  })

  it('lets one of many simultaneous requests run and tells the others that it is under way', async () => {
    const held = Promise.withResolvers<void>()
    state.beforeAnswer = () => held.promise
    const running = Array.from({ length: 10 }, () => post({ name: 'water' }, key))
    // The first request is held until the nine others are refused: a request that came after its answer would get that
    // answer instead.
    const refused: string[] = []
    const othersRefused = Promise.withResolvers<void>()
    const heard = running.map(async (answer) => {
      const { status, body } = await answer
      if (refused.push(`${status} ${body.code}`) === 9) othersRefused.resolve()
    })
    await Promise.race([othersRefused.promise, Promise.all(heard)])
    expect(refused).toEqual(Array.from({ length: 9 }, () => '409 idempotency_key_in_use'))
    held.resolve()
    const statuses = (await Promise.all(running)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(state.runs).toBe(1)
  })

  it('is not spent by a request that was refused before it began', async () => {
    await post({ name: '' }, key)
    expect((await post({ name: 'water' }, key)).status).toBe(201)
  })

  it('of a request that failed is free at once for the same request, and for no other', async () => {
    expect((await post({ name: 'bug' }, key)).status).toBe(500)
    expect((await post({ name: 'water' }, key)).body.code).toBe('idempotency_key_reused')
    expect((await post({ name: 'bug' }, key)).status).toBe(500)
    expect(state.runs).toBe(2)
  })

  const postTo = (api: ReturnType<typeof startApi>, probe: string) =>
    api.call('/api/probes/lake', {
      method: 'POST',
      headers: { ...json, ...key },
      body: JSON.stringify({ name: probe }),
    })

  it('of a request that died is free for the same request after a minute, and for no other', async () => {
    await postTo(startApi({ routes: probes, db: databaseOfKilledWorker }), 'write')
    const api = startApi({ routes: probes })
    api.clock.now += 60_000
    expect((await postTo(api, 'write')).body.code).toBe('idempotency_key_in_use')
    api.clock.now += 1
    expect((await postTo(api, 'other')).body.code).toBe('idempotency_key_reused')
    const retried = await postTo(api, 'write')
    expect([retried.status, retried.body]).toMatchObject([201, { name: 'write', run: 2 }])
    expect((await postTo(api, 'write')).text).toBe(retried.text)
    expect(state.runs).toBe(2)
  })

  it('gives every try of a request the same ids', async () => {
    await postTo(startApi({ routes: probes, db: databaseOfKilledWorker }), 'write')
    const api = startApi({ routes: probes })
    api.clock.now += 60_001
    await postTo(api, 'write')
    expect(state.ids.slice(2)).toEqual(state.ids.slice(0, 2))
    expect(new Set(state.ids).size).toBe(2)
    expect(state.ids[0]).toMatch(/^prb_[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it('of a request that is late lets it write nothing once another one has taken over', async () => {
    const held = Promise.withResolvers<void>()
    state.beforeAnswer = () => held.promise
    const late = postTo(startApi({ routes: probes }), 'write')
    await expect.poll(() => state.runs).toBe(1)
    state.beforeAnswer = () => Promise.resolve()
    const api = startApi({ routes: probes })
    api.clock.now += 60_001
    const second = await postTo(api, 'write')
    held.resolve()
    expect([second.status, (await late).body.code]).toEqual([201, 'idempotency_key_in_use'])
    const written = await env.DB.prepare('SELECT operation FROM visitor_denials').all()
    expect(written.results).toHaveLength(1)
    expect((await postTo(api, 'write')).text).toBe(second.text)
  })

  const keptOf = async () =>
    env.DB.prepare(
      'SELECT count(*) AS keys, count(body) AS answers, sum(length(body)) AS letters FROM idempotency_keys',
    ).first<{ keys: number; answers: number; letters: number }>()
  const spendNothing = () => env.DB.prepare('DELETE FROM mutation_budgets').run()
  const postKey = (number: number) =>
    post({ name: 'water' }, { 'idempotency-key': `key-number-${String(number).padStart(6, '0')}` })

  it('keeps long answers of the last fifty alone; whoever comes for one before has the act run again', async () => {
    state.answered = 'x'.repeat(10_000)
    for (let number = 1; number <= 60; number += 1) await postKey(number)
    expect(await keptOf()).toMatchObject({ keys: 60, answers: 50 })
    expect((await postKey(60)).body).toMatchObject({ run: 60 })
    expect((await postKey(11)).body).toMatchObject({ run: 11 })
    expect((await postKey(10)).body).toMatchObject({ run: 61 })
    expect(state.runs).toBe(61)
  })

  it('of a caller is one of the last thousand, so that nobody fills the database; of visitors one of ten thousand', async () => {
    const fill = (caller: string, count: number) =>
      env.DB.prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO idempotency_keys (caller, key, request_hash, status, body, number, created_at)
        SELECT ?1, 'filled-' || ?1 || i, 'hash', 200, 'short', i, ?3 FROM n`,
      )
        .bind(caller, count, clock.now)
        .run()
    await fill('visitor', 10_000)
    for (let number = 1; number <= 5; number += 1) await postKey(number)
    expect(await keptOf()).toMatchObject({ keys: 10_000 })
    await spendNothing()
    const oldest = await env.DB.prepare('SELECT min(number) AS number FROM idempotency_keys').first('number')
    expect(oldest).toBe(6)
    expect((await postKey(1)).body).toMatchObject({ run: 1 })
  })

  it('is free again after a day', async () => {
    await post({ name: 'water' }, key)
    clock.now += 24 * 60 * 60 * 1000 + 1
    const later = await post({ name: 'soil' }, key)
    expect([later.status, state.runs]).toEqual([201, 2])
  })

  it.each(['short', 'x'.repeat(129), 'with spaces in it, which no key has'])('like %j is refused', async (bad) => {
    const { status, body } = await post({ name: 'water' }, { 'idempotency-key': bad })
    expect([status, body.code, state.runs]).toEqual([422, 'validation_failed', 0])
    expect(body.errors?.[0]?.pointer).toBe('/headers/idempotency-key')
  })

  it('is not needed', async () => {
    await post({ name: 'water' })
    await post({ name: 'water' })
    expect(state.runs).toBe(2)
  })
})
