import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aSession, aUser, type TestUser } from '../../../test/sessions.ts'
import { describeDevice } from './sessions.domain.ts'

type Session = Awaited<ReturnType<typeof aSession>>

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let api: ReturnType<typeof startApi>
let learner: TestUser
let phone: Session
let other: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student')
  phone = await aSession(learner, firefox)
  other = await aUser('student')
})

const list = async (cookie: string) => (await api.call('/api/me/sessions', { headers: { cookie } })).body.items
const remove = (path: string, cookie: string) =>
  api.call(`/api/me/sessions${path}`, {
    method: 'DELETE',
    headers: { origin: 'https://kere.test', cookie, 'user-agent': firefox },
  })
const sessionCookiesOf = (headers: Headers) => headers.getSetCookie().filter((line) => line.startsWith('__Host-'))
const auditOf = async (action: string, actorId: string) => {
  const { results } = await env.DB.prepare('SELECT * FROM audit_log WHERE action = ? AND actor_id = ?')
    .bind(action, actorId)
    .all()
  return results
}

const mails = async () => {
  const { results } = await env.DB.prepare('SELECT template, to_address, details FROM outbox ORDER BY id').all()
  return results
}

describe('the list of sessions', () => {
  it("shows where one is signed in, the current one marked, and nobody else's", async () => {
    const items = await list(phone.cookie)
    expect(items).toHaveLength(2)
    expect(items).toContainEqual({
      id: phone.sessionId,
      createdAt: '2026-11-15T12:00:00.000Z',
      lastSeenAt: '2026-11-15T12:00:00.000Z',
      device: 'Firefox on Linux',
      isCurrent: true,
    })
    expect(items).toContainEqual(
      expect.objectContaining({ id: learner.sessionId, isCurrent: false, device: 'Unknown device' }),
    )
  })

  it('leaves out what is over', async () => {
    await env.DB.prepare('UPDATE sessions SET idle_expires_at = 1 WHERE id = ?').bind(learner.sessionId).run()
    expect((await list(phone.cookie)).map(({ id }) => id)).toEqual([phone.sessionId])
  })
})

describe('signing others out', () => {
  it('[W-57] ends every other session of the caller at once, and is written down', async () => {
    expect((await remove('', phone.cookie)).status).toBe(204)
    expect((await list(phone.cookie)).map(({ id }) => id)).toEqual([phone.sessionId])
    expect((await remove('', learner.cookie)).status).toBe(401)
    expect(await list(other.cookie)).toHaveLength(1)
    expect(await auditOf('session.others_revoked', learner.id)).toMatchObject([
      { outcome: 'succeeded', subject_id: learner.id, detail: '{"sessions":1}' },
    ])
  })

  it('is told to the owner by mail, with their number, and only where there were any', async () => {
    await aSession(learner, firefox)
    for (let times = 0; times < 3; times += 1) await remove('', phone.cookie)
    expect(await mails()).toEqual([
      {
        template: 'sessions_revoked',
        to_address: learner.email,
        details: '{"firstName":"Ira","sessions":"2","at":"2026-11-15T12:00:00.000Z","device":"Firefox on Linux"}',
      },
    ])
  })
})

it('[W-57] writes nothing down where there was no other to end', async () => {
  await remove('', learner.cookie)
  for (let times = 0; times < 3; times += 1) await remove('', learner.cookie)
  expect(await auditOf('session.others_revoked', learner.id)).toHaveLength(1)
})

describe('signing one out', () => {
  it('[W-57] ends it at once, and is written down', async () => {
    const { status, headers } = await remove(`/${phone.sessionId}`, learner.cookie)
    expect([status, sessionCookiesOf(headers)]).toEqual([204, []])
    expect((await remove('', phone.cookie)).status).toBe(401)
    expect(await auditOf('session.revoked', learner.id)).toMatchObject([{ subject_id: phone.sessionId }])
  })

  it('takes the cookies back where it was the current one', async () => {
    const { headers } = await remove(`/${phone.sessionId}`, phone.cookie)
    expect(sessionCookiesOf(headers)).toHaveLength(2)
  })

  it('is told to the owner by mail, unless it is the current one', async () => {
    await remove(`/${phone.sessionId}`, learner.cookie)
    await remove(`/${phone.sessionId}`, learner.cookie)
    await remove(`/${learner.sessionId}`, learner.cookie)
    await remove(`/${other.sessionId}`, learner.cookie)
    expect(await mails()).toEqual([
      {
        template: 'sessions_revoked',
        to_address: learner.email,
        details: '{"firstName":"Ira","sessions":"1","at":"2026-11-15T12:00:00.000Z","device":"Firefox on Linux"}',
      },
    ])
  })

  it("does not find somebody else's session, one that is over, or one that never was", async () => {
    for (const id of [other.sessionId, 'ses_nothing', 'x'.repeat(64)]) {
      expect((await remove(`/${id}`, learner.cookie)).body.code).toBe('not_found')
    }
    await remove(`/${phone.sessionId}`, learner.cookie)
    expect((await remove(`/${phone.sessionId}`, learner.cookie)).body.code).toBe('not_found')
    expect(await list(other.cookie)).toHaveLength(1)
    expect(await auditOf('session.revoked', learner.id)).toHaveLength(1)
  })
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-A55) SamsungBrowser/30.0 Chrome/150.0 Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/20.0 Safari/605.1.15', 'Safari on macOS'],
  [firefox, 'Firefox on Linux'],
  ['curl/9', 'Unknown device'],
])('names the device behind %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
