import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { registrationCookie } from '@kere/session/registration-cookie'
import { deviceCookie, refreshCookie } from '@kere/session/session-cookies'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { aUser, cookieFrom, secret, superAdminEmail } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { argon2id } from '../../base/argon2id.ts'
import type { Argon2id } from '../../base/context.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { type LinkPurpose, linkPathOf, linkTokenOf } from './account-links.ts'

type Api = ReturnType<typeof startApi>
type Headers = Record<string, string>

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const cheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

const ananya = {
  role: 'student',
  firstName: 'Ananya',
  lastName: 'Pillai',
  email: 'ananya@example.kere.test',
  password: 'rain over the lake',
}

let api: Api
let network = 0

beforeEach(async () => {
  await emptyDatabase()
  api = startApi({ argon2id: cheaply })
  network += 1
})

const post = (path: string, body?: unknown, headers: Headers = {}, by = api) =>
  by.call(path, {
    method: 'POST',
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'cf-connecting-ip': `203.0.113.${network}`,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const register = (about: Record<string, unknown> = {}, headers: Headers = {}, by = api) =>
  post('/api/auth/register', { ...ananya, ...about }, headers, by)
const logIn = (about: Record<string, unknown> = {}, headers: Headers = {}) =>
  post('/api/auth/login', { email: ananya.email, password: ananya.password, ...about }, headers)
const verify = (token: string, password: string | null = ananya.password, headers: Headers = {}) =>
  post('/api/auth/verify-email', { token, ...(password !== null && { password }) }, headers)
const discard = (token: string) => post('/api/auth/discarded-registrations', { token })
const askForReset = (email: string, by = api) => post('/api/auth/password-resets', { email }, {}, by)
const reset = (token: string, password = 'a lake after the rain') =>
  post('/api/auth/reset-password', { token, password })

interface MailRow {
  id: string
  template: string
  to_address: string
  user_id: string
  token_id: string | null
  details: string
}

const rowsOf = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const mailsTo = (email: string) =>
  rowsOf<MailRow>('SELECT * FROM outbox WHERE to_address = ? ORDER BY created_at, id', email)
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template)
const accountOf = async (email: string) =>
  (
    await rowsOf<Record<string, unknown>>(
      'SELECT users.*, profiles.* FROM users JOIN profiles USING (id) WHERE email = ?',
      email,
    )
  ).at(0)
const auditOf = (action: string, subjectId: unknown) =>
  rowsOf<Record<string, unknown>>('SELECT * FROM audit_log WHERE action = ? AND subject_id = ?', action, subjectId)

async function newestToken(email: string, purpose: LinkPurpose = 'verify_email') {
  const template = purpose === 'verify_email' ? 'verify_email' : 'password_reset'
  const mail = (await mailsTo(email)).findLast((each) => each.template === template)
  return linkTokenOf(secret, purpose, mail?.token_id ?? '')
}

const delivery = () => ({
  db: drizzle(env.DB),
  get at() {
    return api.clock.now
  },
  log: () => {},
  settings: { accessTokenSecret: secret },
})

const prove = async (email: string) => verify(await newestToken(email))

async function traceOf(request: (by: Api) => ReturnType<Api['call']>) {
  const hashes: unknown[] = []
  const watched = watch(env.DB)
  const by = startApi({
    db: watched.db,
    argon2id: (params) => {
      hashes.push([params.memorySize, params.passes])
      return cheaply(params)
    },
  })
  const { status, text, headers } = await request(by)
  const { roundTrips, statements } = watched
  return {
    status,
    text,
    headers: [...headers.keys()],
    hashes,
    roundTrips,
    statements: statements.map(({ sql }) => sql),
    queued: by.queued.length,
    waits: by.waits,
  }
}

describe('registering', () => {
  it('[S-511.sign-up] [S-316] makes an account with its profile, and has the address asked for by mail', async () => {
    const { status, body, headers } = await register()
    expect([status, body]).toEqual([202, {}])
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-kere_registration=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(await accountOf(ananya.email)).toMatchObject({
      first_name: 'Ananya',
      last_name: 'Pillai',
      role: 'student',
      educator_status: null,
      email_verified_at: null,
      onboarding_completed: 0,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/) as string,
    })
    const [mail] = await mailsTo(ananya.email)
    expect(mail).toMatchObject({ template: 'verify_email', details: '{}' })
    expect(api.queued).toEqual([mail?.id])
    expect(await auditOf('account.registered', mail?.user_id)).toMatchObject([
      { actor_id: null, detail: '{"role":"student"}' },
    ])
  })

  it('[U-02] lets somebody sign in with what they registered with, once the address is proven', async () => {
    api = startApi()
    const credentials = { email: ' Ananya@Example.kere.test' }
    await register()
    expect((await logIn(credentials)).body.code).toBe('invalid_credentials')
    await prove(ananya.email)
    const { status, body } = await logIn(credentials)
    expect([status, body.user]).toMatchObject([200, { role: 'student', isEmailVerified: true, isOnboarded: false }])
  })

  it('[U-02] tells the right password to confirm the address first, in the browser that registered, and no wrong one', async () => {
    const here = { cookie: cookieFrom((await register()).headers) }
    const right = await logIn({}, here)
    expect([right.status, right.body]).toMatchObject([
      403,
      { code: 'email_unverified', title: 'Confirm your email first' },
    ])
    for (const other of [
      await logIn({ password: 'another of the lakes' }, here),
      await logIn(),
      await logIn({}, { cookie: `${here.cookie}x` }),
      await logIn({ email: 'nobody@example.kere.test' }, here),
    ])
      expect([other.status, other.body.code]).toEqual([401, 'invalid_credentials'])
    await prove(ananya.email)
    expect((await logIn({}, here)).status).toBe(200)
  })

  it('[U-02] tells whoever registers with an address that has an account, and then signs in, what a newcomer is told, at the same cost', async () => {
    const { email: taken } = await aUser('student')
    const tried = []
    for (const email of ['newcomer@example.kere.test', taken]) {
      const here = { cookie: cookieFrom((await register({ email })).headers) }
      const watched = watch(env.DB)
      let hashes = 0
      const counted = startApi({
        db: watched.db,
        argon2id: (params) => {
          hashes += 1
          return cheaply(params)
        },
      })
      const { status, body, headers } = await post(
        '/api/auth/login',
        { email, password: ananya.password },
        here,
        counted,
      )
      tried.push({
        status,
        code: body.code,
        detail: body.detail,
        headers: [...headers.keys()],
        hashes,
        roundTrips: watched.roundTrips,
        statements: watched.statements.map(({ sql }) => sql),
        waits: counted.waits,
      })
    }
    expect(tried[0]).toMatchObject({ status: 403, code: 'email_unverified', hashes: 1, waits: [400] })
    expect(tried[1]).toEqual(tried[0])
  })

  it('[U-02] [part of W-42] lets as many tries with the right password through as with a wrong one, before the address is proven', async () => {
    const here = { cookie: cookieFrom((await register()).headers) }
    const codes = []
    for (let times = 0; times < 6; times += 1) codes.push((await logIn({}, here)).body.code)
    expect(codes).toEqual([...Array<string>(5).fill('email_unverified'), 'too_many_attempts'])
  })

  it('[U-02] takes an address under a domain of an Indian script as one, however it is written', async () => {
    api = startApi()
    const kept = 'asha&co/lake=1!@example.xn--h2brj9c'
    await register({ email: 'Asha&co/lake=1!@example.भारत' })
    expect(await accountOf(kept)).toMatchObject({ first_name: 'Ananya', email_verified_at: null })
    await prove(kept)
    for (const email of ['Asha&co/lake=1!@example.भारत', kept, ' asha&co/lake=1!@EXAMPLE.XN--H2BRJ9C'])
      expect((await logIn({ email })).status).toBe(200)
    await register({ email: 'asha&co/lake=1!@Example.भारत' })
    expect(await templatesTo(kept)).toContain('account_exists')
  })

  it('[C-28] [U-02] [part of W-03.queue] makes an educator pending, who waits in no queue until the address is proven', async () => {
    await register({ role: 'educator' })
    expect(await accountOf(ananya.email)).toMatchObject({ role: 'educator', educator_status: 'pending' })
    expect(await rowsOf('SELECT * FROM educator_applications')).toEqual([])
    await prove(ananya.email)
    expect(await rowsOf('SELECT user_id, status FROM educator_applications')).toEqual([
      { user_id: (await accountOf(ananya.email))?.id, status: 'pending' },
    ])
    expect((await templatesTo(ananya.email)).toSorted()).toEqual(['application_received', 'verify_email', 'welcome'])
  })

  it('[S-313] says in the words of the form what is missing', async () => {
    const { status, body } = await post('/api/auth/register', { firstName: ' ', email: '', password: '' })
    expect([status, body.errors]).toEqual([
      422,
      [
        { pointer: '/body/role', detail: 'Please choose whether you want to learn or teach' },
        { pointer: '/body/firstName', detail: 'First and last name are required' },
        { pointer: '/body/lastName', detail: 'First and last name are required' },
        { pointer: '/body/email', detail: 'Email is required' },
        { pointer: '/body/password', detail: 'Password is required' },
      ],
    ])
    expect(await rowsOf('SELECT * FROM throttled_acts')).toEqual([])
  })

  it.each([
    [{ password: 'short' }, '/body/password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, '/body/password', 'Password must be at most 128 characters'],
    [{ email: 'ananya' }, '/body/email', 'Please enter a valid email address'],
    [{ firstName: 'www.example.com/x' }, '/body/firstName', 'Please use letters only'],
    [{ firstName: '\u3164' }, '/body/firstName', 'First and last name are required'],
    [{ lastName: '\u0301' }, '/body/lastName', 'First and last name are required'],
    [{ lastName: 'a'.repeat(81) }, '/body/lastName', 'Please use at most 80 characters'],
    [{ role: 'admin' }, '/body/role', 'Please choose whether you want to learn or teach'],
    [{ role: undefined }, '/body/role', 'Please choose whether you want to learn or teach'],
    [{ isSuperAdmin: true }, '/body', 'Unknown fields were sent'],
  ])('[S-313] [S-497] [C-27] [W-03.role] refuses %j', async (about, pointer, detail) => {
    const { status, body } = await register(about)
    expect([status, body.errors]).toEqual([422, [{ pointer, detail }]])
    expect(await rowsOf('SELECT * FROM users')).toEqual([])
  })

  it.each([
    ['123456', 'This password is too common. Please choose another'],
    ['PassWord', 'This password is too common. Please choose another'],
    ['ｐａｓｓｗｏｒｄ', 'This password is too common. Please choose another'],
    ['Ananya2026', 'Please choose a password without your name or email'],
    ['pillai-ananya', 'Please choose a password without your name or email'],
    ['ananya123456', 'Please choose a password without your name or email'],
    ['Kere@2026', 'Please choose a password without your name or email'],
  ])('[W-42] refuses the password %s', async (password, detail) => {
    const { status, body, text } = await register({ password })
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/password', detail }]])
    expect(text + api.lines.join('')).not.toContain(password)
    expect(await rowsOf('SELECT * FROM users')).toEqual([])
  })

  it.each([
    ['ರಾಜ್\u200cಕುಮಾರ್', 'ರಾಜ್\u200cಕುಮಾರ್'],
    ['Ananya\r\n\u2028Maria', 'Ananya Maria'],
    ['Ana\u200cnya\u200b', 'Ananya'],
    ['ರ\u200d್ಯಾಮ್', 'ರ\u200d್ಯಾಮ್'],
    ['Anne\u2011Marie (Annie), d’Souza', 'Anne\u2011Marie (Annie), d’Souza'],
  ])('takes the name %j in one line', async (firstName, kept) => {
    expect((await register({ firstName })).status).toBe(202)
    expect((await accountOf(ananya.email))?.first_name).toBe(kept)
  })

  it('[W-42] takes a password that only holds a name within something of its own', async () => {
    expect((await register({ password: 'bananyard by the weir' })).status).toBe(202)
  })

  it.each(['quietwater', '7302918456', '~~##--!!::', 'a lake at the edge of town '.repeat(5).slice(0, 128)])(
    'takes the password %s, whatever it is made of',
    async (password) => {
      expect((await register({ password })).status).toBe(202)
    },
  )

  it('by two presses of one form makes one account, one link, and a cookie for it in both answers', async () => {
    const press = { 'idempotency-key': 'form-0123456789abcdef' }
    const [first, second] = await Promise.all([register({}, press), register({}, press)])
    const later = await register({}, press)
    expect([first.status, second.status, later.status]).toEqual([202, 202, 202])
    expect(await templatesTo(ananya.email)).toEqual(['verify_email'])
    const account = await accountOf(ananya.email)
    for (const { headers } of [first, second, later])
      expect(await registrationCookie.read(cookieFrom(headers).split('=')[1], secret, api.clock.now)).toMatchObject({
        userId: account?.id,
      })
    await register({ password: 'another of the lakes' }, press)
    expect((await accountOf(ananya.email))?.id).not.toBe(account?.id)
    expect(JSON.stringify(await rowsOf('SELECT * FROM idempotency_keys'))).not.toContain(ananya.email)
  })

  it('of one address twenty times at once makes one account', async () => {
    const many = startApi({ argon2id: cheaply })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ firstName: `Ananya ${'x'.repeat(index + 1)}` }, { 'cf-connecting-ip': `198.51.100.${index}` }, many),
      ),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
    expect(await rowsOf('SELECT id FROM users')).toHaveLength(1)
    expect(await rowsOf('SELECT id FROM profiles')).toHaveLength(1)
    expect(await rowsOf('SELECT role, count FROM user_counts WHERE count > 0')).toEqual([{ role: 'student', count: 1 }])
    expect(await rowsOf('SELECT id FROM account_tokens WHERE used_at IS NULL')).toHaveLength(1)
  })

  it('[W-42] answers the same for a new, an unproven and a proven address, with the same statements, one hash and a cookie', async () => {
    const { email: proven } = await aUser('student')
    const { email: unproven } = await aUser('student', { emailVerifiedAt: null })
    const fresh = await traceOf((by) => register({}, {}, by))
    expect(await traceOf((by) => register({ email: unproven }, {}, by))).toEqual(fresh)
    expect(await traceOf((by) => register({ email: proven }, {}, by))).toEqual(fresh)
    expect(fresh).toMatchObject({
      status: 202,
      text: '{}',
      hashes: [[19456, 2]],
      roundTrips: 2,
      queued: 1,
      waits: [400],
    })
  })

  it('[W-42] has nothing else begin before the answer is out, which would take its time', async () => {
    const after: (() => Promise<unknown>)[] = []
    const by = startApi({ argon2id: cheaply, afterAnswer: (work) => after.push(work) })
    expect((await register({}, {}, by)).status).toBe(202)
    expect([after.length, by.queued]).toEqual([1, []])
    await after[0]?.()
    expect(by.queued).toHaveLength(1)
  })

  it('changes nothing for a proven address, and tells its owner by mail', async () => {
    const owner = await aUser('educator')
    const before = await accountOf(owner.email)
    await register({ email: owner.email.toUpperCase() })
    expect(await accountOf(owner.email)).toEqual(before)
    expect(await mailsTo(owner.email)).toMatchObject([
      { template: 'account_exists', user_id: owner.id, token_id: null, details: '{"firstName":"Ira"}' },
    ])
    expect(await rowsOf('SELECT * FROM account_tokens')).toEqual([])
    expect((await api.call('/api/me/sessions', { headers: { cookie: owner.cookie } })).status).toBe(200)
  })

  it('erases what was registered before with the address, as long as nobody has proven it', async () => {
    await register({ role: 'educator', firstName: 'Mallory' })
    const { id } = (await accountOf(ananya.email)) ?? {}
    const early = await newestToken(ananya.email)
    const courseId = (await aCourse(await anEducator())).id
    await enroll(String(id), courseId)
    await env.DB.prepare("UPDATE profiles SET phone_number = '+91', date_of_birth = '2000-01-01' WHERE id = ?")
      .bind(id)
      .run()

    await register()
    const account = await accountOf(ananya.email)
    expect(account).toMatchObject({ first_name: 'Ananya', role: 'student', educator_status: null, phone_number: null })
    expect(account?.id).not.toBe(id)
    expect(await rowsOf('SELECT * FROM enrollments')).toEqual([])
    expect(await rowsOf('SELECT enrollment_count FROM courses WHERE id = ?', courseId)).toEqual([
      { enrollment_count: 0 },
    ])
    expect((await verify(early)).body.code).toBe('link_invalid')
  })
})

