import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/accounts/second-factor'
import { login } from '@kere/contracts/accounts/auth'
import { getOwnAccount, changePassword } from '@kere/contracts/accounts/account-settings'
import { listUsers } from '@kere/contracts/accounts/user-accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aSecondFactor, codeAt, key, recoveryCode } from '../../../test/second-factor.ts'
import { aUser, cookieFrom, password, secret, superAdminEmail, type TestUser } from '../../../test/sessions.ts'
import { hashHex } from '../../base/digests.ts'
import { describeKey, keyOwner, periodOfCode, readCode } from './second-factor.domain.ts'
import { openKey, sealKey } from '../../base/sealed-key.ts'

const start = Date.parse('2026-11-15T12:00:00Z')
const minuteMs = 60_000
const count = async (table: string, where = '1') =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<{ n: number }>())!.n
const mailsTo = async ({ email }: TestUser) =>
  (await env.DB.prepare('SELECT template FROM outbox WHERE to_address = ? ORDER BY id').bind(email).all()).results.map(
    ({ template }) => template,
  )
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const audited = async () =>
  (await env.DB.prepare('SELECT action FROM audit_log ORDER BY id').all()).results.map(({ action }) => action)

/** Signs in with the password and returns the cookie for the second step. */
async function firstStep(api: ReturnType<typeof startApi>, { email }: TestUser) {
  const { status, body, headers } = await api.ask(login, { body: { email, password } })
  expect([status, body.code]).toEqual([401, 'second_factor_needed'])
  const cookie = cookieFrom(headers)
  expect(cookie).toMatch(/^__Host-kere_ticket=[\w.-]+$/)
  return { cookie }
}

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i s is that of RFC 6238, appendix B', async (seconds, vector) => {
    expect(await codeAt(seconds * 1000, 8)).toBe(vector)
    expect(periodOfCode(key, vector.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('may be one period early or late, and no more', async () => {
    const periods = await Promise.all(
      [-2, -1, 0, 1, 2].map(async (steps) => periodOfCode(key, await codeAt(start + steps * 30_000), start)),
    )
    const now = start / 30_000
    expect(periods).toEqual([null, now - 1, now, now + 1, null])
  })

  it('is read as people type it', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', text: '123456' })
    expect(readCode('ABCD-EFGH ijkm npqr stuv wxyz')).toEqual({ kind: 'recovery', text: 'abcdefghijkmnpqrstuvwxyz' })
    expect(['', '12345', '1234567', 'abcd-efgh'].map(readCode)).toEqual([null, null, null, null])
  })

  it('has a key that an app reads from its address', () => {
    const { key: typed, uri } = describeKey(key, 'asha@example.in')
    expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/\w+:asha%40example\.in\?issuer=\w+&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&/,
    )
  })

  it('has a key that is stored encrypted, for one user and under one secret', async () => {
    const sealed = await sealKey(key, secret, keyOwner('usr_1'), new Uint8Array(12))
    expect(sealed).not.toContain('12345678901234567890')
    expect(await openKey(sealed, [secret], keyOwner('usr_1'))).toEqual(key)
    expect(await openKey(sealed, [secret], keyOwner('usr_2'))).toBeNull()
    expect(await openKey(sealed, ['another secret of the same length'], keyOwner('usr_1'))).toBeNull()
  })
})

