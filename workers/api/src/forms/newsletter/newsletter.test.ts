import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, secret } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { exports as files } from '../../routes.ts'
import { aSubscriber, tokenOf } from './newsletter.fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000

let api: ReturnType<typeof startApi>
let cookie: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  cookie = (await aUser('admin')).cookie
})

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const subscribe = (email: string, others: object = {}, network = '203.0.113.7') =>
  send('POST', '/api/newsletter-subscriptions', { email, ...others }, { 'cf-connecting-ip': network })

const read = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

const subscribers = () => read('SELECT email, first_name, confirmed, status FROM newsletter_subscribers ORDER BY seq')

async function mailedPaths() {
  const context = {
    get at() {
      return api.clock.now
    },
    db: openDatabase(env.DB),
    settings: { accessTokenSecret: secret },
    log: () => {},
  }
  const due = await read<{ id: string }>(`SELECT id FROM outbox WHERE template = 'newsletter_confirmation' ORDER BY id`)
  const mails = await Promise.all(due.map(({ id }) => leaseMail(context, id)))
  return mails.map((mail) => mail?.values.path ?? null)
}

describe('subscribing', () => {
  it('[S-286] [S-490] keeps an address as unconfirmed, and asks it by email with a link that no table holds', async () => {
    const { status, body } = await subscribe('Meera.N+kere@Example.in', { firstName: 'Meera' })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(await subscribers()).toEqual([
      { email: 'meera.n+kere@example.in', first_name: 'Meera', confirmed: 0, status: 'unconfirmed' },
    ])
    const [path] = await mailedPaths()
    expect(path).toMatch(/^\/newsletter\/subscription\?token=nls_[\w-]+$/)
    const token = path!.split('=')[1]!
    expect(JSON.stringify(await read('SELECT * FROM outbox'))).not.toContain(token)
    expect(await read('SELECT first_name FROM newsletter_subscribers')).toEqual([{ first_name: 'Meera' }])
  })

  it.each([
    ['', 'Please enter your email address'],
    ['meera.n@example', 'Please enter a valid email address'],
    ['meera@example.in\nBcc: a@b.in', 'Please enter a valid email address'],
  ])('[S-283] [S-284] refuses %j', async (email, detail) => {
    const { status, body } = await subscribe(email)
    expect([status, body.errors]).toEqual([422, [{ pointer: '/body/email', detail }]])
    expect(await subscribers()).toEqual([])
  })

  it('[S-285] of an address that has subscribed answers the same, changes nothing and writes to nobody', async () => {
    await aSubscriber({ email: 'meera@example.in', status: 'confirmed' })
    const [known, unknown] = [await subscribe('meera@example.in'), await subscribe('zoya@example.in')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }, { status: 'unconfirmed' }])
    expect(await read('SELECT to_address FROM outbox')).toEqual([{ to_address: 'zoya@example.in' }])
  })

  it('asks an address three times a day at most, and answers the same', async () => {
    const answers = []
    for (let times = 0; times < 5; times += 1) answers.push(await subscribe('meera@example.in'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await read('SELECT id FROM outbox')).toHaveLength(3)
    api.clock.now += 24 * 60 * 60 * 1000
    await subscribe('meera@example.in')
    expect(await read('SELECT id FROM outbox')).toHaveLength(4)
  })

  it('asks a mailbox three times a day at most, however it is written, and answers the same', async () => {
    const spellings = ['t.arget@gmail.com', 'target+a@gmail.com', 'ta.rget+b@googlemail.com', 'target@gmail.com']
    for (const email of [...spellings, 'Target+c@Gmail.com']) expect((await subscribe(email)).status).toBe(200)
    expect(await read('SELECT id FROM outbox')).toHaveLength(3)
  })

  it('is not shut to the owner of an address by a stranger who has used it up elsewhere', async () => {
    for (let times = 0; times < 6; times += 1) await subscribe('meera@example.in', {}, '198.51.100.9')
    expect((await subscribe('meera@example.in', {}, '198.51.100.9')).status).toBe(429)
    expect((await subscribe('meera@example.in')).status).toBe(200)
  })

  it('keeps one row of an address that two tabs send at once', async () => {
    await Promise.all([subscribe('meera@example.in'), subscribe('meera@example.in')])
    expect(await subscribers()).toHaveLength(1)
  })

  it('[W-33] asks nobody where the hidden field is filled, and stops one network', async () => {
    expect((await subscribe('meera@example.in', { pebble: 'x' })).status).toBe(200)
    expect(await read('SELECT id FROM outbox')).toEqual([])
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => (await subscribe(`a${at}@example.in`)).status),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  })
})

