import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent, aRegistration } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { aUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { all } from '../../../test/database.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { clock } from '../../routes.ts'
import { remindOfEvents } from './remind-of-events.ts'

beforeEach(emptyDatabase)

const inIndia = (written: string) => Date.parse(`${written}:00+05:30`)
const hourMs = 60 * 60 * 1000

const remindAt = (at: number, db = env.DB) =>
  remindOfEvents({ db: openDatabase(db), at, newId, queueMail: () => undefined, kindOfMail })

const mails = () =>
  all<{ template: string; to_address: string; user_id: string; details: string }>(
    'SELECT template, to_address, user_id, details FROM outbox ORDER BY id',
  )

const startsAt = inIndia('2026-11-28T10:00')
const evening = inIndia('2026-11-27T18:00')

describe('whoever wants to be reminded of an event', () => {
  it('[W-13.reminder] is mailed once, the evening before, with time and place', async () => {
    const learner = await aUser('student', {}, { firstName: 'Meera' })
    const event = await anEvent(await anEducator(), { startsAt })
    await aRegistration(learner.id, event.id, { wantsReminder: true })
    expect(await remindAt(evening - 1)).toBe(0)
    expect(await remindAt(evening)).toBe(1)
    expect(await remindAt(evening + 60_000)).toBe(0)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'event_reminder', to_address: learner.email, user_id: learner.id })
    expect(JSON.parse(mail?.details ?? '')).toEqual({
      firstName: 'Meera',
      eventId: event.id,
      title: event.title,
      venue: 'Agara Lake, north gate',
      startsAt: '2026-11-28T04:30:00Z',
      endsAt: '2026-11-28T06:30:00Z',
    })
  })

  it('[part of C-36] is not mailed the meeting link, which is on the ticket when it is time', async () => {
    const event = await anEvent(await anEducator(), {
      startsAt,
      type: 'online',
      location: 'https://meet.example/secret-room',
    })
    await aRegistration((await aUser('student')).id, event.id, { wantsReminder: true })
    await remindAt(evening)
    const [mail] = await mails()
    expect(JSON.parse(mail?.details ?? '')).toMatchObject({ venue: '' })
    expect(mail?.details).not.toContain('secret-room')
  })

  it.each([
    ['at noon', '2026-11-28T12:00', '2026-11-27T18:00'],
    ['in the evening', '2026-11-28T19:30', '2026-11-27T19:30'],
    ['late in the evening', '2026-11-28T23:30', '2026-11-27T23:30'],
    ['just after midnight', '2026-11-28T00:30', '2026-11-27T10:30'],
    ['early in the morning', '2026-11-28T05:00', '2026-11-27T15:00'],
  ])('is mailed by day or in the evening of an event %s, 24 to 12 hours before', async (_, start, due) => {
    const event = await anEvent(await anEducator(), { startsAt: inIndia(start) })
    await aRegistration((await aUser('student')).id, event.id, { wantsReminder: true })
    expect(await remindAt(inIndia(due) - 1)).toBe(0)
    expect(await remindAt(inIndia(due))).toBe(1)
    expect(inIndia(start) - inIndia(due)).toBeGreaterThanOrEqual(12 * hourMs)
    expect(inIndia(start) - inIndia(due)).toBeLessThanOrEqual(24 * hourMs)
  })

  it('is not mailed any more within 12 hours of the start', async () => {
    const event = await anEvent(await anEducator(), { startsAt })
    await aRegistration((await aUser('student')).id, event.id, { wantsReminder: true })
    expect(await remindAt(startsAt - 12 * hourMs)).toBe(0)
    expect(await remindAt(startsAt - 12 * hourMs - 1)).toBe(1)
  })

  it('is mailed of a withdrawn event too, which takes place all the same', async () => {
    const event = await anEvent(await anEducator(), { startsAt, published: false })
    await aRegistration((await aUser('student')).id, event.id, { wantsReminder: true })
    expect(await remindAt(evening)).toBe(1)
  })

  it.each([
    ['did not ask for it', { wantsReminder: false }, {}],
    ['has cancelled', { status: 'cancelled', takesSeat: false }, {}],
    ['waits for a seat', { status: 'waitlisted', queueNumber: 1 }, {}],
    ['is registered for a cancelled event', {}, { cancelledAt: 1 }],
    ['is registered for a deleted event', {}, { published: false, deletedAt: 1 }],
  ] as const)('is nobody who %s', async (_, registration, about) => {
    const event = await anEvent(await anEducator(), { startsAt, ...about })
    await aRegistration((await aUser('student')).id, event.id, { wantsReminder: true, ...registration })
    expect(await remindAt(evening)).toBe(0)
    expect(await mails()).toEqual([])
  })

  const fill = async (count: number, maxParticipants = 2000) => {
    const event = await anEvent(await anEducator(), { startsAt, maxParticipants })
    const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)'
    const people = "usr_r' || printf('%05d', n)"
    await env.DB.batch([
      env.DB.prepare(`${numbers} INSERT INTO users (id, email, created_at, updated_at)
        SELECT '${people}, n || '@example.kere.test', 1, 1 FROM numbers`).bind(count),
      env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, created_at, updated_at)
        SELECT '${people}, 'Ira', 'Nayak', 1, 1 FROM numbers`).bind(count),
      env.DB.prepare(`${numbers} INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, ticket_code, wants_reminder, last_change, created_at, updated_at)
        SELECT 'reg_' || n, ?, '${people}, 'registered', 1, 'T-' || n, 1, 'chg', 1, 1 FROM numbers`).bind(
        count,
        event.id,
      ),
    ])
  }

  it('are 1,000: 200 of them each minute, twice at once among them, and each once', async () => {
    await fill(1000)
    const counts = [
      ...(await Promise.all([remindAt(evening), remindAt(evening)])),
      await remindAt(evening + 60_000),
      await remindAt(evening + 120_000),
      await remindAt(evening + 180_000),
      await remindAt(evening + 240_000),
    ]
    expect(counts).toEqual([200, 200, 200, 200, 200, 0])
    expect(new Set((await mails()).map(({ user_id }) => user_id)).size).toBe(1000)
    expect(await mails()).toHaveLength(1000)
  })

  it('cost nothing until they are due, and the walk goes by indexes', async () => {
    const rowsRead = async (at: number) => {
      const watched = watch(env.DB)
      await remindAt(at, watched.db)
      expect((await planOf(watched)).scans).toEqual([])
      return watched.rowsRead
    }
    await fill(20)
    const ofFew = await rowsRead(evening - 1)
    await emptyDatabase()
    await fill(1000)
    expect(await rowsRead(evening - 1)).toBe(ofFew)
    expect(await rowsRead(evening)).toBeGreaterThan(200)
  })
})

it('is among what the clock does by the minute', () => {
  expect(clock.map(([name]) => name)).toContain('reminded')
})
