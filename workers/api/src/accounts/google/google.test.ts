import { env } from 'cloudflare:workers'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { openProvider } from '../../../test/openid-provider.ts'
import { aSecondFactor, codeAt } from '../../../test/second-factor.ts'
import { aUser, cookieFrom, secret, superAdminEmail } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { namesOf } from '../accounts/names.domain.ts'

type Api = ReturnType<typeof startApi>

const meera = {
  sub: 'meera-at-google',
  email: 'meera@example.kere.test',
  email_verified: true,
  given_name: 'Meera',
  family_name: 'Nair',
}

let api: Api
let provider: ReturnType<typeof openProvider>

beforeEach(async () => {
  await emptyDatabase()
  provider = openProvider(() => api.clock.now)
  api = startApi({ settings: provider.settings })
  vi.stubGlobal('fetch', provider.fetch)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = (path: string, body: unknown, cookie = '') =>
  api.call(path, {
    method: 'POST',
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      cookie,
      'user-agent': 'Firefox/140 Linux',
    },
    body: JSON.stringify(body),
  })

async function start(body: Record<string, unknown> = {}) {
  const { status, headers, body: answer } = await post('/api/auth/google', body)
  return {
    status,
    location: answer.location,
    code: answer.code,
    lines: headers.getSetCookie(),
    cookie: cookieFrom(headers),
  }
}

const finish = (answer: { code: string; state: string }, cookie: string) =>
  post('/api/auth/google/callback', answer, cookie)

async function comeWith(person: Record<string, unknown>, body: Record<string, unknown> = {}, cookies = '') {
  const { location, cookie } = await start(body)
  return finish(provider.agree(location, person), `${cookie}; ${cookies}`)
}

const rowsOf = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const accountOf = async (email: string) =>
  (await rowsOf('SELECT users.*, profiles.* FROM users JOIN profiles USING (id) WHERE email = ?', email)).at(0)
const templatesTo = async (email: string) =>
  (await rowsOf<{ template: string }>('SELECT template FROM outbox WHERE to_address = ?', email))
    .map(({ template }) => template)
    .toSorted()
const actionsOf = async (id: unknown) =>
  (await rowsOf<{ action: string }>("SELECT action FROM audit_log WHERE subject_id = ? AND subject_type = 'user'", id))
    .map(({ action }) => action)
    .toSorted()

const isGood = async (cookie: string) =>
  (await api.call('/api/auth/session', { headers: { cookie } })).body.user !== null

it('[part of W-42] comes back from Google once with a trip, and so often from a network', async () => {
  const { location, cookie } = await start()
  const asked: string[] = []
  vi.stubGlobal('fetch', (...call: Parameters<typeof provider.fetch>) => {
    asked.push(new Request(...call).url)
    return provider.fetch(...call)
  })
  const answer = { ...provider.agree(location, meera), code: 'not the one' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish(answer, cookie)))
  for (const { body } of answers) expect(body.code).toBe('authentication_failed')
  expect(asked.filter((url) => url.endsWith('/token'))).toHaveLength(1)
})