describe('the link of an email', () => {
  const subscription = async (id: string) => send('GET', `/api/newsletter-subscriptions/${await tokenOf(id)}`)
  const act = async (name: string, id: string, body: object = {}) =>
    send('POST', `/api/newsletter-subscriptions/${name}`, { token: await tokenOf(id), ...body })

  it('[W-34] shows what it is for and confirms nothing by being opened; then confirms once', async () => {
    const id = await aSubscriber({ email: 'meera@example.in', askedAt: api.clock.now })
    expect((await subscription(id)).body).toMatchObject({ email: 'meera@example.in', status: 'unconfirmed' })
    expect(await subscribers()).toMatchObject([{ confirmed: 0 }])
    for (const _ of [1, 2])
      expect((await act('confirm', id)).body).toMatchObject({ status: 'confirmed', deletedAt: null })
    expect(await subscribers()).toMatchObject([{ confirmed: 1 }])
  })

  it('[W-34] stops it for good: neither a sign-up nor an import writes again, whatever became of the row', async () => {
    const email = 'meera@example.in'
    const id = await aSubscriber({ email, status: 'confirmed' })
    expect((await act('stop', id)).body).toMatchObject({ status: 'unsubscribed', isStopped: true })
    expect((await subscription(id)).body).toMatchObject({ isStopped: true })
    const imported = async () =>
      (
        (
          await send(
            'POST',
            '/api/newsletter-subscribers/imports',
            { rows: [{ line: 2, email, firstName: '' }] },
            { cookie },
          )
        ).body as unknown as { lines: object[] }
      ).lines
    const meant = [{ line: 2, email, result: 'unsubscribed' }]
    expect([(await subscribe(email)).body, await imported()]).toEqual([{ ok: true }, meant])
    await env.DB.prepare('DELETE FROM newsletter_subscribers').run()
    expect([(await subscribe(email)).body, await imported()]).toEqual([{ ok: true }, meant])
    expect(await subscribers()).toEqual([])
    expect(await read('SELECT id FROM outbox')).toEqual([])
    expect(JSON.stringify(await read('SELECT * FROM newsletter_stops'))).not.toContain('meera')

    const owner = await aUser('student', { email, emailVerifiedAt: 1 })
    await send('POST', '/api/newsletter-subscriptions', { email }, { cookie: owner.cookie })
    const [asked] = await read<{ id: string }>('SELECT id FROM newsletter_subscribers')
    api.clock.now += 1
    expect((await act('confirm', asked!.id)).body.status).toBe('confirmed')
    expect(await read('SELECT * FROM newsletter_stops')).toEqual([])
  })

  it('is begun anew by the link that stopped it', async () => {
    const id = await aSubscriber({ status: 'confirmed' })
    await act('stop', id)
    api.clock.now += 1
    expect((await act('confirm', id)).body.status).toBe('confirmed')
    expect(await read('SELECT * FROM newsletter_stops')).toEqual([])
  })

  it('[W-34] stays stopped where a confirmation is sent at the same time', async () => {
    const id = await aSubscriber({ status: 'confirmed' })
    await Promise.all(['confirm', 'stop', 'confirm', 'unsubscribe', 'confirm'].map((name) => act(name, id)))
    await act('confirm', id)
    expect(await subscribers()).toMatchObject([{ status: 'unsubscribed' }])
    expect(await read('SELECT * FROM newsletter_stops')).toHaveLength(1)
  })

  it('is over after 7 days for an address that nobody has confirmed, and for ever good for one that somebody has', async () => {
    const [late, kept] = [
      await aSubscriber({ askedAt: api.clock.now }),
      await aSubscriber({ askedAt: api.clock.now, status: 'confirmed' }),
    ]
    api.clock.now += 7 * dayMs
    for (const answer of [await subscription(late), await act('confirm', late)])
      expect([answer.status, answer.body.code]).toEqual([410, 'subscription_expired'])
    expect((await act('preferences', kept, { topics: 'blog', frequency: 'weekly' })).body).toMatchObject({
      topics: ['blog'],
      frequency: 'weekly',
    })
  })

  it('[W-34] unsubscribes at once and again, and brings back by its own button', async () => {
    const id = await aSubscriber({ status: 'confirmed' })
    for (const _ of [1, 2]) expect((await act('unsubscribe', id)).body).toMatchObject({ status: 'unsubscribed' })
    expect((await act('preferences', id, { topics: [], frequency: 'monthly' })).body).toMatchObject({
      topics: ['courses'],
    })
    expect((await act('confirm', id)).body).toMatchObject({ status: 'confirmed' })
  })

  it('is nothing where a letter of it differs, or its address was deleted', async () => {
    const id = await aSubscriber()
    const token = await tokenOf(id)
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    const answers = [other, id, await tokenOf('nls_nobody'), 'x'].map((each) =>
      send('GET', `/api/newsletter-subscriptions/${each}`),
    )
    for (const { status, body } of await Promise.all(answers))
      expect([status, body.code]).toEqual([404, 'subscription_unknown'])
  })
})