describe('setting up', () => {
  it('counts once a first code has confirmed it, shows ten recovery codes once, and tells the owner', async () => {
    const api = startApi()
    await aSecondFactor(await aUser('student'))
    const user = await aUser('student')
    const begun = await api.ask(endpoints.beginSecondFactor, { as: user })
    expect(begun.status).toBe(201)
    expect((await api.ask(login, { body: { email: user.email, password } })).status).toBe(200)
    expect((await api.ask(endpoints.confirmSecondFactor, { as: user, body: { code: '000000' } })).body.errors).toEqual([
      { pointer: '/body/code', detail: 'This code is wrong or was used before' },
    ])

    const { sealed_key: sealed } = (await env.DB.prepare('SELECT sealed_key FROM second_factors WHERE user_id = ?')
      .bind(user.id)
      .first())!
    const made = (await openKey(String(sealed), [secret], keyOwner(user.id)))!
    const code = await codeAt(start, 6, 'SHA-1', made)
    const confirmed = await api.ask(endpoints.confirmSecondFactor, { as: user, body: { code } })
    expect(confirmed.status).toBe(201)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    for (const each of confirmed.body.recoveryCodes)
      expect(each).toMatch(/^(?:[2-9a-km-np-z]{4}-){5}[2-9a-km-np-z]{4}$/)
    expect(await mailsTo(user)).toEqual(['second_factor_on'])
    expect(await audited()).toContain('account.second_factor_on')
    expect((await api.ask(endpoints.getSecondFactor, { as: user })).body).toEqual({
      isOn: true,
      isRequired: false,
      since: '2026-11-15T12:00:00.000Z',
      recoveryCodesLeft: 10,
      hasPasskey: false,
    })
    const again = await api.ask(endpoints.confirmSecondFactor, { as: user, body: { code } })
    expect([again.status, again.body.code]).toEqual([409, 'no_setup'])
    expect((await api.ask(endpoints.beginSecondFactor, { as: user })).body.code).toBe('second_factor_on')

    const cookie = await firstStep(api, user)
    const replayed = await api.ask(endpoints.proveSecondFactor, { as: cookie, body: { code } })
    expect(replayed.body.code).toBe('validation_failed')
  })

  it('stores only the hashes of recovery codes', async () => {
    const user = await aUser('student')
    await aSecondFactor(user)
    const { body } = await startApi().ask(endpoints.replaceRecoveryCodes, { as: user })
    const { results } = await env.DB.prepare('SELECT code_hash FROM recovery_codes WHERE user_id = ?')
      .bind(user.id)
      .all()
    const hashes = await Promise.all(body.recoveryCodes.map((code) => hashHex(code.replaceAll('-', ''))))
    expect(results.map(({ code_hash: hash }) => String(hash)).toSorted()).toEqual(hashes.toSorted())
  })

  it('is undone with a fresh proof, and so are the recovery codes replaced', async () => {
    const api = startApi()
    const user = await aUser('student')
    await aSecondFactor(user)
    const replaced = await api.ask(endpoints.replaceRecoveryCodes, { as: user })
    expect(replaced.body.recoveryCodes).toHaveLength(10)
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(10)
    expect((await api.ask(endpoints.removeSecondFactor, { as: user })).status).toBe(204)
    expect((await api.ask(endpoints.removeSecondFactor, { as: user })).status).toBe(204)
    const left = await Promise.all(
      ['second_factors', 'recovery_codes'].map((table) => count(table, `user_id = '${user.id}'`)),
    )
    expect(left).toEqual([0, 0])
    expect(await mailsTo(user)).toEqual(['recovery_codes_replaced', 'second_factor_off'])
    expect((await api.ask(endpoints.replaceRecoveryCodes, { as: user })).body.code).toBe('second_factor_off')
    expect((await api.ask(login, { body: { email: user.email, password } })).status).toBe(200)
  })
})