describe('going to Google', () => {
  it('[S-511.google] [C-38] [C-55] asks with PKCE, state and nonce, and binds the answer to the browser', async () => {
    const { status, location, lines } = await start()
    const { origin, pathname, searchParams } = new URL(location)
    expect([status, origin + pathname]).toEqual([200, `${provider.settings.GOOGLE_ISSUER}/authorize`])
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'the-client',
      redirect_uri: 'https://kere.test/auth/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^__Host-kere_google=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const again = new URL((await start()).location).searchParams
    for (const key of ['state', 'nonce', 'code_challenge']) expect(again.get(key)).not.toBe(searchParams.get(key))
  })

  it('[C-27] takes no role that nobody can choose', async () => {
    const { status, body } = await post('/api/auth/google', { role: 'admin' })
    expect([status, body.errors?.[0]?.detail]).toEqual([422, 'Please choose whether you want to learn or teach'])
  })

  it.each([
    ['is not set up', { GOOGLE_CLIENT_ID: '' }],
    ['cannot be reached', { GOOGLE_ISSUER: 'https://nowhere.test' }],
  ])('[S-317] says that it failed where Google %s', async (_, settings) => {
    api = startApi({ settings: { ...provider.settings, ...settings } })
    const { status, body, headers } = await post('/api/auth/google', {})
    expect([status, body.code, body.title, headers.getSetCookie()]).toEqual([
      503,
      'google_failed',
      'Failed to sign in with Google',
      [],
    ])
  })

  it('asks for the configuration once', async () => {
    await start()
    await start()
    expect(provider.asked.filter((url) => url.includes('.well-known'))).toHaveLength(1)
  })

  it('takes the configuration from the issuer’s own address, not from where it redirects to', async () => {
    const redirects: string[] = []
    vi.stubGlobal('fetch', (...call: Parameters<typeof provider.fetch>) => {
      redirects.push(new Request(...call).redirect)
      return provider.fetch(...call)
    })
    await start()
    expect(redirects).toEqual(['manual'])
  })

  it('takes no configuration that names another issuer', async () => {
    const elsewhere = 'https://issuer.test'
    const configuration = {
      issuer: elsewhere,
      authorization_endpoint: `${elsewhere}/authorize`,
      token_endpoint: `${elsewhere}/token`,
      jwks_uri: `${elsewhere}/keys`,
    }
    vi.stubGlobal('fetch', async () => Response.json(configuration))
    expect(await start()).toMatchObject({ status: 503, code: 'google_failed', location: undefined })
  })
})

