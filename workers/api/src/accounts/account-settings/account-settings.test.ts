import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLink } from '../../../test/links.ts'
import { aSession, aUser, cookieFrom, password, type TestUser } from '../../../test/sessions.ts'
import { argon2id } from '../../base/argon2id.ts'
import { hashHex } from '../../base/digests.ts'

const next = 'rain over the lake'

let api: ReturnType<typeof startApi>
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi({ argon2id: (params) => argon2id({ ...params, memorySize: 8, passes: 1 }) })
  learner = await aUser('student')
})

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'cf-connecting-ip': '203.0.113.7',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      ...headers,
    },
    body: JSON.stringify(body),
  })

const change = (body: { currentPassword: string; password: string }, headers: Record<string, string> = {}) =>
  send('PUT', '/api/me/password', body, { cookie: learner.cookie, ...headers })
const unlink = (currentPassword: string) =>
  send('POST', '/api/me/google-unlinkings', { currentPassword }, { cookie: learner.cookie })
const logIn = (given: string) => send('POST', '/api/auth/login', { email: learner.email, password: given })
const account = async () => (await api.call('/api/me/account', { headers: { cookie: learner.cookie } })).body
const isSignedIn = async (cookie: string) =>
  (await api.call('/api/auth/session', { headers: { cookie } })).body.user !== null

const linkGoogle = () =>
  env.DB.prepare(
    "INSERT INTO user_identities (provider, subject, user_id, created_at) VALUES ('google', 'ira-at-google', ?, ?)",
  )
    .bind(learner.id, Date.parse('2026-11-15T12:00:00Z'))
    .run()
const forgetPassword = () => env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(learner.id).run()

const actsOf = async (action: string) =>
  (await env.DB.prepare('SELECT * FROM audit_log WHERE action = ?').bind(action).all()).results
const mails = async () => {
  const { results } = await env.DB.prepare('SELECT * FROM outbox').all<{ details: string }>()
  return results.map(({ details, ...mail }) => ({ ...mail, details: JSON.parse(details) as unknown }))
}

const details = { firstName: 'Ira', at: '2026-11-15T12:00:00.000Z', device: 'Firefox on Linux' }
const wrong = [{ pointer: '/body/currentPassword', detail: 'This is not your current password' }]

