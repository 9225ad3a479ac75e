import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { defineEndpoint } from '@kere/contracts/http/endpoint'
import { roles } from '@kere/contracts/accounts/roles'
import { courses } from '@kere/d1/schema/courses/courses'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aCourse, anEducator } from '../../test/factories.ts'
import { failingDatabase } from '../../test/failing-database.ts'
import { accessTokenOf, aSession, aUser, type TestUser } from '../../test/sessions.ts'
import { watch } from '../../test/watched-database.ts'
import { DomainError } from '../base/domain-error.ts'
import { route } from './route.ts'

const answer = z.object({ role: z.nullable(z.enum(roles)), courses: z.int() })

const shared = { summary: 'A probe.', status: 200, response: answer, failure: 'Failed to read' } as const
const staff = { ...shared, access: { roles: ['educator', 'admin'] } } as const
const signedIn = { ...shared, access: { roles } } as const
const optional = { ...shared, access: 'optional' } as const
const approved = { ...shared, access: { roles, needs: ['approved'] } } as const
const adult = { ...shared, access: { roles, needs: ['adult'] } } as const

const readShared = defineEndpoint('readShared', 'GET /api/shared', signedIn)
const readStaff = defineEndpoint('readStaff', 'GET /api/staff', staff)
const filters = z.object({ count: z.coerce.number() })
const readFiltered = defineEndpoint('readFiltered', 'GET /api/filtered', { ...staff, query: filters })
const readNothing = defineEndpoint('readNothing', 'GET /api/nothing', signedIn)
const readMissing = defineEndpoint('readMissing', 'GET /api/missing', signedIn)
const readTwice = defineEndpoint('readTwice', 'GET /api/twice', signedIn)
const write = defineEndpoint('write', 'POST /api/write', { ...shared, access: { roles: ['student', 'admin'] } })
const readOptional = defineEndpoint('readOptional', 'GET /api/optional', optional)
const writeOptional = defineEndpoint('writeOptional', 'POST /api/optional', optional)
const readApproved = defineEndpoint('readApproved', 'GET /api/approved', approved)
const writeApproved = defineEndpoint('writeApproved', 'POST /api/approved', approved)
const readAdult = defineEndpoint('readAdult', 'GET /api/adult', adult)
const writeAdult = defineEndpoint('writeAdult', 'POST /api/adult', adult)

let runs = 0
const probes = [
  ...[readOptional, writeOptional, readApproved, writeApproved, readAdult, writeAdult].map((endpoint) =>
    route(endpoint, async ({ actor }) => {
      runs += 1
      return { role: actor?.role ?? null, courses: 0 }
    }),
  ),
  ...[readShared, readStaff].map((endpoint) =>
    route(endpoint, async ({ db, actor }) => {
      runs += 1
      return { role: actor?.role ?? null, courses: (await db.select({ id: courses.id }).from(courses)).length }
    }),
  ),
  route(readNothing, async ({ actor }) => ({ role: actor?.role ?? null, courses: 0 })),
  route(readFiltered, async ({ actor }) => ({ role: actor?.role ?? null, courses: 0 })),
  route(readMissing, () => Promise.reject(new DomainError('not_found'))),
  route(readTwice, async ({ db, actor }) => {
    const titles = () => db.select({ id: courses.id, title: courses.title }).from(courses)
    const [[first], second] = await db.batch([titles(), titles()])
    const third = await titles()
    return { role: actor?.role ?? null, courses: Number(first?.id === third[0]?.id) + second.length }
  }),
  route(write, async ({ actor }) => {
    runs += 1
    return { role: actor?.role ?? null, courses: 0 }
  }),
]

let learner: TestUser
let educator: TestUser
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  runs = 0
  learner = await aUser('student')
  educator = await aUser('educator')
  admin = await aUser('admin')
  await aCourse(await anEducator())
})

