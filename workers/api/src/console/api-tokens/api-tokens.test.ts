import { env } from 'cloudflare:workers'
import { tokenLimits, tokenScopes } from '@kere/contracts/console/api-token-options'
import { apiTokens as contract, createApiToken, revokeApiToken } from '@kere/contracts/console/api-tokens'
import { endpoints } from '@kere/contracts/endpoints'
import { getOrder, orders } from '@kere/contracts/orders/orders'
import { apiTokens } from '@kere/d1/schema/console/api-tokens'
import { outbox } from '@kere/d1/schema/console/outbox'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../../../test/database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { fixtureOf, thingsOf } from '../../../test/fixtures.ts'
import { makePeople } from '../../../test/people.ts'
import { aUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { prefixOf } from '../../http/api-token.domain.ts'
import { kindOfMail } from '../labels.ts'
import { aToken } from './api-tokens.fixtures.ts'
import { warnOfEndingTokens } from './api-tokens.ts'

beforeEach(emptyDatabase)

const by = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
})
const rowOf = async (id: string) => (await db.select().from(apiTokens).where(eq(apiTokens.id, id)))[0]

const made = { name: 'Accounts', scopes: ['orders:read' as const], days: tokenLimits.days }

describe('making a token', () => {
  it('shows the token once and stores only its hash', async () => {
    const api = startApi({})
    const admin = await aUser('admin')
    const { status, body } = await api.ask(createApiToken, { as: admin, body: made })
    expect(status).toBe(201)
    expect(body.token).toMatch(/^kere_live_[0-9A-HJKMNP-TV-Z]{8}_[0-9A-HJKMNP-TV-Z]{39}$/)
    expect(body.row).toMatchObject({ name: 'Accounts', scopes: ['orders:read'], state: 'active', lastUsedAt: null })
    expect(body.token.startsWith(`${body.row.prefix}_`)).toBe(true)
    expect(Date.parse(body.row.endsAt) - Date.parse(body.row.createdAt)).toBe(90 * 24 * 60 * 60 * 1000)

    const listed = await api.ask(contract.list, { as: admin, query: {} })
    expect(JSON.stringify(listed.body)).not.toContain(body.token.slice(-39))
    const everything = await Promise.all(
      (
        await env.DB.prepare(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
        ).all<{ name: string }>()
      ).results
        .filter(({ name }) => !name.startsWith('sqlite'))
        .map(async ({ name }) => JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results)),
    )
    expect(everything.filter((text) => text.includes(body.token.slice(-39)))).toEqual([])
    expect(everything.some((text) => text.includes('api_token.created'))).toBe(true)
  })

  it('refuses a longer life than a year, no scope, and one that is not known', async () => {
    const api = startApi({})
    const admin = await aUser('admin')
    for (const wrong of [{ days: 366 }, { days: 0 }, { scopes: [] }, { scopes: ['users:write' as never] }]) {
      const { status } = await api.ask(createApiToken, { as: admin, body: { ...made, ...wrong } })
      expect([wrong, status]).toEqual([wrong, 422])
    }
  })

  it('keeps to the most that may be active, whoever is first', async () => {
    const admin = await aUser('admin')
    for (let count = 1; count < tokenLimits.active; count += 1) await aToken(admin.id)
    const answers = await Promise.all([1, 2, 3].map(() => startApi({}).ask(createApiToken, { as: admin, body: made })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
  })

  it('has a checksum, so that a text of the same form is no token', async () => {
    const { token } = await aToken((await aUser('admin')).id)
    const other = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    expect(prefixOf(token)).toBe(token.split('_').slice(0, 3).join('_'))
    expect(prefixOf(other)).toBeUndefined()
    expect(prefixOf(token.toLowerCase())).toBeUndefined()
  })
})

describe('using a token', () => {
  it('reads what its scope names', async () => {
    const { token } = await aToken((await aUser('admin')).id)
    const { status, body, headers } = await startApi().call('/api/orders', by(token))
    expect([status, body.items]).toEqual([200, []])
    expect(headers.getSetCookie()).toEqual([])
  })

  it('opens only endpoints that name a scope, and those only with it', async () => {
    const people = await makePeople()
    const open: string[] = []
    for (const endpoint of endpoints) {
      if (typeof endpoint.access === 'string') continue
      const { values = {}, query, body } = await thingsOf(fixtureOf(endpoint), people)
      const maker = await aUser('admin')
      const { token: all } = await aToken(maker.id, { scopes: [...tokenScopes] })
      const { token: none } = await aToken(maker.id, { scopes: [] })
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '') + query
      const asked = async (token: string) => {
        const { status, body: answer } = await startApi().call(path, {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${token}`,
            // The cookie of an admin beside the token must open nothing.
            cookie: maker.cookie,
            origin: 'https://kere.test',
            'content-type': 'application/json',
          },
          ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        })
        return status < 300 ? 'open' : answer.code
      }
      const expected = endpoint.token ? ['open', 'forbidden'] : ['forbidden', 'forbidden']
      expect([endpoint.name, await asked(all), await asked(none)]).toEqual([endpoint.name, ...expected])
      if (endpoint.token) open.push(`${endpoint.method} ${endpoint.path} ${endpoint.token}`)
    }
    expect(open.toSorted()).toEqual([
      'GET /api/all-courses enrollments:read',
      'GET /api/course-learners enrollments:read',
      'GET /api/educator-applications applications:read',
      'GET /api/educator-applications/:id applications:read',
      'GET /api/fellowship-applications applications:read',
      'GET /api/job-applications applications:read',
      'GET /api/job-applications/:id applications:read',
      'GET /api/managed-posts posts:read',
      'GET /api/orders orders:read',
      'GET /api/orders/:id orders:read',
    ])
  })

  it('takes its bearer for a visitor where everybody may call, whatever cookie comes with it', async () => {
    const admin = await aUser('admin')
    const { token } = await aToken(admin.id, { scopes: [...tokenScopes] })
    const { body } = await startApi().call('/api/auth/session', by(token, { cookie: admin.cookie }))
    expect(body.user).toBeNull()
  })

  it('stops at once when it is revoked, and at its end', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id, token, endsAt } = await aToken(admin.id)
    expect((await api.call('/api/orders', by(token))).status).toBe(200)
    const { body } = await api.ask(revokeApiToken, { as: admin, params: { id } })
    expect(body.state).toBe('revoked')
    expect((await api.call('/api/orders', by(token))).body.code).toBe('unauthenticated')

    const other = await aToken(admin.id)
    api.clock.now = endsAt - 1
    expect((await api.call('/api/orders', by(other.token))).status).toBe(200)
    api.clock.now = endsAt
    expect((await api.call('/api/orders', by(other.token))).body.code).toBe('unauthenticated')
  })

  it.each([
    ['is no admin any more', "UPDATE profiles SET role = 'educator' WHERE id = ?"],
    ['is suspended', "INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'lost laptop')"],
  ])('stops when its maker %s', async (_, change) => {
    const api = startApi()
    const maker = await aUser('admin')
    const { token } = await aToken(maker.id)
    await env.DB.prepare(change).bind(maker.id).run()
    expect((await api.call('/api/orders', by(token))).body.code).toBe('unauthenticated')
    const { body } = await api.ask(contract.list, { as: await aUser('admin'), query: {} })
    expect(body.items[0]?.state).toBe('held')
  })

  it('refuses a token with the prefix of another and a right checksum, and what is none', async () => {
    const api = startApi()
    const { token } = await aToken((await aUser('admin')).id)
    const { token: foreign } = await aToken((await aUser('admin')).id)
    await env.DB.prepare("UPDATE api_tokens SET token_hash = 'ab' WHERE prefix = ?").bind(prefixOf(foreign)).run()
    for (const wrong of [foreign, `${token}0`, 'kere_', `kere_live_${'0'.repeat(8)}_${'0'.repeat(39)}`])
      expect([wrong, (await api.call('/api/orders', by(wrong))).body.code]).toEqual([wrong, 'unauthenticated'])
    expect((await api.call('/api/orders', by(token))).status).toBe(200)
  })

  it('stores its last use, and not again for five minutes', async () => {
    const api = startApi()
    const { id, token } = await aToken((await aUser('admin')).id)
    const began = api.clock.now
    for (const [after, stored] of [
      [0, 0],
      [4 * 60_000, 0],
      [5 * 60_000, 5 * 60_000],
    ] as const) {
      api.clock.now = began + after
      await api.call('/api/orders', by(token))
      expect([after, (await rowOf(id))?.lastUsedAt]).toEqual([after, began + stored])
    }
  })

  it('is limited within a minute, apart from other tokens', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { token } = await aToken(admin.id)
    for (let count = 0; count < tokenLimits.requestsPerMinute; count += 1)
      await api.call('/api/orders/ord_1', by(token))
    const over = await api.call('/api/orders', by(token))
    expect([over.body.code, over.headers.get('retry-after')]).toEqual(['too_many_requests', '60'])
    expect((await api.call('/api/orders', by((await aToken(admin.id)).token))).status).toBe(200)
    api.clock.now += 60_000
    expect((await api.call('/api/orders', by(token))).status).toBe(200)
  })

  it('asks the database nothing for what is no token of this API, nor for a closed endpoint', async () => {
    const refusing = { withSession: () => ({ prepare: () => expect.unreachable(), batch: () => expect.unreachable() }) }
    const api = startApi({ db: refusing as unknown as D1Database })
    const { token } = await aToken((await aUser('admin')).id)
    expect((await api.call('/api/orders', by('kere_live_nothing'))).body.code).toBe('unauthenticated')
    expect((await api.call('/api/users', by(token))).body.code).toBe('forbidden')
  })

  it('says in the contract which of its endpoints are open', () => {
    expect([orders.list.token, orders.csv.token, getOrder.token]).toEqual(['orders:read', undefined, 'orders:read'])
  })
})

it('tells its maker a week before it ends, once, and no maker who is no admin any more', async () => {
  const admin = await aUser('admin')
  const { endsAt } = await aToken(admin.id)
  const gone = await aUser('admin')
  await aToken(gone.id)
  await env.DB.prepare("UPDATE profiles SET role = 'educator' WHERE id = ?").bind(gone.id).run()
  const clock = (at: number) => ({
    db: openDatabase(env.DB),
    at,
    newId,
    requestId: 'clock',
    queueMail: () => undefined,
    kindOfMail,
  })
  const week = tokenLimits.warnedDays * 24 * 60 * 60 * 1000
  await warnOfEndingTokens(clock(endsAt - week - 1))
  expect(await db.select().from(outbox)).toEqual([])
  await warnOfEndingTokens(clock(endsAt - week))
  await warnOfEndingTokens(clock(endsAt - week + 1))
  const mails = await db.select().from(outbox)
  expect(mails.map(({ template, userId }) => [template, userId])).toEqual([['api_token_ends', admin.id]])
})