describe('a new password', () => {
  it('ends every other session and every link to set one by, and is told by mail', async () => {
    const phone = await aSession(learner)
    const other = await aUser('student')
    const token = await aLink(learner.id, 'reset_password')
    const { status, headers } = await change({ currentPassword: password, password: next })
    expect(status).toBe(204)
    expect([await isSignedIn(learner.cookie), await isSignedIn(phone.cookie), await isSignedIn(other.cookie)]).toEqual([
      true,
      false,
      true,
    ])
    expect((await send('POST', '/api/auth/reset-password', { token, password: 'another rain' })).body.code).toBe(
      'link_used',
    )
    expect(await mails()).toMatchObject([
      { template: 'password_changed', to_address: learner.email, user_id: learner.id, details },
    ])
    expect(await actsOf('account.password_changed')).toMatchObject([
      { actor_id: learner.id, subject_id: learner.id, outcome: 'succeeded', detail: '{"sessions":1}' },
    ])

    expect((await logIn(password)).body.code).toBe('invalid_credentials')
    const known = { cookie: cookieFrom(headers) }
    expect((await send('POST', '/api/auth/login', { email: learner.email, password: next }, known)).status).toBe(200)
    // The browser in which the password was changed does not count as a new one.
    expect((await mails()).map((mail) => (mail as { template?: string }).template)).toEqual(['password_changed'])
  })

  it.each([
    ['wrong', { currentPassword: 'not this one', password: next }, wrong],
    [
      'not given',
      { currentPassword: '', password: next },
      [{ pointer: '/body/currentPassword', detail: 'Enter your current password' }],
    ],
    [
      'as before',
      { currentPassword: password, password },
      [{ pointer: '/body/password', detail: 'This is already your password. Please choose another' }],
    ],
    [
      'too short [S-313]',
      { currentPassword: password, password: 'lake5' },
      [{ pointer: '/body/password', detail: 'Password must be at least 6 characters' }],
    ],
    [
      'too common',
      { currentPassword: password, password: 'password1' },
      [{ pointer: '/body/password', detail: 'This password is too common. Please choose another' }],
    ],
  ])('changes nothing where one is %s', async (_, body, errors) => {
    const phone = await aSession(learner)
    expect(await change(body)).toMatchObject({ status: 422, body: { code: 'validation_failed', errors } })
    expect([await isSignedIn(phone.cookie), await mails()]).toEqual([true, []])
    expect(await actsOf('account.password_changed')).toEqual([])
    expect((await logIn(password)).status).toBe(200)
  })

  it('is set once of two at a time', async () => {
    const answers = await Promise.all(
      [next, 'wind over the lake'].map((wanted) => change({ currentPassword: password, password: wanted })),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 422]))
    expect([(await actsOf('account.password_changed')).length, (await mails()).length]).toEqual([1, 1])
  })

  it('is set once however often it is sent, and what is kept of it cannot be guessed at', async () => {
    const body = { currentPassword: password, password: next }
    const key = { 'idempotency-key': 'k'.repeat(16) }
    expect([(await change(body, key)).status, (await change(body, key)).status]).toEqual([204, 204])
    expect((await mails()).length).toBe(1)
    const { results } = await env.DB.prepare('SELECT request_hash FROM idempotency_keys').all()
    expect(results).toEqual([{ request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
    const sent = JSON.stringify({ body })
    for (const guess of [sent, `PUT /api/me/password ${sent}`, `request PUT /api/me/password ${sent}`])
      expect(results[0]?.request_hash).not.toBe(await hashHex(guess))
  })

  it('cannot be tried out here beside signing in, nor there beside here', async () => {
    await linkGoogle()
    const changeFrom = (currentPassword: string) => change({ currentPassword, password: next })
    const statuses: number[] = []
    for (const guess of [changeFrom, unlink, logIn, changeFrom, unlink])
      statuses.push((await guess(`guess ${statuses.length}`)).status)
    expect(statuses).toEqual([422, 422, 401, 422, 422])
    const answers = [await logIn(password), await changeFrom(password), await unlink(password)]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'too_many_attempts']),
    )
    expect((await actsOf('account.password_refused')).map(({ actor_id, outcome }) => [actor_id, outcome])).toEqual([
      [learner.id, 'refused'],
      [learner.id, 'refused'],
    ])
  })
})

describe('the linked Google account', () => {
  it('is shown, unlinked with the current password, and told by mail', async () => {
    await linkGoogle()
    const { email } = learner
    const google = { linkedAt: '2026-11-15T12:00:00.000Z' }
    expect(await account()).toEqual({ email, language: 'en', hasPassword: true, passwordMinLength: 6, google })
    expect((await unlink('not this one')).body.errors).toEqual(wrong)
    expect((await account()).google).not.toBeNull()

    expect((await unlink(password)).status).toBe(204)
    expect(await account()).toEqual({ email, language: 'en', hasPassword: true, passwordMinLength: 6, google: null })
    expect(await isSignedIn(learner.cookie)).toBe(true)
    expect(await mails()).toMatchObject([{ template: 'google_unlinked', to_address: email, details }])
    expect(await actsOf('account.google_unlinked')).toMatchObject([{ actor_id: learner.id, outcome: 'succeeded' }])
    expect((await unlink(password)).body.code).toBe('google_not_linked')
  })

  it('stays while there is no password, which is set by mail', async () => {
    await linkGoogle()
    await forgetPassword()
    expect(await account()).toMatchObject({ hasPassword: false })
    expect((await unlink(password)).body.code).toBe('password_missing')
    expect((await change({ currentPassword: password, password: next })).body.code).toBe('password_missing')
    expect((await account()).google).not.toBeNull()
    expect((await send('POST', '/api/auth/password-resets', { email: learner.email })).status).toBe(202)
    expect(await mails()).toMatchObject([{ template: 'password_reset', to_address: learner.email }])
  })
})