const read = async (path: string, cookie: string) => {
  const watched = watch(env.DB)
  const api = startApi({ routes: probes, db: watched.db })
  const { status, body } = await api.call(path, { headers: { cookie } })
  return { status, body: body as unknown as Record<string, unknown>, roundTrips: watched.roundTrips, lines: api.lines }
}
const post = async (cookie: string, headers: Record<string, string> = {}, path = '/api/write') => {
  const watched = watch(env.DB)
  const {
    status,
    body,
    headers: sent,
  } = await startApi({ routes: probes, db: watched.db }).call(path, {
    method: 'POST',
    headers: { origin: 'https://kere.test', cookie, ...headers },
  })
  return {
    status,
    body: body as unknown as Record<string, unknown>,
    setCookies: sent.getSetCookie(),
    roundTrips: watched.roundTrips,
  }
}
const revoke = ({ sessionId }: TestUser) =>
  env.DB.prepare('UPDATE sessions SET revoked_at = 1 WHERE id = ?').bind(sessionId).run()
const setRole = ({ id }: TestUser, role: string) =>
  env.DB.prepare('UPDATE profiles SET role = ? WHERE id = ?').bind(role, id).run()
const denials = async (user: TestUser) => {
  const { results } = await env.DB.prepare(
    "SELECT actor_role, subject_id, outcome FROM audit_log WHERE action = 'access.denied' AND actor_id = ?",
  )
    .bind(user.id)
    .all()
  return results
}

