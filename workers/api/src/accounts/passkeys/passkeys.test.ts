import { env } from 'cloudflare:workers'
import { getOwnAccount } from '@kere/contracts/accounts/account-settings'
import { login } from '@kere/contracts/accounts/auth'
import * as endpoints from '@kere/contracts/accounts/passkeys'
import {
  getSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
} from '@kere/contracts/accounts/second-factor'
import { listUsers } from '@kere/contracts/accounts/user-accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAuthenticator } from '../../../test/authenticator.ts'
import { startApi } from '../../../test/call-api.ts'
import { aPasskey } from '../../../test/passkeys.ts'
import { aSecondFactor } from '../../../test/second-factor.ts'
import { aUser, cookieFrom, password, type TestUser } from '../../../test/sessions.ts'

type Api = ReturnType<typeof startApi>
type Authenticator = Awaited<ReturnType<typeof anAuthenticator>>
type Changes = Parameters<Authenticator['prove']>[1]

const minuteMs = 60_000
const count = async (table: string, where = '1') =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<{ n: number }>())!.n
const mailsTo = async ({ email }: TestUser) =>
  (await env.DB.prepare('SELECT template FROM outbox WHERE to_address = ? ORDER BY id').bind(email).all()).results.map(
    ({ template }) => template,
  )
const audited = async () =>
  (await env.DB.prepare('SELECT action FROM audit_log ORDER BY id').all()).results.map(({ action }) => action)
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const withCookie = ({ cookie }: { cookie: string }, headers: Headers) => ({
  cookie: [cookie, cookieFrom(headers)].filter(Boolean).join('; '),
})

async function begin(api: Api, user: TestUser) {
  const { body, headers } = await api.ask(endpoints.beginPasskey, { as: user })
  return { options: body, as: withCookie(user, headers) }
}

async function add(api: Api, user: TestUser, authenticator: Authenticator, changes: Changes = {}) {
  const { options, as } = await begin(api, user)
  const credential = await authenticator.make(options, changes)
  return api.ask(endpoints.addPasskey, { as, body: { name: 'My phone', credential } })
}

/** Asks for a challenge, and gives the answer of the authenticator with the cookies that belong to it. */
async function answer(api: Api, authenticator: Authenticator, changes: Changes = {}, as = { cookie: '' }) {
  const { body, headers } = await api.ask(endpoints.beginPasskeyProof, {})
  return { credential: await authenticator.prove(body, changes), as: withCookie(as, headers) }
}

async function signIn(api: Api, authenticator: Authenticator, changes: Changes = {}) {
  const { credential, as } = await answer(api, authenticator, changes)
  return api.ask(endpoints.signInWithPasskey, { as, body: { credential } })
}

let api: Api
let user: TestUser
let phone: Authenticator
beforeEach(async () => {
  api = startApi()
  user = await aUser('student')
  phone = await anAuthenticator()
})