describe('the throttle of mails', () => {
  const seed = async (count: number, accountHash: (index: number) => string, networkHash: string) =>
    env.DB.batch(
      Array.from({ length: count }, (_, index) =>
        env.DB.prepare('INSERT INTO throttled_acts (account_hash, network_hash, at) VALUES (?, ?, ?)').bind(
          accountHash(index),
          networkHash,
          api.clock.now,
        ),
      ),
    )

  it.each([
    ['a known', 'ira@example.kere.test'],
    ['an unknown', 'nobody@example.kere.test'],
  ])(
    '[U-01] [W-42] lets five an hour through for %s address from a network, and leaves room for others',
    async (_, email) => {
      await aUser('student', { email: 'ira@example.kere.test' })
      const answers = await Promise.all(Array.from({ length: 12 }, () => askForReset(email)))
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
      const elsewhere = { 'cf-connecting-ip': '198.51.100.1' }
      expect((await post('/api/auth/password-resets', { email }, elsewhere)).status).toBe(202)
      const refused = answers.find(({ status }) => status === 429)
      expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['too_many_attempts', '3600'])
      api.clock.now += hourMs
      expect((await askForReset(email)).status).toBe(202)
    },
  )

  it.each([
    [
      'what stands behind a plus',
      ['ira.b@example.kere.test', 'ira.b+1@example.kere.test', 'ira.b+a+b@example.kere.test'],
      5,
    ],
    ['dots, where they mean nothing', ['ira.b@gmail.com', 'irab@gmail.com', 'i.r.a.b+1@gmail.com'], 5],
    ['dots, where they mean something', ['ira.b@example.kere.test', 'irab@example.kere.test'], 10],
  ])('[W-42] counts by mailbox: %s', async (_, ways, expected) => {
    const answers = []
    for (let sent = 0; sent < 12; sent += 1) answers.push((await askForReset(ways[sent % ways.length] ?? '')).status)
    expect(answers.filter((status) => status === 202)).toHaveLength(expected)
  })

  it('[U-01] [W-42] lets twenty an hour through for an address, from wherever', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        post(
          '/api/auth/password-resets',
          { email: 'nobody@example.kere.test' },
          { 'cf-connecting-ip': `192.0.2.${index}` },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
  })

  it('[W-42] is one for every request that has a mail sent', async () => {
    const { email } = await aUser('student', { emailVerifiedAt: null })
    expect((await register({ email })).status).toBe(202)
    expect((await askForReset(email)).status).toBe(202)
    expect((await post('/api/auth/verification-mails', { email })).status).toBe(202)
    expect((await askForReset(email)).status).toBe(202)
    expect((await askForReset(email)).status).toBe(202)
    expect((await askForReset(email)).status).toBe(429)
    expect((await register({ email })).status).toBe(429)
  })

  it('[W-42] lets so many through from a network in an hour', async () => {
    await askForReset('first@example.kere.test')
    const [row] = await rowsOf<{ network_hash: string }>('SELECT network_hash FROM throttled_acts')
    await seed(50 - 2, (index) => `other ${index}`, row?.network_hash ?? '')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => askForReset(`somebody-${index}@example.kere.test`)),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    api.clock.now += hourMs
    expect((await askForReset('late@example.kere.test')).status).toBe(202)
  })

  it('lets 150 an hour through from a site, from however many of its networks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post(
          '/api/auth/password-resets',
          { email: `somebody-${index}@example.kere.test` },
          { 'cf-connecting-ip': `2001:db8:7:${index.toString(16)}::1` },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(150)
  })

  it('leaves a share to every site and block while all others together ask for more than 500 an hour', async () => {
    const crowd = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO throttled_acts (account_hash, network_hash, site_hash, block_hash, act, at)
      SELECT 'a' || i, 'n' || i, 's' || i, 'b' || i, 'mail', ? FROM n`
    await env.DB.prepare(crowd).bind(api.clock.now).run()
    const ask = async (address: string, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          post(
            '/api/auth/password-resets',
            { email: `${address.replaceAll(':', '-')}-${index}@example.kere.test` },
            { 'cf-connecting-ip': address },
          ),
        ),
      )
      return answers.filter(({ status }) => status === 202).length
    }
    expect(await ask('203.0.113.1', 8)).toBe(5)
    expect(await ask('203.0.113.2', 8)).toBe(5)
    const ofBlock = await Promise.all([3, 4, 5, 6].map((last) => ask(`203.0.113.${last}`, 5)))
    expect(ofBlock.reduce((sum, count) => sum + count)).toBe(15)
    expect((await register({}, { 'cf-connecting-ip': '198.51.100.1' })).status).toBe(202)
    api.clock.now += hourMs
    expect(await ask('203.0.113.1', 8)).toBe(8)
  })

  it('keeps no address and no network', async () => {
    await register({}, { 'cf-connecting-ip': '198.51.100.77' })
    const kept = JSON.stringify(await rowsOf('SELECT * FROM throttled_acts')) + api.lines.join('')
    expect(kept).not.toMatch(/ananya|198\.51\.100/i)
  })
})

describe('proving an address', () => {
  it('[U-02] happens by the link, once, and brings a welcome', async () => {
    await register()
    const token = await newestToken(ananya.email)
    expect(linkPathOf('verify_email', token)).toMatch(/^\/auth\/verify-email\?token=[\w-]{43}$/)
    const { status, body, headers } = await verify(token)
    expect([status, body]).toMatchObject([
      200,
      { role: 'student', user: { firstName: 'Ananya', isEmailVerified: true }, next: null },
    ])
    expect((await api.call('/api/auth/session', { headers: { cookie: cookieFrom(headers) } })).body.user).toEqual(
      body.user,
    )
    const account = await accountOf(ananya.email)
    expect(account?.email_verified_at).toBe(api.clock.now)
    const mails = await mailsTo(ananya.email)
    expect(mails.filter(({ template }) => template === 'welcome')).toMatchObject([
      { details: '{"firstName":"Ananya","role":"student"}' },
    ])
    expect(await auditOf('account.email_verified', account?.id)).toMatchObject([{ actor_id: account?.id }])

    for (const again of [await verify(token), await discard(token)])
      expect([again.status, again.body.code]).toEqual([410, 'link_used'])
    expect(await mailsTo(ananya.email)).toHaveLength(2)
  })

  it('by two at once with one link succeeds for one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `ananya-${round}@example.kere.test`
      await register({ email, role: 'educator' }, { 'cf-connecting-ip': `198.51.100.${round}` })
      const token = await newestToken(email)
      const answers = await Promise.all([verify(token), verify(token), verify(token)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
      expect((await templatesTo(email)).toSorted()).toEqual(['application_received', 'verify_email', 'welcome'])
    }
  })

  it('fails with a link that is over after 48 hours, or that never was one', async () => {
    await register()
    const token = await newestToken(ananya.email)
    const resetToken = await linkTokenOf(secret, 'reset_password', (await mailsTo(ananya.email))[0]?.token_id ?? '')
    for (const forged of [token.slice(1), 'x'.repeat(43), resetToken])
      for (const { body } of [await verify(forged), await discard(forged)])
        expect(body).toMatchObject({ code: 'link_invalid', status: 404 })
    api.clock.now += 48 * hourMs
    for (const { body } of [await verify(token), await discard(token)])
      expect(body).toMatchObject({ code: 'link_expired', status: 410 })
    expect((await accountOf(ananya.email))?.email_verified_at).toBeNull()
  })

  it('keeps no link where it could be read', async () => {
    await register()
    const token = await newestToken(ananya.email)
    const kept = JSON.stringify([
      await rowsOf('SELECT * FROM account_tokens'),
      await rowsOf('SELECT * FROM outbox'),
      api.lines,
    ])
    expect(kept).not.toContain(token)
  })

  it('[S-013] [C-42] [S-497] [S-496] makes an admin of who proves the configured address, and of nobody who only registers it', async () => {
    await register({ email: superAdminEmail, role: 'educator' })
    expect(await accountOf(superAdminEmail)).toMatchObject({ role: 'educator', onboarding_completed: 0 })
    const token = await newestToken(superAdminEmail)
    const { body } = await discard(token)
    const account = await accountOf(superAdminEmail)
    expect(account).toMatchObject({ role: 'admin', educator_status: null, onboarding_completed: 1 })
    expect(await templatesTo(superAdminEmail)).toEqual(['role_changed'])
    expect(await rowsOf('SELECT * FROM educator_applications')).toEqual([])
    expect(await auditOf('role.changed', account?.id)).toMatchObject([{ detail: '{"from":"student","to":"admin"}' }])

    expect((await reset(body.token)).status).toBe(204)
    const { body: signedIn } = await logIn({ email: superAdminEmail, password: 'a lake after the rain' })
    expect(signedIn.user).toMatchObject({ role: 'admin', isSuperAdmin: true, isOnboarded: true })
  })

  it('[C-42] leaves an address that becomes admin no password, whoever chose it', async () => {
    const { headers } = await register({ email: superAdminEmail })
    const token = await newestToken(superAdminEmail)
    for (const answer of [
      await verify(token, null, { cookie: cookieFrom(headers) }),
      await verify(token, ananya.password),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'password_not_kept'])
    expect(await accountOf(superAdminEmail)).toMatchObject({ role: 'student', email_verified_at: null })
    expect((await discard(token)).status).toBe(200)
    expect(await accountOf(superAdminEmail)).toMatchObject({ role: 'admin', password_hash: null })
    expect((await logIn({ email: superAdminEmail })).status).toBe(401)
  })

  it('[C-42] lets the owner of an address that becomes admin in by the password that a reset has set', async () => {
    await register({ email: superAdminEmail, password: 'mine before yours' })
    await askForReset(superAdminEmail)
    expect((await reset(await newestToken(superAdminEmail, 'reset_password'))).status).toBe(204)
    expect((await logIn({ email: superAdminEmail, password: 'mine before yours' })).status).toBe(401)
    const { body } = await logIn({ email: superAdminEmail, password: 'a lake after the rain' })
    expect(body.user).toMatchObject({ role: 'admin', isSuperAdmin: true })
  })

  it('[C-42] takes password, sessions and devices from a proven account whose address becomes admin', async () => {
    const before = await aUser('student', { email: superAdminEmail })
    await logIn({ email: superAdminEmail, password: 'a password of the tests' })
    const devices = await rowsOf('SELECT device_hash FROM known_devices')
    expect(devices).toHaveLength(1)
    await askForReset(superAdminEmail)
    await reset(await newestToken(superAdminEmail, 'reset_password'))
    expect(await accountOf(superAdminEmail)).toMatchObject({ id: before.id, role: 'admin' })
    expect(await rowsOf('SELECT device_hash FROM known_devices')).not.toEqual(expect.arrayContaining(devices))
    expect(await rowsOf('SELECT * FROM sessions WHERE revoked_at IS NULL')).toEqual([])
    expect((await logIn({ email: superAdminEmail, password: 'a password of the tests' })).status).toBe(401)
  })

  it('can be asked for again by address, the same for every one', async () => {
    const pending = await aUser('student', { emailVerifiedAt: null })
    const proven = await aUser('student')
    const ask = (email: string) => traceOf((by) => post('/api/auth/verification-mails', { email }, {}, by))
    const answer = await ask(pending.email)
    expect(answer).toMatchObject({ status: 202, text: '{}', hashes: [], roundTrips: 2, waits: [400] })
    expect(await ask(proven.email)).toEqual(answer)
    expect(await ask('nobody@example.kere.test')).toEqual(answer)
    expect(await mailsTo(proven.email)).toEqual([])
    expect(await templatesTo(pending.email)).toEqual(['verify_email'])
    expect((await verify(await newestToken(pending.email), 'a password of the tests')).status).toBe(200)
  })
})

describe('a new password', () => {
  it('forgets every browser that the account was known in, and knows the one that set it anew', async () => {
    const { email } = await aUser('student')
    const { headers } = await logIn({ email, password: 'a password of the tests' })
    const before = await rowsOf('SELECT device_hash FROM known_devices')
    expect(before).toHaveLength(1)
    await askForReset(email)
    const token = await newestToken(email, 'reset_password')
    const cookie = headers
      .getSetCookie()
      .map((line) => line.slice(0, line.indexOf(';')))
      .join('; ')
    await post('/api/auth/reset-password', { token, password: 'a lake after the rain' }, { cookie })
    const after = await rowsOf('SELECT device_hash FROM known_devices')
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  it('[U-01] answers the same for a known and an unknown address', async () => {
    const { email } = await aUser('student')
    const known = await traceOf((by) => askForReset(email, by))
    expect(await traceOf((by) => askForReset('nobody@example.kere.test', by))).toEqual(known)
    expect(known).toMatchObject({ status: 202, text: '{}', hashes: [], roundTrips: 2, queued: 1, waits: [400] })
    expect(await mailsTo(email)).toMatchObject([{ template: 'password_reset', details: '{"firstName":"Ira"}' }])
    expect(await mailsTo('nobody@example.kere.test')).toEqual([])
  })

  it('[U-01] [W-42] is set once by the link, ends every session, and is told by mail', async () => {
    const user = await aUser('educator')
    await askForReset(user.email)
    const other = await newestToken(user.email, 'reset_password')
    api.clock.now += 1
    await askForReset(user.email)
    const token = await newestToken(user.email, 'reset_password')
    expect(linkPathOf('reset_password', token)).toBe(`/auth/reset-password?token=${token}`)

    const { status, headers } = await reset(token)
    const names = headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')))
    expect([status, names]).toEqual([204, [deviceCookie, accessCookie, refreshCookie]])
    const here = { cookie: cookieFrom(headers) }
    expect((await logIn({ email: user.email, password: 'a lake after the rain' }, here)).status).toBe(200)
    expect((await post('/api/auth/refresh', undefined, { cookie: user.cookie })).body.code).toBe('session_expired')
    expect((await reset(token)).body.code).toBe('link_used')
    expect((await reset(other)).body.code).toBe('link_used')
    expect(await templatesTo(user.email)).toEqual(['password_reset', 'password_reset', 'password_changed'])
    expect(await auditOf('account.password_reset', user.id)).toMatchObject([{ actor_id: user.id }])
  })

  it('[W-42] lets its owner in though strangers have locked the account, and go on doing so', async () => {
    const { email } = await aUser('student')
    const lock = async () => {
      await logIn({ email, password: 'guessed' }, { 'cf-connecting-ip': '192.0.2.1' })
      const repeated = `INSERT INTO throttled_acts (account_hash, network_hash, at)
        SELECT DISTINCT account_hash, 'elsewhere', at FROM throttled_acts`
      await env.DB.batch(Array.from({ length: 50 }, () => env.DB.prepare(repeated)))
    }
    await lock()
    expect((await logIn({ email, password: 'a password of the tests' })).status).toBe(429)
    await askForReset(email)
    const { headers } = await reset(await newestToken(email, 'reset_password'))
    expect((await logIn({ email, password: 'a lake after the rain' })).status).toBe(200)
    await lock()
    expect((await logIn({ email, password: 'a lake after the rain' })).status).toBe(429)
    const here = { cookie: cookieFrom(headers) }
    expect((await logIn({ email, password: 'a lake after the rain' }, here)).status).toBe(200)
  })

  it('is set by one of two who use a link at once', async () => {
    const user = await aUser('student')
    await askForReset(user.email)
    const token = await newestToken(user.email, 'reset_password')
    const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410])
    expect((await templatesTo(user.email)).filter((template) => template === 'password_changed')).toHaveLength(1)
  })

  it('is refused when it is weak, which leaves the link good; after 30 minutes it is over', async () => {
    const user = await aUser('student')
    await askForReset(user.email)
    const token = await newestToken(user.email, 'reset_password')
    expect((await reset(token, 'nayak-2026')).body.errors).toEqual([
      { pointer: '/body/password', detail: 'Please choose a password without your name or email' },
    ])
    expect((await reset(token, 'short')).body.errors?.[0]?.detail).toBe('Password must be at least 6 characters')
    api.clock.now += 30 * minuteMs
    expect((await reset(token)).body.code).toBe('link_expired')
    expect((await reset('x'.repeat(43))).body.code).toBe('link_invalid')
    expect((await logIn({ email: user.email, password: 'a password of the tests' })).status).toBe(200)
  })

  it('[U-02] proves the address, with all that follows, in an account of its own', async () => {
    await register({ role: 'educator', firstName: 'Mallory', password: 'mine before yours' })
    const { id } = (await accountOf(ananya.email)) ?? {}
    await askForReset(ananya.email)
    const mail = (await mailsTo(ananya.email)).at(-1)
    expect(mail?.details).toBe('{"isAnew":"true"}')
    const token = await newestToken(ananya.email, 'reset_password')
    expect(await leaseMail(delivery(), mail?.id ?? '')).toMatchObject({
      values: { path: `/auth/reset-password?token=${token}&anew=1` },
    })
    const { status, headers } = await reset(token)
    expect(status).toBe(204)
    expect((await reset(token)).body.code).toBe('link_used')
    expect((await logIn({ password: 'mine before yours' })).status).toBe(401)
    const { body } = await logIn({ password: 'a lake after the rain' }, { cookie: cookieFrom(headers) })
    expect(body.user).toMatchObject({ firstName: 'ananya', lastName: '', role: 'student', isEmailVerified: true })
    expect(body.user?.id).not.toBe(id)
    expect(await templatesTo(ananya.email)).toEqual(['welcome'])
  })

  it('[U-02] comes with the names of whoever sets it, where the account was made anew', async () => {
    await register({ firstName: 'Mallory' })
    const { body } = await discard(await newestToken(ananya.email))
    const names = { firstName: 'Ananya', lastName: 'Pillai' }
    const weak = await post('/api/auth/reset-password', { token: body.token, password: 'ananya-pillai', ...names })
    expect(weak.body.errors?.[0]?.detail).toBe('Please choose a password without your name or email')
    await post('/api/auth/reset-password', { token: body.token, password: 'a lake after the rain', ...names })
    expect((await logIn({ password: 'a lake after the rain' })).body.user).toMatchObject(names)
  })
})
