import { env } from 'cloudflare:workers'
import { personalColumns } from '@kere/d1/catalog/personal-data'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anApplication, anEducator, enroll } from '../../../test/factories.ts'
import { accountMessages } from '@kere/contracts/accounts/accounts'
import { openProvider } from '../../../test/openid-provider.ts'
import { aSession, cookieFrom, secret } from '../../../test/sessions.ts'
import { argon2id } from '../../base/argon2id.ts'
import { type LinkPurpose, linkTokenOf } from './account-links.ts'

type Person = 'owner' | 'stranger'

const about = {
  owner: { role: 'student', firstName: 'Ananya', lastName: 'Pillai', password: 'rain over the lake' },
  stranger: { role: 'educator', firstName: 'Mallory', lastName: 'Moriarty', password: 'mine before yours' },
} as const
const newPassword = 'a lake after the rain'

let api: ReturnType<typeof startApi>
let provider: ReturnType<typeof openProvider>
let courseId = ''
let email = ''
let round = 0
let browsers: Record<Person, string>
let strangers: string[]
let strangerSessions: string[]

beforeAll(async () => {
  await emptyDatabase()
  courseId = (await aCourse(await anEducator())).id
  provider = openProvider(() => api.clock.now)
  vi.stubGlobal('fetch', provider.fetch)
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  api = startApi({
    settings: provider.settings,
    argon2id: (params) => argon2id({ ...params, memorySize: 8, passes: 1 }),
  })
})

function begin() {
  round += 1
  email = `ananya-${round}@example.kere.test`
  browsers = { owner: '', stranger: '' }
  strangers = []
  strangerSessions = []
}

const post = (path: string, body: unknown, cookie = '') =>
  api.call(path, {
    method: 'POST',
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'cf-connecting-ip': `2001:db8:${round.toString(16)}::1`,
      cookie,
    },
    body: JSON.stringify(body),
  })

const rowsOf = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const accountOf = async () =>
  (await rowsOf('SELECT users.*, profiles.* FROM users JOIN profiles USING (id) WHERE email = ?', email)).at(0)

async function register(person: Person) {
  const { headers } = await post('/api/auth/register', { ...about[person], email })
  browsers[person] = cookieFrom(headers)
  const account = await accountOf()
  if (person === 'owner' || account?.first_name !== about.stranger.firstName) return
  const id = String(account.id)
  strangers.push(id)
  strangerSessions.push((await aSession({ id, role: 'educator' })).cookie)
  await enroll(id, courseId)
  await anApplication({ id }, {})
  await env.DB.batch([
    env.DB.prepare("UPDATE profiles SET bio = 'Mallory was here', onboarding_completed = 1 WHERE id = ?").bind(id),
    env.DB.prepare("INSERT INTO known_devices (user_id, device_hash, first_seen_at) VALUES (?, 'device', 1)").bind(id),
  ])
}

const owner = () => register('owner')
const stranger = () => register('stranger')
const another = () => post('/api/auth/verification-mails', { email }, browsers.stranger)

const orders = {
  'the owner registered': [owner],
  'the owner registered and has another link': [owner, another],
  'a stranger registered': [stranger],
  'a stranger registered and had another link sent': [stranger, another],
  'a stranger registered first': [stranger, owner],
  'a stranger registered last': [owner, stranger],
  'a stranger registered last and had another link sent': [owner, stranger, another],
  'a stranger registered before and after': [stranger, owner, stranger],
  'the owner registered before and after': [owner, stranger, owner],
}

async function openMail(purpose: LinkPurpose) {
  const template = purpose === 'verify_email' ? 'verify_email' : 'password_reset'
  const [mail] = await rowsOf<{ token_id: string }>(
    'SELECT token_id FROM outbox WHERE to_address = ? AND template = ? ORDER BY id DESC',
    email,
    template,
  )
  return linkTokenOf(secret, purpose, mail?.token_id ?? '')
}

const setPassword = (token: string) => post('/api/auth/reset-password', { token, password: newPassword })

async function discard() {
  const { body } = await post('/api/auth/discarded-registrations', { token: await openMail('verify_email') })
  return setPassword(body.token)
}

async function confirm(password?: string) {
  const token = await openMail('verify_email')
  const { status } = await post('/api/auth/verify-email', { token, password }, browsers.owner)
  if (status !== 200) await discard()
}

const proofs = {
  'presses the link in the browser of before': () => confirm(),
  'types the password that they chose, or would have': () => {
    browsers.owner = ''
    return confirm(about.owner.password)
  },
  'says that they chose none': discard,
  'sets a new password': async () => {
    await post('/api/auth/password-resets', { email })
    await setPassword(await openMail('reset_password'))
  },
  'comes with Google': async () => {
    const { headers, body } = await post('/api/auth/google', {})
    const person = { sub: email, email, email_verified: true, given_name: 'Ananya', family_name: 'Pillai' }
    await post('/api/auth/google/callback', provider.agree(body.location, person), cookieFrom(headers))
  },
}

const logIn = async (password: string) => (await post('/api/auth/login', { email, password })).status

async function placesOf(id: string) {
  const columns = personalColumns.filter(({ holds }) => holds === 'id')
  const found = await env.DB.batch(
    columns.map(({ table, column }) => env.DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(id)),
  )
  return columns.filter((_, index) => found[index]!.results.length > 0).map(({ table, column }) => `${table}.${column}`)
}