describe('an admin', () => {
  const asAdmin = (method: string, path: string, body?: unknown) => send(method, path, body, { cookie })
  const audited = () => read(`SELECT action, subject_id FROM audit_log WHERE action LIKE 'newsletter%' ORDER BY id`)

  it('[S-449] lists, counts, searches by a part of an address or a name, and filters by days', async () => {
    await aSubscriber({
      email: 'meera@example.in',
      firstName: 'Meera',
      subscribedAt: Date.parse('2026-11-02T06:00:00Z'),
    })
    await aSubscriber({
      email: 'zoya@example.in',
      status: 'confirmed',
      subscribedAt: Date.parse('2026-11-03T06:00:00Z'),
    })
    const list = async (search: string) => (await asAdmin('GET', `/api/newsletter-subscribers${search}`)).body
    expect(await list('')).toMatchObject({
      items: [{ email: 'zoya@example.in' }, { email: 'meera@example.in' }],
      counts: { unconfirmed: 1, confirmed: 1, unsubscribed: 0 },
    })
    for (const search of ['?search=eera@ex', '?search=MEERA', '?status=unconfirmed', '?to=2026-11-02'])
      expect((await list(search)).items).toMatchObject([{ email: 'meera@example.in', confirmed: false }])
    for (const [email, day] of [
      ['early@example.in', '2026-11-02T18:29:00Z'],
      ['late@example.in', '2026-11-02T18:30:00Z'],
    ] as const)
      await aSubscriber({ email, status: 'unsubscribed', unsubscribedAt: Date.parse(day) })
    expect(await list('?leftFrom=2026-11-03')).toMatchObject({ items: [{ email: 'late@example.in' }], total: 1 })
  })

  it('[S-514] [W-34] confirms and takes it back, with a trace, and nobody who has unsubscribed', async () => {
    const id = await aSubscriber()
    for (const confirmed of [true, true, false]) {
      const { body } = await asAdmin('PATCH', `/api/newsletter-subscribers/${id}`, { confirmed })
      expect(body).toMatchObject({ id, confirmed })
    }
    expect(await audited()).toEqual([
      { action: 'newsletter_subscriber.confirmed', subject_id: id },
      { action: 'newsletter_subscriber.unconfirmed', subject_id: id },
    ])
    const gone = await aSubscriber({ status: 'unsubscribed', unsubscribedAt: 1 })
    const { status, body } = await asAdmin('PATCH', `/api/newsletter-subscribers/${gone}`, { confirmed: true })
    expect([status, body.code]).toEqual([409, 'subscriber_not_confirmable'])
  })

  it('[S-514] deletes for good, once', async () => {
    const id = await aSubscriber()
    const statuses = []
    for (const _ of [1, 2]) statuses.push((await asAdmin('DELETE', `/api/newsletter-subscribers/${id}`)).status)
    expect([statuses, await subscribers(), await audited()]).toEqual([
      [204, 404],
      [],
      [{ action: 'newsletter_subscriber.deleted', subject_id: id }],
    ])
  })
})

