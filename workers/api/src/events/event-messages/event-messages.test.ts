import { env } from 'cloudflare:workers'
import type { EventMessages } from '@kere/contracts/events/event-messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { breakingDatabase } from '../../../test/breaking-database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEventOf, aRegistration, aWalkIn } from '../../../test/managed-events.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { all } from '../../../test/database.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { clock } from '../../routes.ts'
import { writeMessages } from './write-messages.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

let api: ReturnType<typeof startApi>
let host: TestUser
let eventId: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  host = await aUser('educator', {}, { firstName: 'Tenzin', lastName: 'Dolma' })
  eventId = (await anEventOf(host.id, { details: { maxParticipants: 5000 } })).id
})

interface Answer {
  status: number
  body: EventMessages & { code: string; errors?: { pointer: string }[] }
}

const someMessage = { subject: 'Bring boots', text: 'The bund is wet.', audience: 'everyone', takesReplies: false }

const call = async (
  method: string,
  { by = host, event = eventId, body }: { by?: TestUser; event?: string; body?: unknown } = {},
) =>
  (await api.call(`/api/events/${event}/messages`, {
    method,
    headers: { origin: 'https://kere.test', cookie: by.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // The cast is safe: the tests assert the real shape.
  })) as unknown as Answer

const list = (given: { by?: TestUser; event?: string } = {}) => call('GET', given)

const send = (message: object = {}, given: { by?: TestUser; event?: string } = {}) =>
  call('POST', { ...given, body: { ...someMessage, ...message } })

const attends = async (about: Parameters<typeof aRegistration>[2] = {}, person: object = {}) => {
  const user = await aUser('student', {}, { dateOfBirth: '1990-01-01', ...person })
  await aRegistration(eventId, user.id, { createdAt: now - 1000, ...about })
  return user
}

const mails = () =>
  all<{ id: string; template: string; to_address: string; details: string }>(
    'SELECT id, template, to_address, details FROM outbox ORDER BY id',
  )

const recipients = async () => (await mails()).map(({ to_address: to }) => to).toSorted()

const write = (db = env.DB) =>
  writeMessages({ db: openDatabase(db), at: now + 60_000, newId, queueMail: () => undefined, kindOfMail })

const fill = (count: number) => {
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)'
  const people = "'usr_r' || printf('%05d', n)"
  return env.DB.batch([
    env.DB.prepare(`${numbers} INSERT INTO users (id, email, created_at, updated_at)
      SELECT ${people}, n || '@example.kere.test', 1, 1 FROM numbers`).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, created_at, updated_at)
      SELECT ${people}, 'Ira', 'Nayak', 1, 1 FROM numbers`).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO event_registrations
      (id, event_id, user_id, status, takes_seat, ticket_code, last_change, created_at, updated_at)
      SELECT 'reg_' || printf('%05d', n), ?, ${people}, 'registered', 1, 'T-' || n, '', 1, 1 FROM numbers`).bind(
      count,
      eventId,
    ),
  ])
}

