import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import type { Role } from '@kere/contracts/accounts/roles'
import { env } from 'cloudflare:workers'
import { seedLocal } from '@kere/d1/seed/local-seed'
import { verifyAccessToken } from '@kere/session/access-token'
import { deviceCookie, readCookie, refreshCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { aUser, cookieFrom, password, secret, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { watch } from '../../../test/watched-database.ts'
import { argon2id } from '../../base/argon2id.ts'
import { DomainError } from '../../base/domain-error.ts'
import { networkPrefix } from '../../base/throttle/network-prefix.domain.ts'
import { hmac, toHex } from '../../base/digests.ts'

type Api = ReturnType<typeof startApi>

const json = { origin: 'https://kere.test', 'content-type': 'application/json' }

const post = (api: Api, path: string, { body, ...headers }: Record<string, unknown> = {}) =>
  api.call(`/api/auth/${path}`, {
    method: 'POST',
    headers: { ...json, ...(headers as Record<string, string>) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const logIn = (api: Api, email: string, given = password, headers: Record<string, string> = {}) =>
  post(api, 'login', { body: { email, password: given }, 'cf-connecting-ip': '203.0.113.7', ...headers })

const auditRows = async (action: string, subjectId: string) => {
  const { results } = await env.DB.prepare('SELECT * FROM audit_log WHERE action = ? AND subject_id = ?')
    .bind(action, subjectId)
    .all()
  return results
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let api: Api
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student')
})

describe('signing in', () => {
  it('[C-49] says in answer and token who is 18 today in India, and of nobody when they were born', async () => {
    const today = new Date(api.clock.now + 5.5 * hourMs).toISOString().slice(0, 10)
    const eighteen = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
    const dayYounger = new Date(Date.parse(eighteen) + dayMs).toISOString().slice(0, 10)
    const births = [
      [eighteen, true],
      [dayYounger, false],
      [null, false],
    ] as const
    for (const [dateOfBirth, isAdult] of births) {
      const { email } = await aUser('student', {}, { dateOfBirth })
      const { body, headers, text } = await logIn(api, email)
      const claims = await verifyAccessToken(readCookie(cookieFrom(headers), accessCookie), secret, api.clock.now)
      expect([body.user?.isAdult, claims?.user.isAdult]).toEqual([isAdult, isAdult])
      expect(text).not.toMatch(/birth|\d{4}-\d\d-\d\d"/i)
    }
  })

  it('[C-38] [S-511.password] gives a learner cookies that no script can read, and says who they are', async () => {
    const { status, body, headers, text } = await logIn(api, learner.email)
    expect(status).toBe(200)
    expect(body.user).toEqual({
      id: learner.id,
      avatarPath: null,
      role: 'student',
      firstName: 'Ira',
      lastName: expect.stringContaining('Nayak') as string,
      isEnrolled: false,
      isSuperAdmin: false,
      isEmailVerified: true,
      isOnboarded: true,
      educatorStatus: null,
      isAdult: false,
      securityTask: null,
      isWaiting: false,
    })
    const cookies = headers.getSetCookie()
    expect(cookies.map((line) => line.slice(0, line.indexOf('=')))).toEqual([accessCookie, refreshCookie, deviceCookie])
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookies[0]).toContain('Max-Age=600;')
    expect(cookies[1]).toContain(`Max-Age=${14 * 24 * 60 * 60};`)
    expect(cookies[2]).toContain(`Max-Age=${400 * 24 * 60 * 60};`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).not.toContain(learner.email)
  })

  it.each(['educator', 'admin'] as const)(
    '[part of C-40.expiry] gives an %s a session that ends after 12 idle hours',
    async (role) => {
      const { email } = await aUser(role)
      const { headers } = await logIn(api, email)
      expect(headers.getSetCookie()[1]).toContain(`Max-Age=${12 * 60 * 60};`)
    },
  )

  it('takes the address in any case, with spaces around it', async () => {
    expect((await logIn(api, `  ${learner.email.toUpperCase()} `)).status).toBe(200)
  })

  it('[S-339] says in the token whether somebody is enrolled, and who is super admin', async () => {
    await enroll(learner.id, (await aCourse(await anEducator())).id)
    const admin = await aUser('admin', { email: superAdminEmail })
    const claimsOf = async (email: string) => {
      const { headers } = await logIn(api, email)
      return verifyAccessToken(readCookie(cookieFrom(headers), accessCookie), secret, api.clock.now)
    }
    expect((await claimsOf(learner.email))?.user).toMatchObject({ isEnrolled: true, isSuperAdmin: false })
    expect((await claimsOf(admin.email))?.user).toMatchObject({ isEnrolled: false, isSuperAdmin: true })
  })

  it('[C-42] makes nobody super admin who is a student, though the address is the configured one', async () => {
    await aUser('student', { email: superAdminEmail })
    expect((await logIn(api, superAdminEmail)).body.user?.isSuperAdmin).toBe(false)
  })

  it('opens the demo accounts of the local seed', async () => {
    await emptyDatabase()
    await seedLocal(env.DB)
    const { body } = await logIn(api, 'educator@kere.test', 'learn-by-doing')
    expect(body.user?.role).toBe('educator')
    expect((await logIn(api, 'educator@kere.test', 'learn-by-doing.')).status).toBe(401)
  })

  it('[S-306] asks for both fields in the words of the form', async () => {
    const { status, body } = await post(api, 'login', { body: { email: ' ', password: '' } })
    expect([status, body.errors]).toEqual([
      422,
      [
        { pointer: '/body/email', detail: 'Email is required' },
        { pointer: '/body/password', detail: 'Password is required' },
      ],
    ])
    const { body: missing } = await post(api, 'login', { body: {} })
    expect(missing.errors?.map(({ detail }) => detail)).toEqual(['Email is required', 'Password is required'])
  })

  it('[S-310] [S-309] [U-02] answers an unknown address, a wrong password, an account without one and the right one of an address that is not proven alike', async () => {
    const { email: withoutPassword } = await aUser('student', { passwordHash: null })
    const { email: unproven } = await aUser('student', { emailVerifiedAt: null })
    const answers = []
    for (const [email, given] of [
      [learner.email, 'wrong'],
      ['nobody@kere.test', 'wrong'],
      [withoutPassword, ''.padEnd(8, 'A')],
      [unproven, password],
    ] as const) {
      const hashes: unknown[] = []
      const watched = watch(env.DB)
      const counted = startApi({
        db: watched.db,
        argon2id: (params) => {
          hashes.push(params.memorySize)
          return argon2id(params)
        },
      })
      const { status, body, headers } = await logIn(counted, email, given)
      const { instance: _, ...problem } = body
      answers.push({
        status,
        problem,
        headers: [...headers.keys()],
        hashes: hashes.length,
        roundTrips: watched.roundTrips,
        statements: watched.statements.map(({ sql }) => sql),
        waits: counted.waits,
      })
    }
    for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      status: 401,
      hashes: 1,
      roundTrips: 3,
      waits: [400],
      problem: { code: 'invalid_credentials', detail: 'Invalid email or password' },
    })
  })

  it.each(['\u0000', '\u0007', 'x', ' '])(
    '[S-310] refuses %j like any wrong password, at the cost of one',
    async (given) => {
      const costs: unknown[] = []
      const counted = startApi({
        argon2id: (params) => {
          costs.push([params.memorySize, params.passes])
          return argon2id(params)
        },
      })
      const { status, body } = await logIn(counted, learner.email, given)
      expect([status, body.code, costs]).toEqual([401, 'invalid_credentials', [[8, 1]]])
    },
  )

  it('keeps nothing that was sent in answer or log', async () => {
    const { text } = await logIn(api, learner.email, 'my secret words')
    expect(text + api.lines.join('')).not.toMatch(/my secret words|example\.kere\.test|203\.0\.113/)
  })

  it('[W-57] writes sign-ins and refusals of known accounts into the audit log', async () => {
    await logIn(api, learner.email, 'wrong')
    expect(await auditRows('session.sign_in_refused', learner.id)).toMatchObject([
      { outcome: 'refused', actor_id: null, subject_type: 'user' },
    ])
    await logIn(api, learner.email, 'wrong again')
    expect(await auditRows('session.sign_in_refused', learner.id)).toHaveLength(1)
    expect(await env.DB.prepare('SELECT operation, count FROM user_denials').all()).toMatchObject({
      results: [{ operation: 'logIn', count: 2 }],
    })
    const before = await env.DB.prepare('SELECT count(*) AS count FROM audit_log').first('count')
    await logIn(api, 'nobody@kere.test', 'wrong')
    expect(await env.DB.prepare('SELECT count(*) AS count FROM audit_log').first('count')).toBe(before)

    await logIn(api, learner.email)
    const { results } = await env.DB.prepare(
      "SELECT * FROM audit_log WHERE action = 'session.signed_in' AND actor_id = ?",
    )
      .bind(learner.id)
      .all()
    expect(results).toMatchObject([{ outcome: 'succeeded', actor_role: 'student', subject_type: 'session' }])
  })

  it('ends the session that the browser had before', async () => {
    await logIn(api, learner.email, password, { cookie: learner.cookie })
    expect((await post(api, 'refresh', { cookie: learner.cookie })).body.code).toBe('session_expired')
  })

  it('is not stored for repetitions: the same key twice is two sign-ins', async () => {
    const key = { 'idempotency-key': 'sign-in-0123456789' }
    const [first, second] = [
      await logIn(api, learner.email, password, key),
      await logIn(api, learner.email, password, key),
    ]
    expect(cookieFrom(second.headers)).not.toBe(cookieFrom(first.headers))
    expect(await env.DB.prepare('SELECT count(*) AS count FROM idempotency_keys').first('count')).toBe(0)
  })

  it.each([
    [{ origin: 'https://evil.test' }, 'cross_site_request'],
    [{ 'sec-fetch-site': 'cross-site' }, 'cross_site_request'],
    [{ 'content-type': 'text/plain' }, 'unsupported_media_type'],
  ])('[W-40] refuses a post with %j', async (headers, code) => {
    const { body, headers: answered } = await logIn(api, learner.email, password, headers)
    expect([body.code, answered.getSetCookie()]).toEqual([code, []])
  })

  it('[S-330.session] says so where it cannot be asked who is signed in', async () => {
    const { status, body } = await startApi({ db: failingDatabase() }).call('/api/auth/session', {
      headers: { cookie: learner.cookie },
    })
    expect([status, body.detail]).toEqual([503, 'Failed to initialize authentication'])
  })

  it.each([{}, { ACCESS_TOKEN_SECRET: 'short' }])('[W-02] lets nobody in without a good secret', async (settings) => {
    const closed = startApi({ settings: { ACCESS_TOKEN_SECRET: '', ...settings } })
    const { status, headers } = await logIn(closed, learner.email)
    expect([status, headers.getSetCookie()]).toEqual([500, []])
  })
})

describe('a browser', () => {
  const mails = async () => {
    const { results } = await env.DB.prepare('SELECT template, to_address, user_id, details FROM outbox').all()
    return results
  }
  const deviceOf = (headers: Headers) => `${deviceCookie}=${readCookie(cookieFrom(headers), deviceCookie)}`
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

  it('that is new is told by mail, but for the first one', async () => {
    const { headers } = await logIn(api, learner.email)
    await logIn(api, learner.email, password, { cookie: deviceOf(headers) })
    expect(await mails()).toEqual([])

    const other = await logIn(api, learner.email, password, { 'user-agent': firefox })
    const details = { firstName: 'Ira', device: 'Firefox on Linux', at: new Date(api.clock.now).toISOString() }
    expect(await mails()).toEqual([
      { template: 'new_device', to_address: learner.email, user_id: learner.id, details: JSON.stringify(details) },
    ])
    for (const known of [headers, other.headers]) await logIn(api, learner.email, password, { cookie: deviceOf(known) })
    expect(await mails()).toHaveLength(1)
    expect(readCookie(deviceOf(headers), deviceCookie)).toMatch(/^[\w-]{22}$/)
  })

  it('of a kind is told of once a day, however often it throws its cookie away', async () => {
    await logIn(api, learner.email)
    for (let times = 0; times < 3; times += 1) await logIn(api, learner.email, password, { 'user-agent': firefox })
    expect(await mails()).toHaveLength(1)
    await logIn(api, learner.email, password, { 'user-agent': firefox.replace('Linux x86_64', 'Windows NT 10.0') })
    expect(await mails()).toHaveLength(2)
    api.clock.now += dayMs
    await logIn(api, learner.email, password, { 'user-agent': firefox })
    expect(await mails()).toHaveLength(3)
  })

  it('is forgotten once an account is known in twenty that were used later', async () => {
    const { headers } = await logIn(api, learner.email)
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
        INSERT INTO known_devices (user_id, device_hash, first_seen_at, last_seen_at) SELECT ?, 'device ' || i, i, i FROM n`,
    )
      .bind(learner.id)
      .run()
    await logIn(api, learner.email, password, { cookie: deviceOf(headers) })
    const { results } = await env.DB.prepare('SELECT last_seen_at FROM known_devices ORDER BY 1').all()
    expect(results).toHaveLength(20)
    expect(results[0]).toEqual({ last_seen_at: 12 })
  })

  it('that somebody else is known in is new to a user', async () => {
    const { headers } = await logIn(api, learner.email)
    const friend = await aUser('student')
    await logIn(api, friend.email)
    await logIn(api, friend.email, password, { cookie: deviceOf(headers) })
    expect(await mails()).toMatchObject([{ user_id: friend.id }])
  })

  it('with a cookie that is not ours is given another', async () => {
    const { headers } = await logIn(api, learner.email, password, { cookie: `${deviceCookie}=x; a=b` })
    expect(readCookie(deviceOf(headers), deviceCookie)).toMatch(/^[\w-]{22}$/)
    const { results } = await env.DB.prepare('SELECT * FROM known_devices').all()
    expect(JSON.stringify(results)).not.toContain(readCookie(deviceOf(headers), deviceCookie))
  })

  it('is told nothing of after a wrong password', async () => {
    await logIn(api, learner.email)
    await logIn(api, learner.email, 'wrong')
    expect(await mails()).toEqual([])
  })
})

describe('the throttles', () => {
  const wrong = (email: string, network = '203.0.113.7') => logIn(api, email, 'wrong', { 'cf-connecting-ip': network })
  const together = async (attempts: (() => ReturnType<typeof wrong>)[]) => {
    const answers = await Promise.all(attempts.map((attempt) => attempt()))
    return (status: number) => answers.filter((answer) => answer.status === status).length
  }
  const fail = async (count: number, email: (index: number) => string, network: (index: number) => string) => {
    await env.DB.batch(
      await Promise.all(
        Array.from({ length: count }, async (_, index) =>
          env.DB.prepare('INSERT INTO throttled_acts (account_hash, network_hash, at) VALUES (?, ?, ?)').bind(
            await keyOf(`sign_in account ${email(index)}`),
            await keyOf(`sign_in network ${network(index)}`),
            api.clock.now,
          ),
        ),
      ),
    )
  }

  it('[W-42] let 5 of 50 wrong tries at once through for an account from one network', async () => {
    const count = await together(Array.from({ length: 50 }, () => () => wrong(learner.email)))
    expect([count(401), count(429)]).toEqual([5, 45])
  })

  it('[W-42] are the same for an address that nobody has', async () => {
    const count = await together(Array.from({ length: 20 }, () => () => wrong('nobody@kere.test')))
    expect([count(401), count(429)]).toEqual([5, 15])
  })

  it('[W-42] say when to try again, and let the right password in then', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await wrong(learner.email)
      api.clock.now += minuteMs
    }
    const { status, body, headers } = await logIn(api, learner.email)
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_attempts', String(10 * 60)])
    api.clock.now += 10 * minuteMs
    expect((await logIn(api, learner.email)).status).toBe(200)
  })

  it('[W-42] lock nobody out: another network can still sign in', async () => {
    for (let tries = 0; tries < 6; tries += 1) await wrong(learner.email)
    expect((await logIn(api, learner.email, password, { 'cf-connecting-ip': '198.51.100.1' })).status).toBe(200)
  })

  it('[W-42] let 10 failures through in a browser that the account is known in, and leave it alone for all others', async () => {
    const { headers } = await logIn(api, learner.email)
    const cookie = { cookie: cookieFrom(headers) }
    await fail(
      50,
      () => learner.email,
      (index) => `192.0.2.${index}`,
    )
    expect((await logIn(api, learner.email)).status).toBe(429)
    const count = await together(Array.from({ length: 20 }, () => () => logIn(api, learner.email, 'wrong', cookie)))
    expect([count(401), count(429)]).toEqual([10, 10])
    api.clock.now += 15 * minuteMs
    expect((await logIn(api, learner.email, password, cookie)).status).toBe(200)
  })

  it('[W-42] know a browser by what the account was signed in with, not by a cookie that says so', async () => {
    const { headers } = await logIn(api, (await aUser('student')).email)
    for (const cookie of [cookieFrom(headers), `${deviceCookie}=${'x'.repeat(22)}`]) {
      await env.DB.prepare('DELETE FROM throttled_acts').run()
      const count = await together(
        Array.from({ length: 8 }, () => () => logIn(api, learner.email, 'wrong', { cookie })),
      )
      expect([count(401), count(429)]).toEqual([5, 3])
    }
  })

  it('[W-42] let 30 sign-ins in 15 minutes through with the right password too', async () => {
    let count = 0
    for (let times = 0; times < 33; times += 1) count += Number((await logIn(api, learner.email)).status === 200)
    expect(count).toBe(30)
    api.clock.now += 15 * minuteMs
    expect((await logIn(api, learner.email)).status).toBe(200)
  })

  it('[W-42] do not count a try that was turned away before its password was looked at', async () => {
    const busy = startApi({
      argon2id: () => Promise.reject(new DomainError('unavailable', 'Too many people are signing in', 1500)),
    })
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, headers } = await logIn(busy, learner.email)
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    }
    expect((await logIn(api, learner.email)).status).toBe(200)
  })

  it('[W-42] forget the failures of an account and network with a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await wrong(learner.email)).status).toBe(401)
      expect((await logIn(api, learner.email)).status).toBe(200)
    }
  })

  it('[W-42] let 50 failures an hour through for an account, from wherever', async () => {
    await fail(
      48,
      () => learner.email,
      (index) => `192.0.2.${index}`,
    )
    const count = await together(
      Array.from({ length: 10 }, (_, index) => () => wrong(learner.email, `198.51.100.${index}`)),
    )
    expect([count(401), count(429)]).toEqual([2, 8])
    api.clock.now += hourMs
    expect((await logIn(api, learner.email)).status).toBe(200)
  })

  it('[W-42] let 50 failures in 15 minutes through from a network, whatever the account', async () => {
    await fail(
      48,
      (index) => `somebody-${index}@kere.test`,
      () => '203.0.113.7',
    )
    const count = await together(Array.from({ length: 10 }, (_, index) => () => wrong(`other-${index}@kere.test`)))
    expect([count(401), count(429)]).toEqual([2, 8])
    api.clock.now += 15 * minuteMs
    expect((await logIn(api, learner.email)).status).toBe(200)
  })

  it('cost no hash when they refuse', async () => {
    let hashes = 0
    const counted = startApi({
      argon2id: (params) => {
        hashes += 1
        return argon2id(params)
      },
    })
    for (let tries = 0; tries < 8; tries += 1) await logIn(counted, learner.email, 'wrong')
    expect(hashes).toBe(5)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1', '2001:db8'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2', '2001:db8:1', '2001:db8'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0', '2001:db8'],
    ['', '', '', ''],
  ])('count the address %s as the network %s of the site %s in the block %s', (address, network, site, block) => {
    expect(networkPrefix(address)).toEqual({ network, site, block })
  })

  it('[part of W-42] let 150 wrong tries through from a site, for however many accounts from whichever of its networks', async () => {
    const from = (network: number) =>
      logIn(api, `nobody-${network}@example.kere.test`, 'wrong', {
        'cf-connecting-ip': `2001:db8:7:${network.toString(16)}::1`,
      })
    await from(0)
    const more = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 148)
      INSERT INTO throttled_acts (account_hash, network_hash, site_hash, at)
      SELECT 'a' || i, 'n' || i, site_hash, at FROM n, throttled_acts`
    await env.DB.prepare(more).run()
    expect((await from(1)).status).toBe(401)
    expect((await from(2)).status).toBe(429)
    const elsewhere = { 'cf-connecting-ip': '2001:db8:8::1' }
    expect((await logIn(api, 'nobody@example.kere.test', 'wrong', elsewhere)).status).toBe(401)
  })

  it('leave the owner their account while somebody tries from every network of a site', async () => {
    const from = (address: string, given?: string) => logIn(api, learner.email, given, { 'cf-connecting-ip': address })
    const tries = []
    for (let network = 0; network < 60; network += 1)
      tries.push((await from(`2001:db8:1:${network.toString(16)}::1`, 'wrong')).status)
    expect(tries.filter((status) => status === 401)).toHaveLength(5)
    expect((await from('2001:db8:2::1')).status).toBe(200)
  })
})

describe('refreshing', () => {
  const refresh = (cookie: string) => post(api, 'refresh', { cookie })
  const sessionIsGood = async (cookie: string) =>
    (await api.call('/api/auth/session', { headers: { cookie } })).body.user

  it('gives new cookies and says until when', async () => {
    api.clock.now += 9 * minuteMs
    const { status, body, headers } = await refresh(learner.cookie)
    expect([status, body.user?.id, body.expiresAt]).toEqual([
      200,
      learner.id,
      new Date(api.clock.now + 10 * minuteMs).toISOString(),
    ])
    expect(cookieFrom(headers)).not.toContain(readCookie(learner.cookie, refreshCookie))
    // 22 letters for 128 bits of the family, and 43 for 256 bits of its own.
    expect(readCookie(cookieFrom(headers), refreshCookie)).toMatch(/^[\w-]{65}$/)
    expect(await sessionIsGood(cookieFrom(headers))).not.toBeNull()
  })

  it('asks the database once', async () => {
    const watched = watch(env.DB)
    const { status } = await post(startApi({ db: watched.db }), 'refresh', { cookie: learner.cookie })
    expect([status, watched.roundTrips]).toEqual([200, 1])
  })

  it('[S-302] of 20 at once with one token signs nobody out', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(learner.cookie)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'already_rotated')).toHaveLength(19)
    for (const { headers } of answers) expect(await sessionIsGood(cookieFrom(headers))).not.toBeNull()
    expect(new Set(answers.map(({ headers }) => readCookie(cookieFrom(headers), refreshCookie)))).toHaveProperty(
      'size',
      1,
    )
    expect((await refresh(cookieFrom(answers[7]?.headers ?? new Headers()))).status).toBe(200)
  })

  it('whose answer was lost can be repeated within 30 seconds, and the session goes on', async () => {
    await refresh(learner.cookie)
    api.clock.now += 29_000
    const repeated = await refresh(learner.cookie)
    expect([repeated.status, repeated.body.code]).toEqual([409, 'already_rotated'])
    api.clock.now += 5 * minuteMs
    expect((await refresh(cookieFrom(repeated.headers))).status).toBe(200)
  })

  it('with a token replaced more than 30 seconds ago ends the session for everybody', async () => {
    const { headers } = await refresh(learner.cookie)
    api.clock.now += 30_000
    const replayed = await refresh(learner.cookie)
    expect([replayed.status, replayed.body.code]).toEqual([401, 'session_expired'])
    expect(cookieFrom(replayed.headers)).toBe('')
    expect(replayed.headers.getSetCookie()).toHaveLength(2)
    expect((await refresh(cookieFrom(headers))).body.code).toBe('session_expired')
    expect(await sessionIsGood(cookieFrom(headers))).toBeNull()
    expect(await auditRows('session.replayed', learner.sessionId)).toMatchObject([
      { outcome: 'refused', actor_id: learner.id, actor_role: 'student' },
    ])
  })

  it('with such a token tells the owner by mail, once', async () => {
    await refresh(learner.cookie)
    api.clock.now += 30_000
    for (let times = 0; times < 3; times += 1) await refresh(learner.cookie)
    const { results } = await env.DB.prepare('SELECT template, to_address, details FROM outbox').all()
    expect(results).toEqual([
      {
        template: 'session_replayed',
        to_address: learner.email,
        details: '{"firstName":"Ira","at":"2026-11-15T12:00:30.000Z"}',
      },
    ])
  })

  it('keeps a token that is less than a minute old, so that tabs that take turns sign nobody out', async () => {
    const { headers } = await refresh(learner.cookie)
    const slow = learner.cookie
    for (const seconds of [1, 10, 10, 8]) {
      api.clock.now += seconds * 1000
      const again = await refresh(cookieFrom(headers))
      expect([again.status, again.body.user?.id]).toEqual([200, learner.id])
      expect(again.headers.getSetCookie().filter((line) => line.startsWith(refreshCookie))).toEqual([])
      expect(await sessionIsGood(cookieFrom(again.headers))).not.toBeNull()
    }
    expect((await refresh(slow)).body.code).toBe('already_rotated')
    api.clock.now += 30_999
    expect(readCookie(cookieFrom((await refresh(cookieFrom(headers))).headers), refreshCookie)).toBeUndefined()
    api.clock.now += 1
    const rotated = await refresh(cookieFrom(headers))
    expect(readCookie(cookieFrom(rotated.headers), refreshCookie)).toBeDefined()
    expect(await auditRows('session.replayed', learner.sessionId)).toEqual([])
  })

  it('with a token from two rotations ago ends the session even at once', async () => {
    const { headers } = await refresh(learner.cookie)
    api.clock.now += 60_000
    const latest = await refresh(cookieFrom(headers))
    expect((await refresh(learner.cookie)).body.code).toBe('session_expired')
    expect((await refresh(cookieFrom(latest.headers))).body.code).toBe('session_expired')
  })

  it('does not end a session for a token that was never one, even of the same family', async () => {
    const { headers } = await refresh(learner.cookie)
    const own = readCookie(learner.cookie, refreshCookie) ?? ''
    for (const forged of [own.slice(0, -1), `${own}x`, 'x'.repeat(65), '', 'ses_1; DROP TABLE sessions']) {
      expect((await refresh(`${refreshCookie}=${forged}`)).body.code).toBe('session_expired')
    }
    expect((await refresh(cookieFrom(headers))).status).toBe(200)
  })

  it('[part of C-40.expiry] ends after 14 idle days', async () => {
    api.clock.now += 14 * dayMs
    expect((await refresh(learner.cookie)).body.code).toBe('session_expired')
  })

  it('[C-40.expiry] ends after 30 days, however often it is used', async () => {
    let { cookie } = learner
    for (let days = 0; days < 29; days += 1) {
      api.clock.now += dayMs
      const { status, headers } = await refresh(cookie)
      expect(status).toBe(200)
      cookie = cookieFrom(headers)
    }
    api.clock.now += dayMs
    expect((await refresh(cookie)).body.code).toBe('session_expired')
  })

  it('takes the role as it is now, and its idle life', async () => {
    await env.DB.prepare("UPDATE profiles SET role = 'admin' WHERE id = ?").bind(learner.id).run()
    const { body, headers } = await refresh(learner.cookie)
    expect(body.user?.role).toBe('admin')
    expect(headers.getSetCookie()[1]).toContain(`Max-Age=${12 * 60 * 60};`)
  })

  it('of another site is refused and changes nothing', async () => {
    const { body } = await post(api, 'refresh', { cookie: learner.cookie, origin: 'https://evil.test' })
    expect(body.code).toBe('cross_site_request')
    expect((await refresh(learner.cookie)).status).toBe(200)
  })

  it('answers "unavailable" and keeps the cookies when the database cannot be reached', async () => {
    const { status, headers } = await post(startApi({ db: failingDatabase() }), 'refresh', {
      cookie: learner.cookie,
    })
    expect([status, headers.getSetCookie()]).toEqual([503, []])
  })
})