describe('a passkey', () => {
  it('is added for an account that it names by an id alone, is listed, and its owner is told', async () => {
    const { options } = await begin(api, user)
    expect(options).toMatchObject({
      rp: { id: 'kere.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect(atob(options.user.id)).toBe(user.id)
    const { status, body } = await add(api, user, phone)
    expect(status).toBe(201)
    expect(body.passkey).toMatchObject({ name: 'My phone', createdAt: '2026-11-15T12:00:00.000Z', lastUsedAt: null })
    expect((await api.ask(endpoints.listPasskeys, { as: user })).body.items).toEqual([body.passkey])
    expect(await mailsTo(user)).toEqual(['passkey_added'])
    expect(await audited()).toContain('account.passkey_added')
    expect((await begin(api, user)).options.excludeCredentials).toEqual([{ id: phone.id, type: 'public-key' }])

    const again = await add(api, user, phone)
    expect([again.status, again.body.code]).toEqual([409, 'passkey_known'])
    const byOther = await add(api, await aUser('student'), phone)
    expect([byOther.status, byOther.body.code]).toEqual([409, 'passkey_known'])
  })

  it('brings recovery codes with the first second factor only, and they go with the last', async () => {
    const first = await add(api, user, phone)
    expect(new Set(first.body.recoveryCodes).size).toBe(10)
    const second = await add(api, user, await anAuthenticator())
    expect(second.body.recoveryCodes).toBeNull()
    expect((await api.ask(getSecondFactor, { as: user })).body).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 10,
      hasPasskey: true,
    })
    expect((await api.ask(replaceRecoveryCodes, { as: user })).body.recoveryCodes).toHaveLength(10)
    const remove = (id: string) => api.ask(endpoints.removePasskey, { as: user, params: { id } })
    expect((await remove(second.body.passkey.id)).status).toBe(204)
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(10)
    expect((await remove(first.body.passkey.id)).status).toBe(204)
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(0)
    expect((await mailsTo(user)).filter((template) => template === 'passkey_removed')).toHaveLength(2)
    expect((await api.ask(login, { body: { email: user.email, password } })).status).toBe(200)
  })

  it('keeps the recovery codes when the app is turned off, and the app keeps them when it is removed', async () => {
    await aSecondFactor(user)
    const added = await add(api, user, phone)
    expect(added.body.recoveryCodes).toBeNull()
    expect((await api.ask(removeSecondFactor, { as: user })).status).toBe(204)
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(1)
    await aSecondFactor(user)
    await api.ask(endpoints.removePasskey, { as: user, params: { id: added.body.passkey.id } })
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(1)
  })

  it('is one of ten at most, of a thousand that are begun at once', async () => {
    const begun = await Promise.all(Array.from({ length: 1000 }, () => begin(api, user)))
    const withChallenge = begun.filter(({ options }) => 'challenge' in options)
    expect(withChallenge).toHaveLength(120)
    api.clock.now += minuteMs
    const answers = await Promise.all(
      withChallenge.map(async ({ options, as }) => {
        const credential = await (await anAuthenticator()).make(options)
        return api.ask(endpoints.addPasskey, { as, body: { name: 'My phone', credential } })
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(await count('passkeys', `user_id = '${user.id}'`)).toBe(10)
    expect(await count('recovery_codes', `user_id = '${user.id}'`)).toBe(10)
    api.clock.now += minuteMs
    const more = await api.ask(endpoints.beginPasskey, { as: user })
    expect([more.status, more.body.code]).toEqual([409, 'too_many_passkeys'])
  })

  it.each([
    ['another origin', { origin: 'https://kere.test.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['nobody verified', { isVerified: false }],
  ])('is not added with %s', async (_, changes) => {
    const refused = await add(api, user, phone, changes)
    expect([refused.status, refused.body.code]).toEqual([409, 'passkey_setup_over'])
    expect(await count('passkeys', `user_id = '${user.id}'`)).toBe(0)
  })

  it('is not added with a challenge that was used, is too old, or belongs to another user or act', async () => {
    const codeOf = async (as: { cookie: string }, credential: endpoints.MadeCredential) =>
      (await api.ask(endpoints.addPasskey, { as, body: { name: 'My phone', credential } })).body.code
    const used = await begin(api, user)
    expect(await codeOf(used.as, await phone.make(used.options, { origin: 'https://evil.example' }))).toBe(
      'passkey_setup_over',
    )
    expect(await codeOf(used.as, await phone.make(used.options))).toBe('passkey_setup_over')
    const ofOther = await begin(api, await aUser('student'))
    const challenge = ofOther.as.cookie.split('; ').at(-1)!
    expect(await codeOf({ cookie: `${user.cookie}; ${challenge}` }, await phone.make(ofOther.options))).toBe(
      'passkey_setup_over',
    )
    const { body, headers } = await api.ask(endpoints.beginPasskeyProof, {})
    const credential = await phone.make({ ...used.options, challenge: body.challenge })
    expect(await codeOf(withCookie(user, headers), credential)).toBe('passkey_setup_over')
    const late = await begin(api, user)
    api.clock.now += 5 * minuteMs
    expect(await codeOf(late.as, await phone.make(late.options))).toBe('passkey_setup_over')
    expect(await count('passkeys', `user_id = '${user.id}'`)).toBe(0)
  })

  it('is begun and removed with a fresh proof only, and by its owner', async () => {
    const { id } = await aPasskey(user)
    const remove = (as: TestUser) => api.ask(endpoints.removePasskey, { as, params: { id } })
    expect((await remove(await aUser('student'))).status).toBe(404)
    await env.DB.prepare('UPDATE sessions SET proved_at = proved_at - ?')
      .bind(10 * minuteMs)
      .run()
    expect((await remove(user)).body.code).toBe('fresh_proof_needed')
    expect((await api.ask(endpoints.beginPasskey, { as: user })).body.code).toBe('fresh_proof_needed')
  })

  it('is deleted by an admin’s reset', async () => {
    await add(api, user, phone)
    const admin = await aUser('admin')
    const reset = () =>
      api.ask(resetSecondFactor, { as: admin, params: { id: user.id }, body: { reason: 'The phone is lost' } })
    expect((await reset()).body.hasSecondFactor).toBe(false)
    expect(await count('passkeys', `user_id = '${user.id}'`)).toBe(0)
    expect((await api.ask(getOwnAccount, { as: user })).status).toBe(401)
    expect((await signIn(api, phone)).body.code).toBe('passkey_refused')
    expect((await reset()).body.code).toBe('second_factor_off')
  })

  it('is the second factor that admins must have: who removes the last one may only make another', async () => {
    const strict = startApi({ settings: { SECOND_FACTOR_OF_ADMINS: undefined } as never })
    const admin = await aUser('admin')
    const users = () => strict.ask(listUsers, { as: admin, query: {} })
    expect((await users()).body.code).toBe('second_factor_required')
    const { body } = await add(strict, admin, phone)
    expect((await users()).status).toBe(200)
    expect((await signIn(strict, phone)).body.user.securityTask).toBeNull()
    await strict.ask(endpoints.removePasskey, { as: admin, params: { id: body.passkey.id } })
    expect((await users()).body.code).toBe('second_factor_required')
    expect((await signIn(strict, phone)).body.code).toBe('passkey_refused')
    expect((await add(strict, admin, await anAuthenticator())).status).toBe(201)
    expect((await users()).status).toBe(200)
  })
})

describe('signing in with a passkey', () => {
  it('needs neither address nor password nor code, and leads on', async () => {
    await add(api, user, phone)
    api.clock.now += minuteMs
    const { credential, as } = await answer(api, phone)
    const asked = { as, body: { credential, next: '/dashboard/courses' } }
    const { status, body, headers } = await api.ask(endpoints.signInWithPasskey, asked)
    expect([status, body.user.id, body.next]).toEqual([200, user.id, '/dashboard/courses'])
    const signedIn = { cookie: cookieFrom(headers) }
    expect((await api.ask(getOwnAccount, { as: signedIn })).status).toBe(200)
    const { items } = (await api.ask(endpoints.listPasskeys, { as: signedIn })).body
    expect(items[0]!.lastUsedAt).toBe('2026-11-15T12:01:00.000Z')
    expect(await audited()).toContain('session.signed_in')
  })

  it('leads nowhere but to a page of this site', async () => {
    await add(api, user, phone)
    const { credential, as } = await answer(api, phone)
    const asked = { as, body: { credential, next: 'https://evil.example/' } }
    expect((await api.ask(endpoints.signInWithPasskey, asked)).body.next).toBeNull()
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin without TLS', { origin: 'http://kere.test' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['nobody verified', { isVerified: false }],
    ['the handle of another user', { userHandle: 'dXNyXzE' }],
    [
      'a signature of something else',
      { signature: 'MEQCIAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gAiABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fIA' },
    ],
  ])('is refused with %s, in the words for an unknown passkey', async (_, changes) => {
    await add(api, user, phone)
    const before = await count('sessions')
    const unknown = await signIn(api, await anAuthenticator())
    const refused = await signIn(api, phone, changes)
    expect([refused.status, refused.body]).toEqual([401, { ...unknown.body, instance: refused.body.instance }])
    expect(refused.body.code).toBe('passkey_refused')
    expect(await count('sessions')).toBe(before)
    expect(await audited()).toContain('session.passkey_refused')
    expect((await signIn(api, phone)).status).toBe(200)
  })

  it('is refused to who gives the key of another account', async () => {
    await add(api, user, phone)
    const other = await anAuthenticator()
    await add(api, await aUser('student'), other)
    const { credential, as } = await answer(api, other)
    const forged = {
      ...credential,
      id: phone.id,
      rawId: phone.id,
      response: { ...credential.response, userHandle: null },
    }
    const refused = await api.ask(endpoints.signInWithPasskey, { as, body: { credential: forged } })
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_refused'])
  })

  it('takes an answer once, of any number at once, and a challenge for five minutes, from its browser', async () => {
    await add(api, user, phone)
    const { credential, as } = await answer(api, phone)
    const send = (by: { cookie: string }) => api.ask(endpoints.signInWithPasskey, { as: by, body: { credential } })
    expect((await send({ cookie: '' })).status).toBe(401)
    const other = await answer(api, phone)
    expect((await send(other.as)).status).toBe(401)
    expect(statusesOf(await Promise.all([send(as), send(as), send(as)]))).toEqual([200, 401, 401])

    const late = await answer(api, phone)
    api.clock.now += 5 * minuteMs
    const refused = await api.ask(endpoints.signInWithPasskey, { as: late.as, body: { credential: late.credential } })
    expect(refused.body.code).toBe('passkey_refused')
  })

  it('refuses a counter that does not rise, unless the authenticator counts nothing', async () => {
    await add(api, user, phone)
    expect((await signIn(api, phone, { counter: 7 })).status).toBe(200)
    expect((await signIn(api, phone, { counter: 7 })).body.code).toBe('passkey_refused')
    expect((await signIn(api, phone, { counter: 6 })).body.code).toBe('passkey_refused')
    expect((await signIn(api, phone, { counter: 0 })).body.code).toBe('passkey_refused')
    expect((await signIn(api, phone, { counter: 8 })).status).toBe(200)
    const synced = await anAuthenticator()
    await add(api, user, synced, { counter: 0 })
    expect((await signIn(api, synced, { counter: 0 })).status).toBe(200)
    expect((await signIn(api, synced, { counter: 0 })).status).toBe(200)
  })

  it('is refused once the passkey is removed', async () => {
    const { body } = await add(api, user, phone)
    const given = await answer(api, phone)
    await api.ask(endpoints.removePasskey, { as: user, params: { id: body.passkey.id } })
    const refused = await api.ask(endpoints.signInWithPasskey, { as: given.as, body: { credential: given.credential } })
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_refused'])
  })

  it('is refused to an account that is suspended', async () => {
    await add(api, user, phone)
    const suspend = "INSERT INTO suspensions (user_id, reason, suspended_at) VALUES (?, 'Spam', 1)"
    await env.DB.prepare(suspend).bind(user.id).run()
    expect((await signIn(api, phone)).body.code).toBe('account_suspended')
  })

  it('is limited to 20 wrong answers in 15 minutes, for a passkey that exists and for one that does not', async () => {
    await add(api, user, phone)
    for (const authenticator of [phone, await anAuthenticator()]) {
      const codes = []
      for (let index = 0; index < 21; index += 1)
        codes.push((await signIn(api, authenticator, { origin: 'https://evil.example' })).body.code)
      expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'passkey_refused'))
      expect(codes[20]).toBe('too_many_attempts')
    }
    api.clock.now += 15 * minuteMs
    expect((await signIn(api, phone)).status).toBe(200)
  })

  it('leaves nobody without the password to learn who has one, by words or by time', async () => {
    await add(api, user, phone)
    const other = await aUser('student')
    const tried = await Promise.all(
      [user, other].map(({ email }) => api.ask(login, { body: { email, password: 'not the password' } })),
    )
    expect(tried[1]!.body).toEqual({ ...tried[0]!.body, instance: tried[1]!.body.instance })
    expect(tried[0]!.body.code).toBe('invalid_credentials')
    for (const authenticator of [phone, await anAuthenticator()]) {
      const { credential, as } = await answer(api, authenticator, { challenge: 'AAAA' })
      api.waits.length = 0
      await api.ask(endpoints.signInWithPasskey, { as, body: { credential } })
      expect(api.waits).toEqual([400])
    }
  })

  it('gets the same challenge for everybody, without a row until it is answered', async () => {
    await add(api, user, phone)
    const before = await count('spent_challenges')
    const { body } = await api.ask(endpoints.beginPasskeyProof, {})
    expect(Object.keys(body)).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    expect(await count('spent_challenges')).toBe(before)
  })
})

describe('a passkey after the password', () => {
  async function firstStep({ email }: TestUser) {
    const { body, headers } = await api.ask(login, { body: { email, password } })
    expect(body.code).toBe('second_factor_needed')
    return { cookie: cookieFrom(headers) }
  }

  async function prove(ticket: { cookie: string }, authenticator: Authenticator) {
    const { credential, as } = await answer(api, authenticator, {}, ticket)
    return api.ask(endpoints.proveSecondFactorByPasskey, { as, body: { credential } })
  }

  it('begins the session and uses the ticket up, as a recovery code does', async () => {
    const added = await add(api, user, phone)
    const ticket = await firstStep(user)
    const { status, body, headers } = await prove(ticket, phone)
    expect([status, body.user.id]).toEqual([200, user.id])
    expect((await api.ask(getOwnAccount, { as: { cookie: cookieFrom(headers) } })).status).toBe(200)
    expect((await prove(ticket, phone)).body.code).toBe('ticket_expired')
    const code = added.body.recoveryCodes![0]!
    const byCode = await api.ask(proveSecondFactor, { as: await firstStep(user), body: { code } })
    expect(byCode.status).toBe(200)
  })

  it('is refused if it belongs to another account, and without a ticket', async () => {
    await add(api, user, phone)
    const other = await anAuthenticator()
    await add(api, await aUser('student'), other)
    expect((await prove(await firstStep(user), other)).body.code).toBe('passkey_refused')
    expect((await prove({ cookie: '' }, phone)).body.code).toBe('ticket_expired')
  })
})

describe('a fresh proof', () => {
  it('is given by a passkey of the caller', async () => {
    await add(api, user, phone)
    const other = await anAuthenticator()
    await add(api, await aUser('student'), other)
    await env.DB.prepare('UPDATE sessions SET proved_at = proved_at - ?')
      .bind(11 * minuteMs)
      .run()
    const prove = async (authenticator: Authenticator) => {
      const { credential, as } = await answer(api, authenticator, {}, user)
      return api.ask(endpoints.proveAnewByPasskey, { as, body: { credential } })
    }
    const replace = () => api.ask(replaceRecoveryCodes, { as: user })
    expect((await prove(other)).body.code).toBe('passkey_refused')
    expect((await replace()).body.code).toBe('fresh_proof_needed')
    expect((await prove(phone)).status).toBe(204)
    expect((await replace()).status).toBe(201)
  })
})