describe('a message to attendees', () => {
  it('is one email to each, in the batch that keeps it, and stands in the list with time, audience and number', async () => {
    const [first, second] = [await attends(), await attends()]
    await attends({ status: 'cancelled', takesSeat: false })
    await aWalkIn(eventId, { email: 'walked.in@example.kere.test' })
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      left: 4,
      mostMessages: 5,
      messages: [
        {
          subject: 'Bring boots',
          text: 'The bund is wet.',
          audience: 'everyone',
          takesReplies: false,
          sentAt: '2026-11-15T12:00:00.000Z',
          recipientsCount: 2,
          isBeingSent: false,
          sender: 'Tenzin Dolma',
        },
      ],
    })
    expect(await recipients()).toEqual([first.email, second.email].toSorted())
    expect((await list()).body).toEqual(body)
    // The text is stored once and not in each email.
    for (const { template, details } of await mails()) {
      expect(template).toBe('event_message')
      expect(details).not.toContain('The bund')
      expect(JSON.parse(details)).toMatchObject({ eventId, event: 'A walk around the lake', venue: 'The north gate' })
    }
    expect(await all('SELECT action, actor_id, subject_id, detail FROM audit_log')).toEqual([
      { action: 'event.message_sent', actor_id: host.id, subject_id: eventId, detail: '{"audience":"everyone"}' },
    ])
    expect(await write()).toBe(0)
    expect(await mails()).toHaveLength(2)
  })

  it.each([
    ['everyone', 'abcde'],
    ['registered', 'ab'],
    ['to_come', 'a'],
    ['in', 'b'],
    ['waitlisted', 'cde'],
  ])('reaches of all who have not cancelled: %s', async (audience, expected) => {
    const email = (letter: string) => ({ email: `${letter}@example.kere.test` })
    const put = async (letter: string, about: Parameters<typeof aRegistration>[2]) =>
      aRegistration(eventId, (await aUser('student', email(letter))).id, { createdAt: now - 1000, ...about })
    await put('a', {})
    await put('b', { checkedInAt: 5 })
    await put('c', { status: 'waitlisted', takesSeat: false, queueNumber: 1 })
    await put('d', { status: 'offered', seatUntil: now + 1e6, queueNumber: 2 })
    await put('e', { status: 'awaiting_payment' })
    await put('f', { status: 'cancelled', takesSeat: false, checkedInAt: 5 })
    await aWalkIn(eventId)
    const { audiences } = (await list()).body
    const { body } = await send({ audience })
    expect((await recipients()).map((to) => to[0]).join('')).toBe(expected)
    expect([body.messages[0]?.recipientsCount, audiences[audience]]).toEqual([expected.length, expected.length])
  })

  it('is kept to five of an event, whoever sends how many at once', async () => {
    await attends()
    const admin = await aUser('admin')
    const answers = await Promise.all([host, admin, host, admin, host, host, admin].map((by) => send({}, { by })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('event_messages_spent')
    expect([(await list()).body.left, (await mails()).length]).toEqual([0, 5])
    const another = (await anEventOf(host.id)).id
    expect((await list({ event: another })).body.left).toBe(5)
  })

  it('is sent once by what is sent twice', async () => {
    await attends()
    const headers = {
      origin: 'https://kere.test',
      cookie: host.cookie,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-the-message',
    }
    const post = () =>
      api.call(`/api/events/${eventId}/messages`, { method: 'POST', headers, body: JSON.stringify(someMessage) })
    expect([(await post()).status, (await post()).status]).toEqual([201, 201])
    expect(await mails()).toHaveLength(1)
  })

  it('is refused where nobody would get it, and costs nothing then', async () => {
    await attends({ status: 'cancelled', takesSeat: false })
    await aWalkIn(eventId)
    expect(await send()).toMatchObject({ status: 409, body: { code: 'event_message_for_nobody' } })
    expect((await list()).body.left).toBe(5)
    expect(await all('SELECT * FROM audit_log')).toEqual([])
  })

  it.each([
    [
      'long over',
      { details: { startsAt: '2026-10-16T09:00:00Z', endsAt: '2026-10-16T12:00:00Z' } },
      'event_messages_closed',
    ],
    ['published never', { published: false, publishedAt: null }, 'event_messages_closed'],
    ['deleted', { published: false, deletedAt: 1 }, 'event_is_deleted'],
  ])('is refused about an event that is %s', async (_, about, code) => {
    eventId = (await anEventOf(host.id, about)).id
    await attends()
    expect((await list()).body.isOpen).toBe(false)
    expect(await send()).toMatchObject({ status: 409, body: { code } })
    expect(await mails()).toEqual([])
  })

  it('is sent about one that is cancelled, and for 30 days after it', async () => {
    for (const about of [
      { cancelledAt: 1 },
      { details: { startsAt: '2026-10-16T09:00:00Z', endsAt: '2026-10-16T12:00:01Z' } },
    ]) {
      eventId = (await anEventOf(host.id, about)).id
      await attends()
      expect((await send()).status).toBe(201)
    }
  })

  it('[part of S-503] [part of C-28] is its approved host’s and admins’ to send and to read', async () => {
    await attends()
    const stranger = await aUser('educator')
    expect(await send({}, { by: stranger })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await list({ by: stranger })).status).toBe(404)
    expect((await send({}, { by: await aUser('student') })).status).toBe(403)
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const own = (await anEventOf(pending.id)).id
    expect(await send({}, { by: pending, event: own })).toMatchObject({ status: 403, body: { code: 'not_approved' } })
    expect((await list({ by: pending, event: own })).status).toBe(200)
    expect(await mails()).toEqual([])
    const { body } = await send({}, { by: await aUser('admin') })
    expect(body.messages).toMatchObject([{ sender: '' }])
  })

  it('needs a subject of one line and a text', async () => {
    await attends()
    for (const [body, pointer] of [
      [{ subject: ' ' }, '/body/subject'],
      [{ subject: 'x'.repeat(101) }, '/body/subject'],
      [{ text: ' \n ' }, '/body/text'],
      [{ text: 'x'.repeat(4001) }, '/body/text'],
      [{ audience: 'cancelled' }, '/body/audience'],
    ] as const)
      expect(await send(body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
    const { body } = await send({ subject: 'Bring\r\nBcc: all@kere.test', text: 'One\r\n\r\nTwo' })
    expect(body.messages[0]).toMatchObject({ subject: 'Bring Bcc: all@kere.test', text: 'One\n\nTwo' })
  })
})

describe('an email about to leave', () => {
  const lease = async (to: TestUser) => {
    const mail = (await mails()).find(({ to_address: address }) => address === to.email)
    const context = {
      db: openDatabase(env.DB),
      at: now + 1000,
      settings: { accessTokenSecret: secret },
      log: () => undefined,
    }
    return mail ? leaseMail(context, mail.id) : null
  }

  it('says what the message says, by whom', async () => {
    const reader = await attends({}, { firstName: 'Asha' })
    await send()
    const mail = await lease(reader)
    expect(mail).toMatchObject({
      to: reader.email,
      values: {
        firstName: 'Asha',
        subject: 'Bring boots',
        text: 'The bund is wet.',
        sender: 'Tenzin Dolma',
        takesReplies: '',
        status: 'registered',
      },
    })
    expect(mail).not.toHaveProperty('replyTo')
    expect(JSON.stringify(mail)).not.toContain(host.email)
  })

  it('names the host’s address to answer to only where they say so, and to nobody who may be under 18', async () => {
    const [adult, minor, unknown] = [
      await attends(),
      await attends({}, { dateOfBirth: '2012-01-01' }),
      await attends({}, { dateOfBirth: null }),
    ]
    await send({ takesReplies: true })
    expect(await lease(adult)).toMatchObject({ replyTo: host.email, values: { takesReplies: 'true' } })
    for (const reader of [minor, unknown]) {
      const mail = await lease(reader)
      expect(mail).toMatchObject({ values: { takesReplies: '' } })
      expect(JSON.stringify(mail)).not.toContain(host.email)
    }
    // The email's row outlives the host's account, so it must not contain the text.
    expect(JSON.stringify(await mails())).not.toContain(host.email)
  })

  it('[part of W-43] does not leave once its host is erased, and the message goes too', async () => {
    await attends()
    await send()
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(host.id).run()
    expect(await all('SELECT * FROM event_messages')).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('does not leave once its event is gone for good', async () => {
    await attends()
    await send()
    await env.DB.prepare('DELETE FROM events WHERE id = ?').bind(eventId).run()
    expect(await mails()).toEqual([])
  })
})

describe('a message to many', () => {
  it('is written in pieces, each attendee once, whatever runs twice or dies in between', async () => {
    await fill(1200)
    const { body } = await send()
    expect(body.messages).toMatchObject([{ recipientsCount: 500, isBeingSent: true }])
    expect(await mails()).toHaveLength(500)
    for (const broken of [1, 2]) await expect(write(breakingDatabase(broken).db)).rejects.toThrow('The batch failed')
    expect(await mails()).toHaveLength(500)
    expect((await Promise.all([write(), write()])).reduce((sum, count) => sum + count)).toBe(700)
    expect(await write()).toBe(0)
    const to = await recipients()
    expect([to.length, new Set(to).size]).toEqual([1200, 1200])
    expect((await list()).body.messages).toMatchObject([{ recipientsCount: 1200, isBeingSent: false }])
  })

  it('passes by who cancels meanwhile, and who registers later', async () => {
    await fill(600)
    await send()
    await env.DB.prepare(
      "UPDATE event_registrations SET status = 'cancelled', takes_seat = 0 WHERE id > 'reg_00590' AND id < 'reg_99999'",
    ).run()
    await aRegistration(eventId, (await aUser('student')).id, { id: 'reg_99999', createdAt: now + 1 })
    expect(await write()).toBe(90)
    expect(await recipients()).toHaveLength(590)
  })

  it('ends where its event is deleted meanwhile', async () => {
    await fill(600)
    await send()
    await env.DB.prepare('UPDATE events SET published = 0, deleted_at = 1 WHERE id = ?').bind(eventId).run()
    expect(await write()).toBe(0)
    expect(await all('SELECT written_until FROM event_messages')).toEqual([{ written_until: null }])
  })

  it('[P6] is walked by indexes, and costs nothing while there is none', async () => {
    await fill(600)
    const before = watch(env.DB)
    await write(before.db)
    expect((await planOf(before)).scans).toEqual([])
    expect(before.rowsRead).toBeLessThanOrEqual(1)
    await send()
    const watched = watch(env.DB)
    await write(watched.db)
    expect((await planOf(watched)).scans).toEqual([])
  })

  it('is among what the clock does by the minute', () => {
    expect(clock.map(([name]) => name)).toContain('messagesWritten')
  })
})