describe('[part of W-34] who is signed in', () => {
  const own = async (user: { cookie: string }) =>
    (await api.call('/api/me/newsletter-subscription', { headers: { cookie: user.cookie } })).body

  it('finds what their confirmed address gets, by its link, and of any other nothing', async () => {
    const reader = await aUser('student')
    expect(await own(reader)).toEqual({ status: null, path: '/newsletter' })
    const id = await aSubscriber({ email: reader.email, status: 'confirmed' })
    expect(await own(reader)).toEqual({
      status: 'confirmed',
      path: `/newsletter/subscription?token=${await tokenOf(id)}`,
    })
    await env.DB.prepare('UPDATE users SET email_verified_at = NULL WHERE id = ?').bind(reader.id).run()
    expect(await own(reader)).toEqual({ status: null, path: '/newsletter' })
  })
})

describe('[part of W-34] an import', () => {
  it('adds addresses as unconfirmed, asks each new one by email, 30 in a minute, and says what became of each line', async () => {
    await aSubscriber({ email: 'known@example.in', status: 'confirmed', confirmedAt: 1 })
    await aSubscriber({ email: 'left@example.in', status: 'unsubscribed', unsubscribedAt: 1 })
    const emails = [
      'New@Example.in',
      'known@example.in',
      'left@example.in',
      'nobody',
      'new@example.in',
      'more@example.in',
    ]
    const rows = emails.map((email, place) => ({ line: place + 2, email, firstName: 'Meera' }))
    const { status, body } = await send('POST', '/api/newsletter-subscribers/imports', { rows }, { cookie })
    expect([status, (body as unknown as { lines: { result: string }[] }).lines.map(({ result }) => result)]).toEqual([
      200,
      ['added', 'known', 'unsubscribed', 'invalid', 'known', 'added'],
    ])
    const asked = await read<{ to_address: string; due_at: number }>('SELECT * FROM outbox ORDER BY due_at')
    expect(asked.map(({ to_address: to }) => to)).toEqual(['new@example.in', 'more@example.in'])
    expect(asked[1]!.due_at - asked[0]!.due_at).toBeGreaterThanOrEqual(2000)
    expect(
      await read("SELECT status FROM newsletter_subscribers WHERE email LIKE '%e@example.in' OR email LIKE 'new@%'"),
    ).toContainEqual({ status: 'unconfirmed' })
  })
})

it('[U-11.newsletter] goes into a CSV file of five columns', async () => {
  await aSubscriber({ email: 'meera@example.in', firstName: 'Meera', status: 'confirmed', confirmedAt: 1 })
  const { call } = startApi({ routes: files })
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const opened = await call('/api/exports/newsletter-subscribers.csv', { method: 'POST', headers })
  expect(opened.body).toMatchObject({
    fileName: expect.stringMatching(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/),
    header: ['Date', 'Email', 'First Name', 'Confirmed', 'Unsubscribed At'],
    rows: 1,
  })
  const { text } = await call('/api/exports/newsletter-subscribers.csv', { headers })
  expect((JSON.parse(text) as { rows: unknown[][] }).rows[0]!.slice(1)).toEqual([
    'meera@example.in',
    'Meera',
    'Yes',
    null,
  ])
})