async function lookAround() {
  const account = await accountOf()
  const id = account?.id
  const places = await Promise.all(strangers.map(placesOf))
  const refreshed = []
  for (const cookie of strangerSessions) refreshed.push((await post('/api/auth/refresh', undefined, cookie)).body.code)
  return {
    isProven: account?.email_verified_at === api.clock.now,
    isTheirs: strangers.includes(String(id)),
    isNamedByThem: account?.first_name === about.stranger.firstName,
    profile: [account?.role, account?.educator_status, account?.bio, account?.onboarding_completed],
    enrollments: await rowsOf('SELECT id FROM enrollments WHERE student_id = ?', id),
    applications: await rowsOf('SELECT id FROM educator_applications WHERE user_id = ?', id),
    answersToTheirPassword: await logIn(about.stranger.password),
    placesOfTheirs: places.flat(),
    answersToTheirSessions: new Set(refreshed),
  }
}

describe.each(Object.entries(proofs))('its owner, who %s,', (_, prove) => {
  it.each(Object.entries(orders))('[U-02] alone holds the account where %s', async (__, steps) => {
    begin()
    for (const step of steps) await step()
    await prove()
    expect(await lookAround()).toEqual({
      isProven: true,
      isTheirs: false,
      isNamedByThem: false,
      profile: ['student', null, null, 0],
      enrollments: [],
      applications: [],
      answersToTheirPassword: 401,
      placesOfTheirs: [],
      answersToTheirSessions: new Set(steps.includes(stranger) ? ['session_expired'] : []),
    })
  })
})

it('[U-02] keeps what its owner chose in the browser that registered, where nobody came after', async () => {
  for (const order of [
    'the owner registered',
    'a stranger registered first',
    'the owner registered before and after',
  ] as const) {
    begin()
    for (const step of orders[order]) await step()
    const token = await openMail('verify_email')
    const { status, body } = await post('/api/auth/verify-email', { token }, browsers.owner)
    expect([order, status, body.user]).toMatchObject([order, 200, { firstName: 'Ananya', lastName: 'Pillai' }])
    expect(await logIn(about.owner.password)).toBe(200)
  }
})

it.each([
  ['no cookie', () => undefined, undefined, accountMessages.passwordNeeded],
  ['the cookie of another registration', stranger, undefined, accountMessages.passwordNeeded],
  ['a wrong password', () => undefined, 'a guess', accountMessages.passwordNotTheirs],
  ['the password of before', stranger, about.owner.password, accountMessages.passwordNotTheirs],
])('[U-02] proves nothing with a link and %s, and leaves the link good', async (what, before, password, detail) => {
  begin()
  await owner()
  if (what === 'no cookie') browsers.owner = ''
  await before()
  const token = await openMail('verify_email')
  if (password) browsers.owner = ''
  const refused = await post('/api/auth/verify-email', { token, password }, browsers.owner)
  expect([refused.status, refused.body.errors, refused.headers.getSetCookie()]).toEqual([
    422,
    [{ pointer: '/body/password', detail }],
    [],
  ])
  expect((await accountOf())?.email_verified_at).toBeNull()
  expect((await post('/api/auth/discarded-registrations', { token })).status).toBe(200)
})

it('[U-02] takes the cookie of the browser that registered for an hour, unchanged, and back once it has been used', async () => {
  begin()
  await owner()
  const token = await openMail('verify_email')
  for (const cookie of [`${browsers.owner}x`, browsers.owner.replace('registration', 'access')])
    expect((await post('/api/auth/verify-email', { token }, cookie)).status).toBe(422)
  api.clock.now += 60 * 60 * 1000
  expect((await post('/api/auth/verify-email', { token }, browsers.owner)).status).toBe(422)
  api.clock.now -= 1000
  const { status, headers } = await post('/api/auth/verify-email', { token }, browsers.owner)
  expect(status).toBe(200)
  expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-kere_registration=; Max-Age=0;/))
})

it('[S-323] goes on to where they were going when they registered, on this site alone', async () => {
  for (const [next, expected] of [
    ['/dashboard/sessions', '/dashboard/sessions'],
    ['//evil.example', null],
  ]) {
    begin()
    browsers.owner = cookieFrom((await post('/api/auth/register', { ...about.owner, email, next })).headers)
    const token = await openMail('verify_email')
    expect((await post('/api/auth/verify-email', { token }, browsers.owner)).body.next).toBe(expected)
  }
})

it('[U-02] leaves a proven account as it is, whatever somebody else asks for with its address', async () => {
  begin()
  await owner()
  await confirm()
  const before = await accountOf()
  await stranger()
  await another()
  await post('/api/auth/password-resets', { email })
  expect(await accountOf()).toEqual(before)
  expect(browsers.stranger).toMatch(/^__Host-kere_registration=/)
  expect(await logIn(about.owner.password)).toBe(200)
})

it('[W-42] lets ten passwords an hour be tried at a link', async () => {
  begin()
  await owner()
  const token = await openMail('verify_email')
  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push((await post('/api/auth/verify-email', { token, password: 'a guess' })).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})