describe('the second step of a sign-in', () => {
  let user: TestUser
  let api: ReturnType<typeof startApi>
  beforeEach(async () => {
    api = startApi()
    user = await aUser('educator')
    await aSecondFactor(user)
  })
  const prove = (as: { cookie: string }, code: string, next?: string) =>
    api.ask(endpoints.proveSecondFactor, { as, body: { code, ...(next !== undefined && { next }) } })

  it('begins the session, and not before', async () => {
    const before = await count('sessions')
    const ticket = await firstStep(api, user)
    expect(await count('sessions')).toBe(before)
    expect((await api.ask(getOwnAccount, { as: ticket })).status).toBe(401)

    const { status, body, headers } = await prove(ticket, await codeAt(), '/dashboard/courses')
    expect([status, body.user.id, body.next]).toEqual([200, user.id, '/dashboard/courses'])
    expect((await api.ask(getOwnAccount, { as: { cookie: cookieFrom(headers) } })).status).toBe(200)
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-kere_ticket=; Max-Age=0/))
    expect(await audited()).toContain('session.signed_in')
    expect((await prove(ticket, await codeAt(start + 30_000))).body.code).toBe('ticket_expired')
  })

  it('leads nowhere but to a page of this site', async () => {
    expect((await prove(await firstStep(api, user), await codeAt(), 'https://evil.example/')).body.next).toBeNull()
  })

  it('accepts a code and a ticket only once, of any number that try at once', async () => {
    const tickets = [await firstStep(api, user), await firstStep(api, user), await firstStep(api, user)]
    const code = await codeAt()
    const answers = await Promise.all(tickets.map((ticket) => prove(ticket, code)))
    expect(statusesOf(answers)).toEqual([200, 422, 422])

    const ticket = await firstStep(api, user)
    const both = await Promise.all([prove(ticket, await codeAt(start + 30_000)), prove(ticket, recoveryCode)])
    expect(statusesOf(both)).toEqual([200, expect.toBeOneOf([401, 422])])
  })

  it('accepts a recovery code once, of any number that try at once, and tells the owner', async () => {
    const tickets = [await firstStep(api, user), await firstStep(api, user)]
    const answers = await Promise.all(tickets.map((ticket) => prove(ticket, recoveryCode.toUpperCase())))
    expect(statusesOf(answers)).toEqual([200, 422])
    expect((await mailsTo(user)).filter((template) => template === 'recovery_code_used')).toHaveLength(1)
    expect((await prove(await firstStep(api, user), recoveryCode)).status).toBe(422)
  })

  it('refuses the code of another user', async () => {
    const other = await aUser('student')
    expect((await prove(await firstStep(api, user), await codeAt(start + 10 * minuteMs))).status).toBe(422)
    await aSecondFactor(other)
    await prove(await firstStep(api, other), recoveryCode)
    expect(await count('recovery_codes', `user_id = '${user.id}' AND used_at IS NULL`)).toBe(1)
  })

  it('ends a ticket after five tries, after ten minutes, and with the password', async () => {
    const ticket = await firstStep(api, user)
    const tries = await Promise.all(Array.from({ length: 7 }, () => prove(ticket, '000000')))
    expect(tries.filter(({ body }) => body.code === 'validation_failed')).toHaveLength(5)
    expect(tries.filter(({ body }) => body.code === 'ticket_expired')).toHaveLength(2)
    expect((await prove(ticket, await codeAt())).body.code).toBe('ticket_expired')
    expect((await prove(await firstStep(api, user), await codeAt())).body.code).toBe('too_many_attempts')

    api.clock.now += 20 * minuteMs
    const late = await firstStep(api, user)
    api.clock.now += 10 * minuteMs
    expect((await prove(late, await codeAt(api.clock.now))).body.code).toBe('ticket_expired')

    const other = await firstStep(api, user)
    await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind('another', user.id).run()
    expect((await prove(other, await codeAt(api.clock.now))).body.code).toBe('ticket_expired')
    expect((await prove({ cookie: '__Host-kere_ticket=made.up.one' }, await codeAt())).body.code).toBe('ticket_expired')
  })

  it('refuses more than 20 wrong codes of an account in a day, from any number of networks', async () => {
    const refused = []
    for (let index = 0; index < 21; index += 1) {
      const { cookie } = await firstStep(api, user)
      const { body } = await api.call('/api/auth/second-factor', {
        method: 'POST',
        headers: {
          origin: 'https://kere.test',
          'content-type': 'application/json',
          cookie,
          'cf-connecting-ip': `198.51.100.${index}`,
        },
        body: JSON.stringify({ code: '000000' }),
      })
      refused.push(body.code)
      await env.DB.prepare(`DELETE FROM throttled_acts WHERE at < ?`).bind(0).run()
    }
    expect(refused.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'validation_failed'))
    expect(refused[20]).toBe('too_many_attempts')
  })
})

describe('an admin’s reset', () => {
  it('turns the factor off with a reason, ends every session, and is told and audited', async () => {
    const api = startApi()
    const [admin, user] = [await aUser('admin'), await aUser('student')]
    const reset = (id: string) =>
      api.ask(endpoints.resetSecondFactor, { as: admin, params: { id }, body: { reason: 'The phone is lost' } })
    expect((await reset(user.id)).body.code).toBe('second_factor_off')
    await aSecondFactor(user)
    expect((await reset(user.id)).body.hasSecondFactor).toBe(false)
    expect((await api.ask(getOwnAccount, { as: user })).status).toBe(401)
    expect((await api.ask(login, { body: { email: user.email, password } })).status).toBe(200)
    expect(await mailsTo(user)).toContain('second_factor_reset')
    expect(await audited()).toContain('user.second_factor_reset')
    expect((await reset(admin.id)).body.code).toBe('own_account')
    expect((await reset('usr_nobody')).status).toBe(404)
    const superAdmin = await aUser('admin', { email: superAdminEmail })
    await aSecondFactor(superAdmin)
    expect((await reset(superAdmin.id)).body.code).toBe('super_admin_protected')
    expect((await api.ask(getOwnAccount, { as: superAdmin })).status).toBe(200)
  })
})

