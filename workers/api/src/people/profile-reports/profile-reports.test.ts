import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aListedEducator, aListedLearner } from '../../../test/listed-people.ts'
import { aReportedProfile } from '../../../test/profile-reports.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { toldInstants } from '../../../test/told-instants.ts'
import { all } from '../../../test/database.ts'
import { idFrom } from '../../base/new-id.ts'

beforeEach(emptyDatabase)

interface Answer {
  status: number
  body: {
    id: string
    code: string
    items: Record<string, unknown>[]
    counts: Record<string, number>
    person: Record<string, unknown>
    hiding: { message: string; reply: { text: string } | null } | null
  }
}

const { call: ask } = startApi()

const call = async (...asked: Parameters<typeof ask>) => (await ask(...asked)) as unknown as Answer

const as = (user: TestUser | null, method: string, body?: unknown) => ({
  method,
  headers: {
    origin: 'https://kere.test',
    ...(user && { cookie: user.cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

const report = (id: string, by: TestUser | null = null, about: object = {}) =>
  call(`/api/listed-people/${id}/reports`, as(by, 'POST', { reason: 'spam', ...about }))

const theRow = async () => (await all('SELECT * FROM reported_profiles'))[0]

const mails = () =>
  all<{ template: string; to_address: string; kind: string }>(
    'SELECT template, to_address, kind FROM outbox ORDER BY template, to_address',
  )

const actions = async () =>
  (await all<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action)

async function reported(by: (TestUser | null)[] = [null]) {
  const person = await aListedEducator()
  for (const reporter of by) await report(person, reporter)
  return { person, id: String((await theRow())?.id) }
}

const decide = (admin: TestUser, id: string, body: object) =>
  call(`/api/reported-profiles/${id}/decision`, as(admin, 'POST', body))

const hide = { decision: 'hide', status: 'waiting', message: 'Your bio sells exam answers.' }

it('are a CSV file for admins, without who reported', async () => {
  const [admin, reporter] = [await aUser('admin'), await aUser('student', {}, { firstName: 'Tattle' })]
  const { id } = await reported([reporter])
  await decide(admin, id, hide)
  const path = '/api/exports/reported-profiles.csv'
  const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }
  const opened = await ask(path, { method: 'POST', headers })
  expect(opened.body).toMatchObject({
    fileName: expect.stringMatching(/^reported-profiles-\d{4}-\d\d-\d\d\.csv$/),
    header: [
      'Last Reported',
      'Name',
      'Role',
      'Status',
      'Reports',
      'Latest Reason',
      'Decided',
      'Decided By',
      'Message',
      'Reply',
    ],
  })
  const { text } = await ask(path, { headers })
  expect(text).toContain('Your bio sells exam answers.')
  expect(text).not.toContain('Tattle')
})

describe('a report', () => {
  it('[W-51] is answered alike, of who is listed, of who is not, and of oneself', async () => {
    const [person, hidden] = [await aListedLearner(), await aListedLearner({ isDiscoverable: false })]
    const self = await aUser('student', {}, { isDiscoverable: true, dateOfBirth: '2000-01-01' })
    for (const answer of [
      await report(person),
      await report(hidden),
      await report('usr_none'),
      await report(self.id, self),
    ])
      expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await all('SELECT user_id FROM reported_profiles')).toEqual([{ user_id: person }])
  })

  it('[W-51] floods no queue: one row with a number, and one report of each user', async () => {
    const [first, second] = [await aUser('student'), await aUser('student')]
    const { person } = await reported([first, first, second, null, null])
    expect(await all('SELECT status, times FROM reported_profiles')).toEqual([{ status: 'waiting', times: 4 }])
    await report(person, first, { reason: 'harassment', text: 'And now this.' })
    expect(await all('SELECT reason, text FROM profile_reports WHERE reporter_id IS NOT NULL ORDER BY reason')).toEqual(
      [
        { reason: 'harassment', text: 'And now this.' },
        { reason: 'spam', text: null },
      ],
    )
  })

  it('[W-51] is only counted beyond fifty that wait', async () => {
    const { person, id } = await reported()
    await env.DB.prepare(
      `INSERT INTO profile_reports (id, reported_id, reason, submitted_at)
        SELECT 'rep_' || value, ?, 'spam', 1 FROM json_each(?)`,
    )
      .bind(id, JSON.stringify(Array.from({ length: 60 }, (_, number) => number)))
      .run()
    await report(person)
    expect(await all('SELECT count(*) AS kept FROM profile_reports')).toEqual([{ kept: 61 }])
    expect(await theRow()).toMatchObject({ times: 2 })
  })

  it('[W-51] is throttled by account and by network', async () => {
    const person = await aListedEducator()
    const reporter = await aUser('student')
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await report(person, reporter)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('[W-33] with the hidden field filled is kept apart, and raises nothing', async () => {
    const person = await aListedEducator()
    await report(person, null, { pebble: 'x', email: 'machine@example.in' })
    expect(await theRow()).toMatchObject({ status: 'doubtful', times: 0 })
    await report(person)
    expect(await theRow()).toMatchObject({ status: 'waiting', times: 1 })
  })

  it('needs a reason of the list', async () => {
    expect((await report(await aListedEducator(), null, { reason: 'boring' })).status).toBe(422)
  })
})

describe('a decision', () => {
  const listed = async () => (await call('/api/educators')).body.items.length

  it('[W-51] [W-49] shows admins no more than the allow-list, and never who reported', async () => {
    const [admin, reporter] = [await aUser('admin'), await aUser('student')]
    const { id } = await reported([reporter])
    const cookie = { headers: { cookie: admin.cookie } }
    const { body } = await call('/api/reported-profiles', cookie)
    const keys = ['decision', 'id', 'lastReportedAt', 'latestReason', 'person', 'reply', 'status', 'times', 'version']
    const personKeys = ['avatarUrl', 'bio', 'id', 'isListed', 'kind', 'name']
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual(keys)
    const one = await call(`/api/reported-profiles/${id}`, cookie)
    expect(Object.keys(one.body).toSorted()).toEqual(keys)
    expect(Object.keys(one.body.person).toSorted()).toEqual(personKeys)
    expect(body.counts).toMatchObject({ waiting: 1, hidden: 0 })
    const reports = await call(`/api/reported-profiles/${id}/reports`, cookie)
    expect(Object.keys(reports.body.items[0] ?? {}).toSorted()).toEqual([
      'at',
      'id',
      'isDecided',
      'isDoubtful',
      'isFromUser',
      'path',
      'reason',
      'text',
      'wantsAnswer',
    ])
    expect(JSON.stringify(reports.body)).not.toContain(reporter.id)
  })

  it('[W-51] to hide works with the next request, tells why, and answers who left an address, once each', async () => {
    const [admin, reporter] = [await aUser('admin'), await aUser('student')]
    const { person, id } = await reported([reporter])
    await report(person, null, { email: 'asha@example.in' })
    await report(person, null, { email: 'asha@example.in', reason: 'other' })
    expect(await listed()).toBe(1)
    expect((await decide(admin, id, hide)).status).toBe(201)
    expect(await listed()).toBe(0)
    expect((await call(`/api/educators/${person}`)).status).toBe(404)
    expect((await call('/api/educators?search=asha')).body.items).toEqual([])
    expect(await mails()).toMatchObject([
      { template: 'profile_hidden', kind: 'profile_listing' },
      { template: 'profile_report_answered', to_address: 'asha@example.in' },
      { template: 'profile_report_answered', to_address: reporter.email },
    ])
    expect(await actions()).toContain('profile.hidden')
    // Editing their own profile does not list a hidden person again.
    await env.DB.prepare("UPDATE profiles SET location = 'Pune' WHERE id = ?").bind(person).run()
    expect(await listed()).toBe(0)
  })

  it.each(['dismiss', 'warn'])('[W-51] to %s leaves the profile listed', async (decision) => {
    const admin = await aUser('admin')
    const { person, id } = await reported()
    await decide(admin, id, { decision, status: 'waiting', ...(decision === 'warn' && { message: 'Please stop.' }) })
    expect(await listed()).toBe(1)
    expect((await mails()).map(({ template }) => template)).toEqual(decision === 'warn' ? ['profile_warned'] : [])
    await report(person)
    expect(await theRow()).toMatchObject({ status: 'waiting', times: 1 })
  })

  it('[W-51] to suspend is the suspension of the list of users', async () => {
    const [admin, reporter] = [await aUser('admin'), await aUser('student')]
    const educator = await aUser('educator', {}, { publicProfile: true, dateOfBirth: '1980-01-01' })
    await report(educator.id, reporter)
    const id = String((await theRow())?.id)
    const suspended = await decide(admin, id, { ...hide, decision: 'suspend' })
    expect(suspended).toMatchObject({ status: 201, body: { status: 'suspended' } })
    expect(await all('SELECT user_id, reason FROM suspensions')).toEqual([
      { user_id: educator.id, reason: hide.message },
    ])
    expect(await listed()).toBe(0)
    expect((await mails()).map(({ template }) => template)).toEqual(['profile_report_answered', 'user_suspended'])
    expect(await actions()).toEqual(expect.arrayContaining(['user.suspended', 'profile_report.suspended']))
  })

  it('of two admins is the first one’s', async () => {
    const admin = await aUser('admin')
    const { id } = await reported()
    const [first, second] = await Promise.all([
      decide(admin, id, hide),
      decide(admin, id, { decision: 'dismiss', status: 'waiting' }),
    ])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('[W-51] about an admin is another admin’s, and so is taking it back', async () => {
    const [admin, other] = [await aUser('admin'), await aUser('admin')]
    const id = await aReportedProfile(admin.id)
    const dismiss = { decision: 'dismiss', status: 'waiting' }
    for (const body of [dismiss, hide, { ...hide, decision: 'warn' }])
      expect(await decide(admin, id, body)).toMatchObject({ status: 409, body: { code: 'own_report' } })
    expect((await decide(admin, id, { ...hide, decision: 'suspend' })).body.code).toBe('own_account')
    expect(await theRow()).toMatchObject({ status: 'waiting', decided_by: null })

    const { version } = (await call(`/api/reported-profiles/${id}`, as(other, 'GET'))).body as { version?: number }
    const path = `/api/reported-profiles/${id}/decision`
    expect((await call(`${path}?version=${version}`, as(other, 'POST', dismiss))).status).toBe(201)
    expect((await call(path, as(admin, 'DELETE'))).body.code).toBe('own_report')
    expect((await theRow())?.status).toBe('dismissed')
    expect((await call(path, as(other, 'DELETE'))).status).toBe(200)
    expect((await theRow())?.status).toBe('waiting')
  })
})

describe('whoever is hidden', () => {
  it('[W-51] sees why, replies once, and is shown again or stays hidden', async () => {
    const admin = await aUser('admin')
    const educator = await aUser('educator', {}, { publicProfile: true, dateOfBirth: '1980-01-01' })
    await report(educator.id)
    const id = String((await theRow())?.id)
    const own = () => call('/api/own-hiding', { headers: { cookie: educator.cookie } })
    const reply = () => call('/api/own-hiding/reply', as(educator, 'POST', { text: 'I sell nothing.' }))
    expect((await own()).body.hiding).toBeNull()
    expect(await reply()).toMatchObject({ status: 409, body: { code: 'profile_not_hidden' } })

    await decide(admin, id, hide)
    expect((await own()).body.hiding).toMatchObject({ message: hide.message, reply: null })
    expect(await reply()).toMatchObject({ status: 201, body: { hiding: { reply: { text: 'I sell nothing.' } } } })
    expect(await reply()).toMatchObject({ status: 409, body: { code: 'already_replied' } })
    expect((await theRow())?.status).toBe('replied')
    expect((await call('/api/educators')).body.items).toEqual([])

    await decide(admin, id, { ...hide, status: 'replied' })
    expect(await reply()).toMatchObject({ status: 409, body: { code: 'already_replied' } })
    await decide(admin, id, { decision: 'dismiss', status: 'hidden' })
    expect((await own()).body.hiding).toBeNull()
    expect((await call('/api/educators')).body.items).toHaveLength(1)
    expect((await mails()).map(({ template }) => template)).toEqual([
      'profile_hidden',
      'profile_hidden',
      'profile_shown',
    ])
  })
})

it('[W-51] tell no admin who reported or at what moment, whatever is taken apart, before and after a decision', async () => {
  const admin = await aUser('admin')
  const reporter = await aUser('student', { email: 'tattle@example.in' }, { firstName: 'Tattle' })
  const made = Date.parse('2026-11-15T12:04:31.207Z')
  const api = startApi({
    newId: (prefix, isTimeless) =>
      idFrom(prefix, crypto.getRandomValues(new Uint8Array(32)), { at: api.clock.now, isTimeless }),
  })
  const person = await aListedEducator()
  api.clock.now = made
  expect(
    (await api.call(`/api/listed-people/${person}/reports`, as(reporter, 'POST', { reason: 'spam' }))).status,
  ).toBe(200)
  api.clock.now = made + 2 * 60_000
  const id = String((await theRow())?.id)
  const told = async () => {
    const paths = [
      '/api/reported-profiles?limit=1',
      `/api/reported-profiles/${id}`,
      `/api/reported-profiles/${id}/reports`,
      '/api/audit-log',
      '/api/outbox',
      '/api/dashboard',
    ]
    const texts = await Promise.all(paths.map(async (path) => (await api.call(path, as(admin, 'GET'))).text))
    const moments = [...toldInstants(texts.join(' '))].filter((at) => Math.abs(at - made) < 60_000)
    return [...moments, ...['Tattle', 'tattle@', reporter.id].filter((secret) => texts.join(' ').includes(secret))]
  }
  expect(await told()).toEqual([])
  await api.call(`/api/reported-profiles/${id}/decision`, as(admin, 'POST', hide))
  expect((await mails()).map(({ template }) => template)).toContain('profile_report_answered')
  expect(await told()).toEqual([])
})
