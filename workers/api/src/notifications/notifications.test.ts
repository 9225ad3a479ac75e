import { env } from 'cloudflare:workers'
import type { NotificationList, NotificationPreference } from '@kere/contracts/notifications/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { anEvent, eventsNow } from '../../test/events.ts'
import { anEducator } from '../../test/factories.ts'
import { aUser, secret, type TestUser } from '../../test/sessions.ts'
import { planOf } from '../../test/table-scans.ts'
import { watch } from '../../test/watched-database.ts'
import { openDatabase } from '../base/context.ts'
import { newId } from '../base/new-id.ts'
import { kindOfMail, mailTemplates, notificationKinds } from '../console/labels.ts'
import { leaseMail } from '../console/outbox/lease-mail.ts'
import { aNotification, tokenOf } from './notifications.fixtures.ts'
import { sendDigests } from './send-digests.ts'

const dayMs = 24 * 60 * 60 * 1000

let api: ReturnType<typeof startApi>
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student')
})

/** A loose type for tests, whose assertions check the shape. */
type AnyAnswer = NotificationList &
  NotificationPreference & {
    code?: string
    email: string
    groups: { name: string; kinds: NotificationPreference[] }[]
  }

async function send(method: string, path: string, body?: unknown, by: TestUser | null = learner) {
  const answer = await api.call(path, {
    method,
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...(by && { cookie: by.cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: answer.body as unknown as AnyAnswer }
}

const list = async (query = '', by = learner) =>
  (await send('GET', `/api/me/notifications${query}`, undefined, by)).body
const choose = (choice: string, kind = 'event_places') =>
  send('PUT', `/api/me/notification-preferences/${kind}`, { choice })
const read = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

async function register() {
  const event = await anEvent(await anEducator(), { title: 'Dawn count', startsAt: eventsNow + 40 * dayMs })
  expect((await send('POST', `/api/events/${event.id}/registration`, {})).status).toBe(201)
  return event.id
}

/** Leases the due mails, as the jobs worker does. */
async function deliver() {
  const context = {
    db: openDatabase(env.DB),
    get at() {
      return api.clock.now
    },
    settings: { accessTokenSecret: secret },
    log: () => {},
  }
  const due = await read<{ id: string }>(`SELECT id FROM outbox WHERE state = 'pending' ORDER BY id`)
  const mails = await Promise.all(due.map(({ id }) => leaseMail(context, id)))
  return mails.filter((mail) => mail !== null)
}

const digest = (at = api.clock.now, db = env.DB) =>
  sendDigests({ db: openDatabase(db), at, newId, queueMail: () => undefined, kindOfMail })

const inIndia = (written: string) => Date.parse(`${written}:00+05:30`)

describe('[W-56] the bell', () => {
  it('tells whoever is mailed, once, of the thing, and sends exactly one email', async () => {
    const eventId = await register()
    expect(await list()).toMatchObject({
      items: [
        {
          icon: 'calendar',
          title: 'You are registered',
          text: 'Dawn count',
          path: `/dashboard/my-events/${eventId}`,
          isRead: false,
        },
      ],
      total: 1,
      unread: 1,
    })
    const mails = await deliver()
    expect(mails.map(({ template, turnOff }) => [template, turnOff?.name])).toEqual([
      ['event_registered', 'Your registrations and waitlists'],
    ])
    expect(await deliver()).toEqual([])
    expect((await list('', await aUser('student'))).items).toEqual([])
  })

  it('says nothing before the undo is over, and nothing of what was taken back', async () => {
    const eventId = await register()
    await send('DELETE', `/api/events/${eventId}/registration`)
    expect((await list()).items.map(({ title }) => title)).toEqual(['You are registered'])
    await send('POST', `/api/events/${eventId}/registration/restoration`)
    api.clock.now += 60_000
    expect((await list()).items.map(({ title }) => title)).toEqual(['You are registered'])
  })

  it('is read one by one or at once, by its own person alone', async () => {
    const [first, second] = [await aNotification(learner.id), await aNotification(learner.id)]
    const other = await aUser('student')
    const path = `/api/me/notifications/${first}/read`
    expect((await send('PUT', path, { isRead: true }, other)).status).toBe(404)
    await run('UPDATE notifications SET digest_since = 1')
    expect((await send('PUT', path, { isRead: true })).body).toEqual({ unread: 1 })
    expect((await list('?unread=true')).items.map(({ id }) => id)).toEqual([second])
    expect((await send('PUT', path, { isRead: false })).body).toEqual({ unread: 2 })
    const waiting = await read<{ id: string; since: number | null }>(
      'SELECT id, digest_since AS since FROM notifications',
    )
    expect(new Map(waiting.map(({ id, since }) => [id, since]))).toEqual(
      new Map([
        [first, null],
        [second, 1],
      ]),
    )
    await aNotification(other.id)
    expect((await send('POST', '/api/me/notifications/read')).body).toEqual({ unread: 0 })
    expect((await send('GET', '/api/me/notifications/unread', undefined, other)).body).toEqual({ unread: 1 })
  })

  it('keeps the latest 1,000 of a person, and reads as much of them as of 50, in one round trip', async () => {
    const fill = (from: number, to: number) =>
      run(
        `WITH RECURSIVE numbers (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
        INSERT INTO outbox (id, template, kind, to_address, user_id, details, created_at, due_at)
        SELECT printf('out_%06d', n), 'event_registered', 'event_places', 'a@b.test', ?, '{"event":"A","eventId":"e"}', n, n FROM numbers`,
        from,
        to,
        learner.id,
      )
    const rowsRead = async (query: string) => {
      const watched = watch(env.DB)
      const { status, text } = await startApi({ db: watched.db }).call(`/api/me/notifications${query}`, {
        headers: { cookie: learner.cookie },
      })
      expect([status, watched.roundTrips, (await planOf(watched)).scans]).toEqual([200, 1, []])
      return { rows: watched.rowsRead, answer: JSON.parse(text) as NotificationList }
    }
    await fill(1, 1100)
    const [listOf1000, unreadOf1000] = [await rowsRead('?limit=20'), await rowsRead('/unread')]
    await fill(1101, 10_000)
    expect(await read('SELECT count(*) AS kept, min(at) AS oldest FROM notifications')).toEqual([
      { kept: 1000, oldest: 9001 },
    ])
    const listOf10000 = await rowsRead('?limit=20')
    expect([listOf10000.rows, (await rowsRead('/unread')).rows]).toEqual([listOf1000.rows, unreadOf1000.rows])
    expect(listOf10000.answer).toMatchObject({ total: 1000, unread: 100 })
    const next = await rowsRead(`?limit=20&cursor=${listOf10000.answer.nextCursor}`)
    expect(next.answer.items[0]?.id).toBe('ntf_009980')
  })
})

it('every bell is of a kind that preferences name, and leads somewhere on this site', () => {
  const bells = Object.values(mailTemplates).flatMap(({ bell }) => bell ?? [])
  const said = bells.map(({ says }) => says({}))
  expect(bells.map(({ kind }) => kind).filter((kind) => !Object.hasOwn(notificationKinds, kind))).toEqual([])
  expect(said.filter(({ title, path }) => !title || !/^\/(?!\/)/.test(path))).toEqual([])
})

describe('[W-56] the choice of a kind', () => {
  it.each([
    ['off', 0],
    ['bell', 1],
    ['digest', 1],
  ])('%s sends no email of it, and leaves %i in the bell', async (choice, inBell) => {
    expect((await choose(choice)).body).toMatchObject({ choice, isFixed: false })
    await register()
    expect(await deliver()).toEqual([])
    expect([await read('SELECT * FROM outbox'), (await list()).items.length]).toEqual([[], inBell])
  })

  it('holds for an email that has not left yet', async () => {
    await register()
    await choose('bell')
    expect(await deliver()).toEqual([])
    expect((await list()).items).toHaveLength(1)
  })

  it('is not given for what is always sent, nor for what is no kind', async () => {
    expect((await choose('off', 'orders')).body.code).toBe('notification_kind_fixed')
    expect((await choose('off', 'constructor')).status).toBe(404)
    const { body } = await send('GET', '/api/me/notification-preferences')
    expect(body.email).toBe(learner.email)
    expect(body.groups.find(({ name }) => name === 'Orders')?.kinds).toMatchObject([
      { kind: 'orders', choice: 'email', isFixed: true },
    ])
  })

  it('is given for many kinds at once, or for none of them', async () => {
    const chooseAll = (...choices: [kind: string, choice: string][]) =>
      send('PUT', '/api/me/notification-preferences', { choices: choices.map(([kind, choice]) => ({ kind, choice })) })
    const chosen = () => read('SELECT kind, choice FROM notification_preferences ORDER BY kind')
    expect((await chooseAll(['event_places', 'off'], ['orders', 'off'])).body.code).toBe('notification_kind_fixed')
    expect((await chooseAll(['event_places', 'off'], ['constructor', 'off'])).status).toBe(404)
    expect(await chosen()).toEqual([])
    await choose('bell')
    const { body } = await chooseAll(['event_places', 'digest'], ['event_reminders', 'off'])
    expect(body.groups.find(({ name }) => name === 'Events')?.kinds).toContainEqual(
      expect.objectContaining({ kind: 'event_places', choice: 'digest' }),
    )
    expect(await chosen()).toEqual([
      { kind: 'event_places', choice: 'digest' },
      { kind: 'event_reminders', choice: 'off' },
    ])
    const free = Object.entries(notificationKinds).flatMap(([kind, { isFixed }]) => (isFixed ? [] : [kind]))
    expect((await chooseAll(...free.map((kind): [string, string] => [kind, 'off']))).status).toBe(200)
    expect(await chosen()).toHaveLength(free.length)
  })

  it('is made by the link of an email without signing in, of nobody else, and back again', async () => {
    const token = await tokenOf(learner.id)
    const press = (isOn: string, by = token) => send('POST', '/api/notification-links', { token: by, isOn }, null)
    expect((await send('GET', `/api/notification-links/${token}`, undefined, null)).body).toMatchObject({
      name: 'Your registrations and waitlists',
      choice: 'email',
    })
    for (const _ of [1, 2]) expect((await press('false')).body.choice).toBe('bell')
    await register()
    expect(await deliver()).toEqual([])
    expect((await press('true')).body.choice).toBe('email')
    for (const wrong of [`${token}x`, await tokenOf(learner.id, 'orders'), await tokenOf('usr_gone')])
      expect((await press('false', wrong)).body.code).toBe('notification_link_unknown')
  })
})

describe('[W-56] the daily email', () => {
  let told = 0

  async function waitForDigest(at: string) {
    api.clock.now = inIndia(at)
    await run(
      `INSERT INTO notification_preferences (user_id, kind, choice, chosen_at) VALUES (?, 'event_places', 'digest', 1)
      ON CONFLICT DO NOTHING`,
      learner.id,
    )
    await run(
      `INSERT INTO outbox (id, template, kind, to_address, user_id, details, created_at, due_at)
      VALUES (?, 'event_registered', 'event_places', ?, ?, '{"event":"Dawn count","eventId":"evt_1"}', ?, ?)`,
      `out_${(told += 1)}`,
      learner.email,
      learner.id,
      api.clock.now,
      api.clock.now,
    )
    await deliver()
  }

  it('leaves once a day at 8 am in India, with what the day brought, however often the clock runs', async () => {
    await waitForDigest('2026-11-15T18:00')
    expect(await digest(inIndia('2026-11-16T07:59'))).toBe(0)
    expect([await digest(inIndia('2026-11-16T08:00')), await digest(inIndia('2026-11-16T08:00'))]).toEqual([1, 0])
    await waitForDigest('2026-11-16T09:00')
    expect(await digest(inIndia('2026-11-16T20:00'))).toBe(0)
    expect(await read(`SELECT template, user_id FROM outbox WHERE template = 'notification_digest'`)).toEqual([
      { template: 'notification_digest', user_id: learner.id },
    ])
  })

  it('names each thing, and one email tells all', async () => {
    await waitForDigest('2026-11-15T18:00')
    await waitForDigest('2026-11-15T19:00')
    api.clock.now = inIndia('2026-11-16T08:00')
    expect(await digest()).toBe(2)
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail?.values.count).toBe('2')
    expect(JSON.parse(mail?.values.told ?? '')).toMatchObject([
      { title: 'You are registered', text: 'Dawn count' },
      { title: 'You are registered' },
    ])
    expect(await read('SELECT mail_id = digest.id AS is_told FROM notifications, outbox AS digest')).toEqual([
      { is_told: 1 },
      { is_told: 1 },
    ])
  })

  it('is one after an outage of days, and none where all was read meanwhile', async () => {
    await waitForDigest('2026-11-15T18:00')
    await waitForDigest('2026-11-16T18:00')
    expect(await digest(inIndia('2026-11-18T05:00'))).toBe(0)
    expect([await digest(inIndia('2026-11-18T08:30')), await digest(inIndia('2026-11-18T08:31'))]).toEqual([2, 0])
    await waitForDigest('2026-11-18T18:00')
    await run('UPDATE notifications SET read_at = 1, digest_since = NULL')
    expect(await digest(inIndia('2026-11-19T08:00'))).toBe(0)
  })

  it('goes to nobody who was erased, is suspended, or has asked to be', async () => {
    await waitForDigest('2026-11-15T18:00')
    await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', learner.id)
    expect(await digest(inIndia('2026-11-16T08:00'))).toBe(1)
    expect(await read('SELECT * FROM outbox')).toEqual([])
    await run('DELETE FROM deletion_requests')
    await waitForDigest('2026-11-16T18:00')
    await run('DELETE FROM users WHERE id = ?', learner.id)
    expect(await digest(inIndia('2026-11-17T08:00'))).toBe(0)
    expect(await read('SELECT * FROM notifications')).toEqual([])
    expect(await read('SELECT * FROM notification_preferences')).toEqual([])
  })

  it('walks through no table', async () => {
    await waitForDigest('2026-11-15T18:00')
    const watched = watch(env.DB)
    await digest(inIndia('2026-11-16T08:00'), watched.db)
    expect([watched.roundTrips, (await planOf(watched)).scans]).toEqual([1, []])
  })
})