describe('a fresh proof', () => {
  const age = (ms: number) => env.DB.prepare('UPDATE sessions SET proved_at = proved_at - ?').bind(ms).run()

  it('is asked for ten minutes after the last one, and given by the password or a code', async () => {
    const api = startApi()
    const user = await aUser('student')
    await aSecondFactor(user)
    const replace = () => api.ask(endpoints.replaceRecoveryCodes, { as: user })
    const prove = (body: endpoints.NewProof) => api.ask(endpoints.proveAnew, { as: user, body })
    await age(10 * minuteMs - 1)
    expect((await replace()).status).toBe(201)
    await age(1)
    expect((await replace()).body).toMatchObject({ status: 403, code: 'fresh_proof_needed' })
    expect((await prove({})).body.errors).toEqual([{ pointer: '/body/password', detail: 'Enter your password' }])
    expect((await prove({ password: 'not it' })).body.errors).toEqual([
      { pointer: '/body/password', detail: 'This is not your password' },
    ])
    expect((await prove({ code: '000000' })).status).toBe(422)
    expect((await replace()).status).toBe(403)
    expect((await prove({ password })).status).toBe(204)
    expect((await replace()).status).toBe(201)

    await age(11 * minuteMs)
    const code = await codeAt(api.clock.now)
    expect((await replace()).status).toBe(403)
    const both = await Promise.all([prove({ code }), prove({ code })])
    expect(statusesOf(both)).toEqual([204, 422])
    expect((await replace()).status).toBe(201)
  })

  it('leaves the key of the refused request for the try that follows', async () => {
    const api = startApi()
    const [admin, user] = [await aUser('admin'), await aUser('student')]
    await aSecondFactor(user)
    await age(11 * minuteMs)
    const reset = () =>
      api.call(`/api/users/${user.id}/second-factor-resets`, {
        method: 'POST',
        headers: {
          origin: 'https://kere.test',
          'content-type': 'application/json',
          'idempotency-key': 'the-key-of-one-reset',
          cookie: admin.cookie,
        },
        body: JSON.stringify({ reason: 'The phone is lost' }),
      })
    expect((await reset()).body.code).toBe('fresh_proof_needed')
    expect((await api.ask(endpoints.proveAnew, { as: admin, body: { password } })).status).toBe(204)
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(200)
    expect((await mailsTo(user)).filter((template) => template === 'second_factor_reset')).toHaveLength(1)
  })
})

describe('staff who have to secure their account', () => {
  it.each([undefined, '', 'no', 'false'])(
    'are admins without a second factor where the setting is %j',
    async (value) => {
      const api = startApi({ settings: { SECOND_FACTOR_OF_ADMINS: value } as never })
      const admin = await aUser('admin')
      const users = () => api.ask(listUsers, { as: admin, query: {} })
      expect((await users()).body).toMatchObject({ status: 403, code: 'second_factor_required' })
      expect((await api.ask(endpoints.getSecondFactor, { as: admin })).body.isRequired).toBe(true)
      const signedIn = await api.ask(login, { body: { email: admin.email, password } })
      expect(signedIn.body.user.securityTask).toBe('second_factor')
      await aSecondFactor(admin)
      expect((await users()).status).toBe(200)
      expect((await api.ask(getOwnAccount, { as: await aUser('educator') })).status).toBe(200)
    },
  )

  it('see what visitors see where access is optional', async () => {
    const api = startApi({ settings: { SECOND_FACTOR_OF_ADMINS: undefined } as never })
    const admin = await aUser('admin')
    const answered = await api.call('/api/courses?limit=1', { headers: { cookie: admin.cookie } })
    expect(answered.status).toBe(200)
  })

  it('are those with a password shorter than 8 characters, from their next sign-in until they change it', async () => {
    const api = startApi()
    const educator = await aUser('educator')
    const learner = await aUser('student')
    const shorten = `UPDATE sessions SET is_password_short = 1`
    await env.DB.prepare(shorten).run()
    expect((await api.ask(endpoints.beginSecondFactor, { as: educator })).status).toBe(201)
    const refused = await api.call('/api/me/courses', { headers: { cookie: educator.cookie } })
    expect(refused.body.code).toBe('password_too_short')
    expect((await api.ask(endpoints.replaceRecoveryCodes, { as: learner })).body.code).toBe('second_factor_off')
    const change = (body: { currentPassword: string; password: string }) =>
      api.ask(changePassword, { as: educator, body })
    expect((await change({ currentPassword: password, password: 'zqmvxtr' })).body.errors).toEqual([
      { pointer: '/body/password', detail: 'Password must be at least 8 characters' },
    ])
    expect((await change({ currentPassword: password, password: 'zqmvxtrk' })).status).toBe(204)
    const opened = await api.call('/api/me/courses', { headers: { cookie: educator.cookie } })
    expect(opened.body.code).not.toBe('password_too_short')
  })
})