describe('a cookie', () => {
  it.each([
    ['no cookie', async () => ''],
    ['an empty one', async () => `${accessCookie}=`],
    ['one that is no token', async () => `${accessCookie}=kere`],
    [
      'one signed with another key',
      async () => `${accessCookie}=${await accessTokenOf(admin, { signedWith: 'x'.repeat(40) })}`,
    ],
    [
      'one that is over',
      async () => `${accessCookie}=${await accessTokenOf(admin, { at: Date.parse('2026-11-15T11:50:00Z') })}`,
    ],
    ['one that was cut off', async () => `${accessCookie}=${(await accessTokenOf(admin)).slice(0, -5)}`],
    [
      'one without a signature',
      async () => {
        const [, payload] = (await accessTokenOf(admin)).split('.')
        return `${accessCookie}=${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`
      },
    ],
    ['the token under a foreign name', async () => `kere_access=${await accessTokenOf(admin)}`],
    [
      'a session that is not there',
      async () => `${accessCookie}=${await accessTokenOf({ ...admin, sessionId: 'ses_x' })}`,
    ],
    [
      'a session of somebody else',
      async () => `${accessCookie}=${await accessTokenOf({ ...admin, sessionId: learner.sessionId })}`,
    ],
  ])('[S-334] lets nobody in: %s', async (_, make) => {
    const cookie = await make()
    expect(await read('/api/staff', cookie)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    runs = 0
    expect(await post(cookie)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(runs).toBe(0)
  })
})

describe('a read', () => {
  it.each([
    ['a learner', '/api/shared', () => learner],
    ['a learner', '/api/nothing', () => learner],
    ['an educator', '/api/shared', () => educator],
    ['an educator', '/api/staff', () => educator],
    ['an educator', '/api/nothing', () => educator],
  ])('of %s at %s is checked in the same round trip as its query', async (_, path, whose) => {
    const { cookie, role } = whose()
    expect(await read(path, cookie)).toMatchObject({ status: 200, body: { role }, roundTrips: 1 })
    await revoke(whose())
    expect(await read(path, cookie)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('is refused for who asks before it is refused for what was asked', async () => {
    const asked = (cookie: string, count: string) => read(`/api/filtered?count=${count}`, cookie)
    expect((await asked(educator.cookie, 'many')).status).toBe(422)
    expect(await asked(learner.cookie, 'many')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await denials(learner)).toHaveLength(1)
    expect((await asked('', 'many')).status).toBe(401)
    await revoke(educator)
    expect((await asked(educator.cookie, 'many')).status).toBe(401)
    expect((await asked(admin.cookie, '3')).status).toBe(200)
  })

  it('is checked once, and reads on after it', async () => {
    expect(await read('/api/twice', admin.cookie)).toMatchObject({ body: { role: 'admin', courses: 2 }, roundTrips: 2 })
  })

  it('that is refused by a rule is checked too', async () => {
    expect((await read('/api/missing', admin.cookie)).status).toBe(404)
    await revoke(admin)
    expect((await read('/api/missing', admin.cookie)).status).toBe(401)
  })

  it('by an admin after 12 idle hours is over, whatever the token says', async () => {
    await env.DB.prepare('UPDATE sessions SET idle_expires_at = ? WHERE id = ?')
      .bind(Date.parse('2026-11-15T12:00:00Z'), admin.sessionId)
      .run()
    expect((await read('/api/staff', admin.cookie)).status).toBe(401)
  })

  it('[C-42] takes the role from the session: an admin who became an educator reads as one', async () => {
    await setRole(admin, 'educator')
    expect(await read('/api/staff', admin.cookie)).toMatchObject({ status: 200, body: { role: 'educator' } })
  })

  it('[C-42] [S-335] [S-330.refused, part of S-332] is refused at once to an admin who became a learner', async () => {
    await setRole(admin, 'student')
    const title = 'Unauthorized access'
    expect(await read('/api/staff', admin.cookie)).toMatchObject({ status: 403, body: { code: 'forbidden', title } })
    expect(await denials(admin)).toEqual([{ actor_role: 'student', subject_id: 'readStaff', outcome: 'refused' }])
  })

  it('[C-42] is open at once to a learner who became an educator', async () => {
    await setRole(learner, 'educator')
    expect(await read('/api/staff', learner.cookie)).toMatchObject({ status: 200, body: { role: 'educator' } })
  })

  it('[W-57] that is refused to a learner is written into the audit log, and never carried out', async () => {
    expect((await read('/api/staff', learner.cookie)).status).toBe(403)
    expect(await denials(learner)).toEqual([{ actor_role: 'student', subject_id: 'readStaff', outcome: 'refused' }])
    expect(runs).toBe(0)
  })

  it('[W-57] that is refused to a user again is counted, and stands in the audit log once a day', async () => {
    for (let times = 0; times < 3; times += 1) await read('/api/staff', learner.cookie)
    expect(await denials(learner)).toHaveLength(1)
    const { results } = await env.DB.prepare('SELECT * FROM user_denials').all()
    expect(results).toEqual([{ user_id: learner.id, operation: 'readStaff', day: '2026-11-15', count: 3 }])
    await env.DB.prepare("UPDATE user_denials SET day = '2026-11-14'").run()
    await read('/api/staff', learner.cookie)
    expect(await denials(learner)).toHaveLength(2)
  })

  it('that is refused to a visitor is logged and counted', async () => {
    const { lines } = await read('/api/staff', '')
    await read('/api/staff', '')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ event: 'denied', operation: 'readStaff', actor: 'visitor' }),
    )
    const { results } = await env.DB.prepare('SELECT * FROM visitor_denials').all()
    expect(results).toEqual([{ day: '2026-11-15', operation: 'readStaff', count: 2 }])
  })
})

describe('a mutation', () => {
  it("of a learner's asks for the session, with one round trip", async () => {
    expect(await post(learner.cookie)).toMatchObject({ status: 200, body: { role: 'student' }, roundTrips: 1 })
    await revoke(learner)
    expect(await post(learner.cookie)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(runs).toBe(1)
  })

  it('[C-42] takes the role from the session', async () => {
    await setRole(learner, 'admin')
    expect(await post(learner.cookie)).toMatchObject({ status: 200, body: { role: 'admin' } })
    await setRole(learner, 'educator')
    expect(await post(learner.cookie)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await denials(learner)).toEqual([{ actor_role: 'educator', subject_id: 'write', outcome: 'refused' }])
  })

  it.each([{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])(
    '[W-40] from another site is refused before the session is asked: %j',
    async (headers) => {
      expect(await post(learner.cookie, headers)).toMatchObject({
        status: 403,
        body: { code: 'cross_site_request' },
        roundTrips: 0,
      })
    },
  )

  it('that waited on a device is refused where somebody else is signed in by then', async () => {
    const asLearner = { 'x-user-id': learner.id }
    expect(await post(admin.cookie, asLearner)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await post(learner.cookie, asLearner)).toMatchObject({ status: 200 })
  })

  it('that is done says so for half a minute, also when it is repeated; one that is refused does not', async () => {
    const key = { 'idempotency-key': 'the-same-key-0123' }
    const setCookies = ['kere_fresh=1; Path=/; Max-Age=30; HttpOnly; Secure; SameSite=Lax']
    expect(await post(learner.cookie)).toMatchObject({ status: 200, setCookies })
    for (let times = 0; times < 2; times += 1)
      expect(await post(learner.cookie, key)).toMatchObject({ status: 200, setCookies })
    expect(runs).toBe(2)
    expect(await post('', {}, '/api/optional')).toMatchObject({ status: 200, setCookies: [] })
    expect(await post(learner.cookie, { 'idempotency-key': 'short' })).toMatchObject({ status: 422, setCookies: [] })
    expect(await post(learner.cookie, {}, '/api/adult')).toMatchObject({ status: 403, setCookies: [] })
  })

  it("keeps one user's repeated answer from another", async () => {
    const key = { 'idempotency-key': 'the-same-key-0123' }
    expect((await post(learner.cookie, key)).body.role).toBe('student')
    expect((await post(admin.cookie, key)).body.role).toBe('admin')
  })
})

describe('the budget of mutations', () => {
  const spend = (callerHash: string, count: number) =>
    env.DB.prepare('UPDATE mutation_budgets SET count = ? WHERE caller_hash = ?').bind(count, callerHash).run()
  const spenders = async () =>
    (
      await env.DB.prepare('SELECT caller_hash, count FROM mutation_budgets').all<{
        caller_hash: string
        count: number
      }>()
    ).results
  const api = startApi({ routes: probes })
  const send = (cookie: string, headers: Record<string, string> = {}, path = '/api/write') =>
    api.call(path, { method: 'POST', headers: { origin: 'https://kere.test', cookie, ...headers } })

  it('is 120 a minute for a network of visitors, and 360 for its site', async () => {
    const visit = (network: number, key: number) =>
      send(
        '',
        { 'cf-connecting-ip': `2001:db8:7:${network}::1`, 'idempotency-key': `key-of-a-visitor-${key}` },
        '/api/optional',
      )
    expect((await visit(0, 0)).status).toBe(200)
    const counted = await spenders()
    expect(counted.map(({ count }) => count)).toEqual([1, 1])
    for (const { caller_hash: hash } of counted) await spend(hash, 358)
    expect((await visit(0, 1)).status).toBe(429)
    expect((await visit(1, 2)).status).toBe(200)
    expect((await visit(2, 3)).status).toBe(200)
    expect((await visit(3, 4)).status).toBe(429)
    expect(
      (
        await send(
          '',
          { 'cf-connecting-ip': '2001:db8:8::1', 'idempotency-key': 'key-of-a-visitor-5' },
          '/api/optional',
        )
      ).status,
    ).toBe(200)
  })

  it('is 120 a minute for a session, and says when there is another', async () => {
    api.clock.now += 15_000
    await send(learner.cookie)
    const counted = await spenders()
    expect(JSON.stringify(counted)).not.toContain(learner.id)
    for (const { caller_hash: hash } of counted) await spend(hash, 118)
    runs = 0
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(learner.cookie)))
    const refused = answers.filter(({ status }) => status === 429)
    expect([runs, refused.length]).toEqual([2, 8])
    expect(refused[0]?.headers.get('retry-after')).toBe('45')
    expect(refused[0]?.body).toMatchObject({
      code: 'too_many_changes',
      title: 'Too many changes within a minute. This one was not saved. Try again in a minute',
    })
    expect((await send(admin.cookie)).status).toBe(200)
    api.clock.now += 45_000
    expect((await send(learner.cookie)).status).toBe(200)
    expect((await spenders()).map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })

  it('leaves an owner the room that a stolen session would take, and is 360 a minute for a user in all', async () => {
    const stolen = (await aSession({ id: learner.id, role: 'student' })).cookie
    await send(stolen)
    const [ofSession] = await spenders()
    await spend(ofSession!.caller_hash, 120)
    expect((await send(stolen)).status).toBe(429)
    expect((await send(learner.cookie)).status).toBe(200)
    expect((await spenders()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 2, 121])
    const ofUser = (await spenders()).find(({ count }) => count === 2)
    await spend(ofUser!.caller_hash, 360)
    expect((await send(learner.cookie)).status).toBe(429)
  })

  it.each([
    ['a user', () => learner.cookie],
    ['a visitor', () => ''],
  ])('takes no key of %s beyond it', async (_, cookieOf) => {
    await send(cookieOf(), { 'idempotency-key': 'the-first-of-the-keys' }, '/api/optional')
    await spend((await spenders())[0]!.caller_hash, 120)
    const { status } = await send(cookieOf(), { 'idempotency-key': 'the-second-of-the-keys' }, '/api/optional')
    expect([status, await keysTaken()]).toEqual([429, [expect.anything()]])
  })

  it('of visitors is one for each network, and one for its site', async () => {
    for (const [index, address] of ['192.0.2.1', '192.0.2.1', '192.0.2.2'].entries())
      await send('', { 'idempotency-key': `key-of-a-visitor-${index}`, 'cf-connecting-ip': address }, '/api/optional')
    expect((await spenders()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2])
  })
})

const key = { 'idempotency-key': 'a-key-of-the-tests-1' }
const keysTaken = async () => (await env.DB.prepare('SELECT caller FROM idempotency_keys').all()).results

describe('a mutation with a key', () => {
  it('checks the session and takes the key in one round trip, and stores its answer in another', async () => {
    expect(await post(learner.cookie, key)).toMatchObject({ status: 200, roundTrips: 2 })
    expect(await post(learner.cookie, key)).toMatchObject({ status: 200, roundTrips: 1 })
    expect(runs).toBe(1)
  })

  it.each([
    ['whose session is over', () => revoke(learner), 401],
    ['whose role is not the one any more', () => setRole(learner, 'educator'), 403],
  ] as const)('takes none for a user %s', async (_, change, status) => {
    await change()
    expect((await post(learner.cookie, key)).status).toBe(status)
    expect(await keysTaken()).toEqual([])
  })

  it('tells nobody whose session is over what they were answered before', async () => {
    await post(learner.cookie, key)
    await revoke(learner)
    expect(await post(learner.cookie, key)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('leaves of a user the keys of the last thousand mutations, and those of others alone', async () => {
    const fill = (caller: string) =>
      env.DB.prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        INSERT INTO idempotency_keys (caller, key, request_hash, status, body, number, created_at)
        SELECT ?1, 'filled-' || i, 'hash', 200, 'short', i, 1795000000000 FROM n`,
      )
        .bind(caller)
        .run()
    for (const { id } of [learner, admin]) await fill(id)
    await post(learner.cookie, key)
    const kept = await env.DB.prepare(
      'SELECT count(*) AS keys, min(number) AS first, max(number) AS last FROM idempotency_keys GROUP BY caller = ? ORDER BY last',
    )
      .bind(learner.id)
      .all()
    expect(kept.results).toEqual([
      { keys: 1000, first: 1, last: 1000 },
      { keys: 1000, first: 2, last: 1001 },
    ])
  })

  it('is refused for who asks before it is refused for what was sent', async () => {
    const malformed = { 'idempotency-key': 'short' }
    expect((await post(learner.cookie, malformed)).status).toBe(422)
    await revoke(learner)
    expect((await post(learner.cookie, malformed)).status).toBe(401)
  })
})

describe.each([
  ['a read', (cookie: string, path: string) => read(path, cookie)],
  ['a mutation', (cookie: string, path: string) => post(cookie, {}, path)],
  ['a mutation with a key', (cookie: string, path: string) => post(cookie, key, path)],
])('%s that asks for more than a role', (_, send) => {
  const profile = (about: Parameters<typeof aUser>[2]) => aUser('educator', {}, about)

  it('[C-28] is open to an approved educator and to an admin', async () => {
    for (const { cookie } of [educator, admin]) expect((await send(cookie, '/api/approved')).status).toBe(200)
  })

  it('[C-28] is refused to an educator who waits or was declined, to a learner, and written down', async () => {
    const others = [
      await profile({ educatorStatus: 'pending' }),
      await profile({ educatorStatus: 'rejected' }),
      learner,
    ]
    runs = 0
    for (const other of others) {
      const { status, body } = await send(other.cookie, '/api/approved')
      expect([status, body.code, body.title]).toEqual([
        403,
        'not_approved',
        'You can do this once your application to teach is approved',
      ])
      expect(await denials(other)).toHaveLength(1)
    }
    expect(await keysTaken()).toEqual([])
  })

  it('[C-28] is refused at once to an educator who is not approved any more, whatever the token says', async () => {
    await env.DB.prepare("UPDATE profiles SET educator_status = 'rejected' WHERE id = ?").bind(educator.id).run()
    expect((await send(educator.cookie, '/api/approved')).body.code).toBe('not_approved')
  })

  it.each([
    ['2008-11-15', 200],
    ['2008-11-16', 403],
    [null, 403],
  ])('for adults answers somebody born on %s with %i', async (dateOfBirth, status) => {
    const { cookie } = await profile({ dateOfBirth })
    const answered = await send(cookie, '/api/adult')
    expect([answered.status, answered.body.code]).toEqual([status, status === 403 ? 'adults_only' : undefined])
  })
})

describe('an endpoint that is open to all and knows who asks', () => {
  const send = { read, post: (path: string, cookie: string) => post(cookie, key, path) }

  it.each(['read', 'post'] as const)(
    'takes a user for who they are now, a bad session for a visitor (%s)',
    async (kind) => {
      const roleOf = async (cookie: string) => (await send[kind]('/api/optional', cookie)).body.role
      expect(await roleOf('')).toBeNull()
      expect(
        await roleOf(`${accessCookie}=${await accessTokenOf(admin, { at: Date.parse('2026-11-15T11:50:00Z') })}`),
      ).toBeNull()
      expect(await roleOf(learner.cookie)).toBe('student')
      expect(await roleOf(admin.cookie)).toBe('admin')
      await setRole(educator, 'admin')
      expect(await roleOf(educator.cookie)).toBe('admin')
      const other = await aUser('educator')
      await revoke(other)
      expect(await roleOf(other.cookie)).toBeNull()
      expect((await env.DB.prepare('SELECT * FROM visitor_denials').all()).results).toEqual([])
    },
  )
})

describe('a mutation of whose session is over, where access is optional', () => {
  it('takes the key of a visitor in one round trip, and stores its answer in another', async () => {
    const send = (cookie: string) => post(cookie, key, '/api/optional')
    await send(learner.cookie)
    await revoke(learner)
    expect(await send(learner.cookie)).toMatchObject({ status: 200, body: { role: null }, roundTrips: 2 })
    expect(await send(learner.cookie)).toMatchObject({ status: 200, body: { role: null }, roundTrips: 1 })
    expect(await send('')).toMatchObject({ status: 200, body: { role: null }, roundTrips: 1 })
    expect(await keysTaken()).toHaveLength(2)
    expect(runs).toBe(2)
  })
})

describe('[W-02] [S-333] an error in the check', () => {
  const call = (cookie: string, path: string, method: string, given: Parameters<typeof startApi>[0]) =>
    startApi({ routes: probes, ...given }).call(path, { method, headers: { origin: 'https://kere.test', cookie } })

  it.each([
    ['GET', '/api/staff', 'admin'],
    ['GET', '/api/nothing', 'admin'],
    ['POST', '/api/write', 'admin'],
    ['GET', '/api/staff', 'student'],
  ] as const)('lets nobody in: %s %s by a %s', async (method, path, role) => {
    const { cookie } = role === 'admin' ? admin : learner
    const { status, text } = await call(cookie, path, method, { db: failingDatabase() })
    expect(status).toBe(503)
    expect(text).not.toContain('"courses"')
  })

  it('of the secret lets nobody in', async () => {
    const { status } = await call(learner.cookie, '/api/shared', 'GET', { settings: { ACCESS_TOKEN_SECRET: '' } })
    expect([status, runs]).toEqual([500, 0])
  })

  it('does not turn a denial into anything else when it cannot be written down', async () => {
    const db = failingDatabase((sql) => /^insert/i.test(sql))
    expect((await call('', '/api/staff', 'GET', { db })).status).toBe(401)
    expect((await call(learner.cookie, '/api/staff', 'GET', { db })).status).toBe(403)
  })
})