describe('signing out', () => {
  it.each([
    ['both cookies', (cookie: string) => cookie],
    ['the refresh cookie alone', (cookie: string) => cookie.split('; ')[1] ?? ''],
    ['the access cookie alone', (cookie: string) => cookie.split('; ')[0] ?? ''],
  ])('[S-302] [S-511.sign-out] ends the session and takes the cookies back, with %s', async (_, pick) => {
    const { status, headers } = await post(api, 'logout', { cookie: pick(learner.cookie) })
    expect([status, headers.getSetCookie().map((line) => line.includes('Max-Age=0'))]).toEqual([204, [true, true]])
    expect((await post(api, 'refresh', { cookie: learner.cookie })).body.code).toBe('session_expired')
    expect(await auditRows('session.signed_out', learner.sessionId)).toMatchObject([{ actor_id: learner.id }])
  })

  it('[S-302] takes the cookies back also when there is no session, or no database', async () => {
    expect((await post(api, 'logout')).status).toBe(204)
    const { status, headers } = await post(startApi({ db: failingDatabase() }), 'logout', {
      cookie: learner.cookie,
    })
    expect([status, headers.getSetCookie().length]).toEqual([503, 2])
  })
})

describe('the session', () => {
  const session = (cookie?: string) => api.call('/api/auth/session', cookie ? { headers: { cookie } } : {})

  it('[S-511.session] says who is signed in and until when the access token holds', async () => {
    const { status, body } = await session(learner.cookie)
    expect([status, body.user?.id, body.expiresAt]).toEqual([200, learner.id, '2026-11-15T12:10:00.000Z'])
  })

  it('[S-511.is-admin] says whether somebody is an admin, by the role that is stored', async () => {
    const isAdmin = async (role: Role) => (await session((await aUser(role)).cookie)).body.user?.role === 'admin'
    expect([await isAdmin('admin'), await isAdmin('educator'), await isAdmin('student')]).toEqual([true, false, false])
  })

  it('is nobody for a visitor, without asking the database', async () => {
    const watched = watch(env.DB)
    const { body } = await startApi({ db: watched.db }).call('/api/auth/session')
    expect([body, watched.roundTrips]).toEqual([{ user: null, expiresAt: null }, 0])
  })

  it('[part of C-40.visible] is nobody after it was revoked while its page was open', async () => {
    await env.DB.prepare('UPDATE sessions SET revoked_at = 1 WHERE id = ?').bind(learner.sessionId).run()
    expect((await session(learner.cookie)).body).toEqual({ user: null, expiresAt: null })
  })

  it('is nobody when the access token is over', async () => {
    api.clock.now += 10 * minuteMs
    expect((await session(learner.cookie)).body.user).toBeNull()
  })
})

const keyOf = async (text: string) => toHex(await hmac(secret, text))