describe('coming back from Google', () => {
  it('[S-318] [S-321] [S-511.code] makes the account with its profile, proven, and signs in', async () => {
    const { status, body, headers } = await comeWith(meera, { next: '/courses?level=beginner' })
    expect([status, body]).toMatchObject([
      200,
      {
        user: { role: 'student', firstName: 'Meera', lastName: 'Nair', isEmailVerified: true, isOnboarded: false },
        next: '/courses?level=beginner',
        mustChooseRole: true,
      },
    ])
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-kere_google=; Max-Age=0;/)
    expect(await isGood(cookieFrom(headers))).toBe(true)
    expect(await accountOf(meera.email)).toMatchObject({ password_hash: null, email_verified_at: api.clock.now })
    expect(await templatesTo(meera.email)).toEqual(['welcome'])
    expect(await actionsOf(body.user?.id)).toEqual(['account.email_verified', 'account.registered'])
  })

  it('[S-320] [S-314] gives the chosen role, and an educator the place in the queue', async () => {
    const { body } = await comeWith(meera, { role: 'educator' })
    expect([body.user?.role, body.user?.educatorStatus, body.mustChooseRole]).toEqual(['educator', 'pending', false])
    expect(await rowsOf('SELECT user_id, status FROM educator_applications')).toEqual([
      { user_id: body.user?.id, status: 'pending' },
    ])
    expect(await templatesTo(meera.email)).toEqual(['application_received', 'welcome'])
  })

  it('finds the same account again, by who it is and not by the address', async () => {
    const { body: first } = await comeWith(meera, { role: 'student' })
    const { body } = await comeWith({ ...meera, email: 'moved@example.kere.test' }, { role: 'educator' })
    expect([body.user?.id, body.user?.role, body.mustChooseRole]).toEqual([first.user?.id, 'student', false])
    expect(await rowsOf('SELECT id FROM users')).toHaveLength(1)
  })

  it('of two at once for the first time makes one account', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = { ...meera, sub: `sub-${round}`, email: `meera-${round}@example.kere.test` }
      const answers = await Promise.all([
        comeWith(person, { role: 'educator' }),
        comeWith(person, { role: 'educator' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[0].body.user?.id).toBe(answers[1].body.user?.id)
      const templates = await templatesTo(person.email)
      expect(templates.filter((template) => template !== 'new_device')).toEqual(['application_received', 'welcome'])
    }
    expect(await rowsOf('SELECT id FROM users')).toHaveLength(8)
  })

  it('opens a proven account of the address and leaves its password and sessions alone', async () => {
    const owner = await aUser('educator', { email: meera.email })
    const { body } = await comeWith(meera, { role: 'student' })
    expect([body.user?.id, body.user?.role, body.mustChooseRole]).toEqual([owner.id, 'educator', false])
    expect(body.user?.firstName).toBe('Ira')
    expect(await isGood(owner.cookie)).toBe(true)
    expect((await accountOf(meera.email))?.password_hash).not.toBeNull()
    expect(await actionsOf(owner.id)).toEqual(['account.google_linked'])
  })

  it('tells the owner of an account by mail that Google was linked to it, once', async () => {
    await aUser('educator', { email: meera.email })
    const answers = await Promise.all([comeWith(meera), comeWith(meera)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await comeWith(meera)
    expect(await rowsOf("SELECT template, details FROM outbox WHERE template <> 'new_device'")).toEqual([
      {
        template: 'google_linked',
        details: '{"firstName":"Ira","at":"2026-11-15T12:00:00.000Z","device":"Firefox on Linux"}',
      },
    ])
  })

  it('erases an account that nobody has proven, and makes one for whoever Google vouches for', async () => {
    const unproven = await aUser(
      'educator',
      { email: meera.email, emailVerifiedAt: null },
      { educatorStatus: 'pending' },
    )
    await post('/api/auth/verification-mails', { email: meera.email })
    const { body } = await comeWith(meera)
    expect(body).toMatchObject({
      user: { role: 'student', firstName: 'Meera', isEmailVerified: true, isOnboarded: false },
      mustChooseRole: true,
    })
    expect(await isGood(unproven.cookie)).toBe(false)
    expect(await rowsOf('SELECT id, password_hash FROM users')).toEqual([{ id: body.user?.id, password_hash: null }])
    expect(body.user?.id).not.toBe(unproven.id)
    expect(await rowsOf('SELECT id FROM account_tokens')).toEqual([])
    expect(await actionsOf(body.user?.id)).toEqual([
      'account.email_verified',
      'account.registered',
      'account.taken_over',
    ])
    expect(await templatesTo(meera.email)).toEqual(['welcome'])
  })

  it.each([
    ['new', [], '', async () => undefined],
    ['registered', [], '', () => aUser('student', { email: superAdminEmail, emailVerifiedAt: null })],
    ['proven', ['google_linked'], 'sessions,password', () => aUser('student', { email: superAdminEmail })],
  ])('[S-497] [C-42] makes the configured address an admin where it is %s', async (_, linked, ended, prepare) => {
    const before = await prepare()
    const { body } = await comeWith({ ...meera, email: superAdminEmail.toUpperCase() })
    expect(body).toMatchObject({
      user: { role: 'admin', isSuperAdmin: true, isOnboarded: true },
      mustChooseRole: false,
    })
    expect(before ? await isGood(before.cookie) : false).toBe(false)
    expect(await templatesTo(superAdminEmail)).toEqual([...linked, 'role_changed'])
    expect(await rowsOf("SELECT details ->> 'ended' AS ended FROM outbox WHERE template = 'role_changed'")).toEqual([
      { ended },
    ])
  })

  it('[C-42] makes an admin of who came before their address was the configured one', async () => {
    const { body: before } = await comeWith(meera)
    api = startApi({ settings: { ...provider.settings, SUPER_ADMIN_EMAIL: meera.email } })
    const { body } = await comeWith(meera)
    expect(body.user).toMatchObject({ id: before.user?.id, role: 'admin', isSuperAdmin: true })
    expect(await actionsOf(body.user?.id)).toEqual(['account.email_verified', 'account.registered', 'role.changed'])
  })

  it('walks through no table', async () => {
    const { location, cookie } = await start()
    const watched = watch(env.DB)
    api = startApi({ settings: provider.settings, db: watched.db })
    expect((await finish(provider.agree(location, meera), cookie)).status).toBe(200)
    expect((await planOf(watched)).scans).toEqual([])
    expect(watched.roundTrips).toBe(5)
  })

  it('[W-40] goes to no other site', async () => {
    for (const next of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/..//evil.test',
      'javascript:alert(1)',
      'courses',
    ])
      expect((await comeWith(meera, { next })).body.next).toBeNull()
  })
})

describe('an answer that is not as it has to be', () => {
  const seconds = () => Math.floor(api.clock.now / 1000)
  const refused = {
    status: 401,
    code: 'authentication_failed',
    detail: 'Failed to complete authentication. Please try again.',
    cookies: [expect.stringMatching(/^__Host-kere_google=; Max-Age=0;/)],
    rows: [],
    isNamedInLog: false,
  }

  const outcomeOf = async ({ status, body, headers }: Awaited<ReturnType<typeof finish>>) => ({
    status,
    code: body.code,
    detail: body.detail,
    cookies: headers.getSetCookie(),
    rows: await rowsOf('SELECT id FROM users UNION ALL SELECT id FROM sessions'),
    isNamedInLog: api.lines.join('').includes(meera.email),
  })

  it.each([
    ['another nonce', () => ({ claims: { nonce: 'of-somebody-else' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'another-client' } })],
    ['more audiences', () => ({ claims: { aud: ['the-client', 'another-client'] } })],
    ['another issuer', () => ({ claims: { iss: 'https://issuer.test' } })],
    ['a token that is over', () => ({ claims: { exp: seconds() - 1 } })],
    ['a token without an end', () => ({ claims: { exp: undefined } })],
    ['an address that is not verified', () => ({ claims: { email_verified: false } })],
    ['nothing on whether the address is verified', () => ({ claims: { email_verified: undefined } })],
    ['no address', () => ({ claims: { email: undefined } })],
    ['another key', () => ({ isForged: true })],
    ['an error', () => ({ answer: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) })],
    ['a failure', () => ({ answer: () => new Response('Sorry', { status: 500 }) })],
    ['something else', () => ({ answer: () => new Response('<html>') })],
    ['no token', () => ({ answer: () => Response.json({ access_token: 'x', token_type: 'Bearer' }) })],
    ['a connection that breaks', () => ({ answer: () => Promise.reject(new TypeError('Network connection lost.')) })],
  ])('[S-318] is refused: %s', async (_, wrong) => {
    provider.wrong = wrong()
    expect(await outcomeOf(await comeWith(meera))).toEqual(refused)
  })

  it('[S-318] is refused when it does not come within five seconds', async () => {
    const { location, cookie } = await start()
    const asked = Promise.withResolvers<void>()
    provider.wrong = {
      answer() {
        asked.resolve()
        return new Promise(() => {})
      },
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = finish(provider.agree(location, meera), cookie)
    await asked.promise
    await vi.advanceTimersByTimeAsync(5000)
    expect(await outcomeOf(await answer)).toEqual(refused)
  })

  it('[S-318] is refused in a browser that was not sent there, or not with this question', async () => {
    const mine = await start()
    const other = await start()
    const answer = provider.agree(mine.location, meera)
    for (const cookie of ['', other.cookie, `${mine.cookie}x`])
      expect(await outcomeOf(await finish(answer, cookie))).toEqual(refused)
    expect(await outcomeOf(await finish({ ...answer, state: 'x'.repeat(43) }, mine.cookie))).toEqual(refused)
    expect(provider.asked.some((url) => url.endsWith('/token'))).toBe(false)
  })

  it('[S-318] is refused after ten minutes, and with a cookie that is not ours', async () => {
    const { location, cookie } = await start()
    const answer = provider.agree(location, meera)
    const flow = { state: answer.state, nonce: 'x', verifier: 'x'.repeat(43), role: 'admin', next: null }
    const sign = (key: string, issuer: string) =>
      new SignJWT(flow)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setExpirationTime(seconds() + 600)
        .sign(new TextEncoder().encode(key))
    for (const forged of [
      await sign('another secret of thirty-two letters', 'kere-google'),
      await sign(secret, 'kere'),
      await sign(secret, 'kere-google'),
    ])
      expect(await outcomeOf(await finish(answer, `__Host-kere_google=${forged}`))).toEqual(refused)
    api.clock.now += 600_000
    expect(await outcomeOf(await finish(answer, cookie))).toEqual(refused)
  })

  it('[S-318] is refused a second time', async () => {
    const { location, cookie } = await start()
    const answer = provider.agree(location, meera)
    expect((await finish(answer, cookie)).status).toBe(200)
    expect((await finish(answer, cookie)).body.code).toBe('authentication_failed')
  })
})

describe('a new browser', () => {
  it('is told by mail when it is another than the one that came first', async () => {
    const { headers } = await comeWith(meera)
    await comeWith(meera, {}, cookieFrom(headers))
    expect(await templatesTo(meera.email)).toEqual(['welcome'])
    await comeWith(meera)
    expect(await templatesTo(meera.email)).toEqual(['new_device', 'welcome'])
  })
})

it.each([
  [{ given_name: 'Meera', family_name: 'Nair' }, ['Meera', 'Nair']],
  [{ given_name: ' ಮೀರಾ ', family_name: 'O’Neil-Rao' }, ['ಮೀರಾ', 'O’Neil-Rao']],
  [{ given_name: 'ರಾಜ್\u200cಕುಮಾರ್', family_name: 'R\u200cao' }, ['ರಾಜ್\u200cಕುಮಾರ್', 'Rao']],
  [{ given_name: 'Meera' }, ['Meera', '']],
  [{ name: 'Meera Krishnan Nair' }, ['Meera', 'Krishnan Nair']],
  [{ given_name: 'http://evil.test <b>' }, ['http evil.test b', '']],
  [{ given_name: '123', name: '🌊' }, ['meera', '']],
  [{}, ['meera', '']],
])('tidies the names in %j', (claims, names) => {
  const { firstName, lastName } = namesOf({ email: 'meera.k9@example.kere.test', ...claims })
  expect([firstName, lastName]).toEqual(names)
})

it('lets nobody in who is suspended, or whose account an admin has deleted', async () => {
  await comeWith(meera)
  const { id } = (await accountOf(meera.email)) ?? {}
  await rowsOf("INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'Spam.')", id)
  expect((await comeWith(meera)).body.code).toBe('account_suspended')
  const closing =
    "INSERT INTO deletion_requests (user_id, requested_at, due_at, requested_by) VALUES (?, 1, 2, 'admin')"
  await rowsOf(closing, id)
  expect((await comeWith(meera)).body.code).toBe('account_closed')
})

it('asks somebody with a second factor for a code before the session begins, and leads on from there', async () => {
  await comeWith(meera)
  const account = await accountOf(meera.email)
  await aSecondFactor({ id: String(account?.id) })
  const sessionsBefore = await rowsOf('SELECT id FROM sessions')
  const { status, body, headers } = await comeWith(meera, { next: '/dashboard/my-orders' })
  expect([status, body.code]).toEqual([401, 'second_factor_needed'])
  expect(await rowsOf('SELECT id FROM sessions')).toEqual(sessionsBefore)
  const ticket = cookieFrom(headers)
  const proven = await post('/api/auth/second-factor', { code: await codeAt(api.clock.now) }, ticket)
  expect([proven.status, proven.body.next]).toEqual([200, '/dashboard/my-orders'])
  expect(await isGood(cookieFrom(proven.headers))).toBe(true)
})
