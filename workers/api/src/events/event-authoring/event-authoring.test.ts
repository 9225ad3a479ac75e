import { env } from 'cloudflare:workers'
import type { EventDraft, EventPreview } from '@kere/contracts/events/event-authoring'
import type { EventDetails } from '@kere/contracts/events/event-draft'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import { eventMessages } from '@kere/contracts/events/event-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aStoredFile } from '../../../test/files.ts'
import { anEventOf, aRegistration, someEvent } from '../../../test/managed-events.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { openDatabase } from '../../base/context.ts'
import { endEvents } from './list-managed-events.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
})

interface Answer {
  status: number
  body: EventDraft & {
    code: string
    detail: string
    mailedCount: number
    errors?: { pointer: string; detail: string }[]
    items: { id: string; title: string; state: string }[]
    total: number
    counts: Record<string, number>
    nextCursor: string | null
  }
}

async function as(user: TestUser, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' }
  const answer = await api.call(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The cast is safe: the tests assert the real shape.
  return answer as unknown as Answer
}

interface Save {
  version?: number
  details?: Partial<EventDetails>
  isPublished?: boolean
  message?: string
}

const save = (id: string, { version = 1, details, isPublished = true, message }: Save = {}, by = educator) =>
  as(by, 'PUT', `/api/events/${id}`, {
    version,
    details: { ...someEvent, ...details },
    isPublished,
    ...(message !== undefined && { message }),
  })

const keep = (id: string, version: number, details: Partial<EventDetails>, by = educator) =>
  as(by, 'PUT', `/api/events/${id}/draft`, { version, details: { ...someEvent, ...details } })

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

const rowOf = async (id: string) => (await rowsOf(`SELECT * FROM events WHERE id = '${id}'`))[0] ?? {}

const mailsOf = async (template: string) =>
  (
    await rowsOf<{ to_address: string; details: string }>(
      `SELECT to_address, details FROM outbox WHERE template = '${template}' ORDER BY to_address`,
    )
  ).map(({ to_address: to, details }): Record<string, string> => ({ to, ...(JSON.parse(details) as object) }))

const actsOf = async (id: string) =>
  (await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)).map(({ action }) => action)

const aBegunEvent = async (details: Partial<EventDetails> = {}) =>
  (await as(educator, 'POST', '/api/events', { details: { ...someEvent, ...details } })).body.id

const yesterday = { startsAt: '2026-11-14T04:30:00Z', endsAt: '2026-11-14T06:30:00Z' }

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('a failing database', () => {
  it.each([
    ['S-551', 'POST', '/api/events', { details: {} }, 'Failed to create event'],
    [
      'S-552',
      'PUT',
      '/api/events/evt_1',
      { version: 1, details: someEvent, isPublished: true },
      'Failed to update event',
    ],
    ['S-552', 'PUT', '/api/events/evt_1/draft', { version: 1, details: someEvent }, 'Failed to update event'],
    ['part of S-547', 'GET', '/api/events/evt_1/draft', undefined, 'Failed to fetch event'],
    ['S-546', 'GET', '/api/managed-events', undefined, 'Failed to fetch user events'],
  ])('[%s] is answered %s %s', async (_, method, path, sent, detail) => {
    api = startApi({ db: failingDatabase() })
    const { status, body } = await as(educator, method, path, sent)
    expect([status, body.detail]).toEqual([503, detail])
  })
})

describe('an event that is begun', () => {
  it('[part of S-394] [part of S-395] [part of S-480] [S-580] is a draft for 100 people, free, of the product’s own category', async () => {
    const { status, body } = await as(educator, 'POST', '/api/events', { details: {} })
    expect([status, body]).toMatchObject([
      201,
      { state: 'draft', version: 1, isPublished: false, hasUnsavedChanges: true },
    ])
    expect((await as(educator, 'GET', `/api/events/${body.id}/draft`)).body).toMatchObject({
      details: { ...emptyEvent, maxParticipants: 100, price: 0, category: 'product', source: 'internal' },
      saved: null,
      takenCount: 0,
      isOwn: true,
      mayPublish: true,
    })
  })

  it('[part of C-28] may be a pending educator’s, who may save but not publish it', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    const { body } = await as(pending, 'POST', '/api/events', { details: someEvent })
    expect((await as(pending, 'GET', `/api/events/${body.id}/draft`)).body.mayPublish).toBe(false)
    expect(await save(body.id, {}, pending)).toMatchObject({ status: 403, body: { code: 'not_approved' } })
    expect(await save(body.id, { isPublished: false }, pending)).toMatchObject({
      status: 200,
      body: { state: 'draft' },
    })
    expect((await as(pending, 'PUT', `/api/events/${body.id}/publication`)).status).toBe(403)
    expect(await rowOf(body.id)).toMatchObject({ published: 0, published_at: null })
  })

  it('stops at ten of an account that is not approved', async () => {
    const pending = await aUser('educator', {}, { educatorStatus: 'pending' })
    for (let made = 0; made < 10; made += 1) expect((await as(pending, 'POST', '/api/events', {})).status).toBe(201)
    expect(await as(pending, 'POST', '/api/events', {})).toMatchObject({
      status: 409,
      body: { code: 'too_many_events' },
    })
  })
})

describe('the preview of an event', () => {
  const preview = async (id: string, by = educator) =>
    (await as(by, 'GET', `/api/events/${id}/preview`)) as unknown as Preview

  interface Preview {
    status: number
    headers: Headers
    body: EventPreview
  }

  it('is its page as it is typed, before anybody else can see it', async () => {
    const id = await aBegunEvent({
      description: 'Bring a torch.',
      price: 250,
      maxParticipants: 12,
      topic: 'Biodiversity',
    })
    const { status, headers, body } = await preview(id)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(body).toMatchObject({
      missing: [],
      event: {
        id,
        title: 'A walk around the lake',
        description: 'Bring a torch.',
        type: 'in-person',
        venue: 'The north gate',
        price: 250,
        maxParticipants: 12,
        seatsLeft: 12,
        startsAt: '2026-12-15T04:30:00.000Z',
        closesAt: '2026-12-15T04:30:00.000Z',
        isCancelled: false,
        host: { id: educator.id },
      },
    })
    expect((await as(educator, 'GET', `/api/events/${id}`)).status).toBe(404)
  })

  it('is of the draft where the event is published, with the seats that are taken; its page stays', async () => {
    const { id } = await anEventOf(educator.id, { details: { maxParticipants: 10 } })
    await aRegistration(id, (await aUser('student')).id)
    await keep(id, 1, { title: 'A walk by night', maxParticipants: 10 })
    expect((await preview(id)).body.event).toMatchObject({
      title: 'A walk by night',
      registrationsCount: 1,
      seatsLeft: 9,
    })
    expect((await as(educator, 'GET', `/api/events/${id}`)).body).toMatchObject({ title: 'A walk around the lake' })
  })

  it('[part of C-36] has the meeting link only where the page will show it to everybody', async () => {
    const online = { type: 'online', location: 'https://meet.example.org/lake' } as const
    const shown = await preview(await aBegunEvent({ ...online, isLinkPublic: true }))
    expect(shown.body.event).toMatchObject({ venue: null, publicMeetingUrl: online.location })
    const kept = await preview(await aBegunEvent(online))
    expect(kept.body.event).toMatchObject({ venue: null, publicMeetingUrl: null })
    expect(JSON.stringify(kept.body)).not.toContain('meet.example.org')
  })

  it('says what the page cannot do without, and does without the rest', async () => {
    const { body } = await as(educator, 'POST', '/api/events', { details: {} })
    expect((await preview(body.id)).body).toEqual({
      event: null,
      missing: ['Please choose online or in person', 'Please choose the start', 'Please choose the end'],
    })
    await keep(body.id, 1, { startsAt: '2026-12-15T06:30:00Z', endsAt: '2026-12-15T04:30:00Z' })
    expect((await preview(body.id)).body).toEqual({ event: null, missing: ['End time must be after start time'] })
    await keep(body.id, 2, {
      title: '',
      description: '',
      location: '',
      category: null,
      price: null,
      maxParticipants: 0,
    })
    expect((await preview(body.id)).body).toMatchObject({
      missing: [],
      event: { title: '', description: '', venue: '', category: 'product', price: 0, maxParticipants: 1 },
    })
  })

  it('[part of S-503] is nobody’s but the educator’s and admins’, and of no deleted event', async () => {
    const id = await aBegunEvent()
    expect((await preview(id, await aUser('admin'))).status).toBe(200)
    expect(await preview(id, await aUser('educator'))).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await preview(id, await aUser('student'))).status).toBe(403)
    expect((await api.call(`/api/events/${id}/preview`)).status).toBe(401)
    await as(educator, 'DELETE', `/api/events/${id}`)
    expect((await preview(id)).status).toBe(404)
  })
})

describe('saving', () => {
  it('[part of S-394] [part of S-397] refuses what is missing, under each field', async () => {
    const id = await aBegunEvent()
    const { status, body } = await save(id, {
      details: { ...emptyEvent, category: null, maxParticipants: null, price: null },
    })
    expect([status, body.code]).toEqual([422, 'event_incomplete'])
    expect(
      Object.fromEntries(
        body.errors?.map(({ pointer, detail }) => [pointer.replace('/body/details/', ''), detail]) ?? [],
      ),
    ).toEqual({
      title: eventMessages.titleRequired,
      description: eventMessages.descriptionRequired,
      type: eventMessages.typeRequired,
      category: eventMessages.categoryRequired,
      location: eventMessages.venueRequired,
      startsAt: eventMessages.startRequired,
      endsAt: eventMessages.endRequired,
      maxParticipants: eventMessages.participantsInvalid,
      price: eventMessages.priceInvalid,
    })
  })

  const refused: [name: string, details: Partial<EventDetails>, field: string, text: string][] = [
    ['a title that shows nothing', { title: '\u200b' }, 'title', eventMessages.titleRequired],
    ['a description of fillers', { description: '\u3164\n\u2060' }, 'description', eventMessages.descriptionRequired],
    ['a venue that is a mark', { location: '\u0301' }, 'location', eventMessages.venueRequired],
    ['an end before the start', { endsAt: '2026-12-15T04:29:59Z' }, 'endsAt', 'End time must be after start time'],
    ['an end at the start', { endsAt: someEvent.startsAt }, 'endsAt', 'End time must be after start time'],
    ['a start in the past', { startsAt: '2026-11-15T11:59:59Z' }, 'startsAt', eventMessages.startPast],
    [
      'the year 9999',
      { startsAt: '9999-12-15T04:30:00Z', endsAt: '9999-12-15T06:30:00Z' },
      'startsAt',
      eventMessages.startTooFar,
    ],
    ['more than thirty days', { endsAt: '2027-01-14T04:30:01Z' }, 'endsAt', eventMessages.tooLong],
    [
      'a script as the link',
      { type: 'online', location: 'javascript:alert(1)//a.b' },
      'location',
      eventMessages.linkInvalid,
    ],
    [
      'a script with a line end in it',
      { type: 'online', location: 'java\nscript:alert(1)' },
      'location',
      eventMessages.linkInvalid,
    ],
    [
      'a link without a lock',
      { type: 'online', location: 'http://meet.example.org/a' },
      'location',
      eventMessages.linkInvalid,
    ],
    [
      'a link with a password in it',
      { type: 'online', location: 'https://meet.example.org:x@elsewhere.test/a' },
      'location',
      eventMessages.linkInvalid,
    ],
    ['no link', { type: 'online', location: ' ' }, 'location', eventMessages.linkRequired],
    ['a venue of a page', { location: 'a'.repeat(301) }, 'location', eventMessages.textTooLong(300)],
    ['nobody', { maxParticipants: 0 }, 'maxParticipants', eventMessages.participantsInvalid],
    ['a city', { maxParticipants: 100_001 }, 'maxParticipants', eventMessages.participantsTooMany],
    ['a price under nothing', { price: -1 }, 'price', eventMessages.priceInvalid],
    ['a price of millions', { price: 1_000_001 }, 'price', eventMessages.priceTooHigh],
    ['elsewhere without where', { source: 'external' }, 'externalUrl', eventMessages.externalRequired],
    [
      'elsewhere by a script',
      { source: 'external', externalUrl: 'data:text/html,a' },
      'externalUrl',
      eventMessages.linkInvalid,
    ],
    ['a recording without a lock', { recordingUrl: 'http://a.example.org' }, 'recordingUrl', eventMessages.linkInvalid],
  ]

  it.each(refused)('[part of S-396] [part of C-16] [C-60] refuses %s', async (_, details, field, text) => {
    const id = await aBegunEvent()
    const { status, body } = await save(id, { details })
    expect([status, body.code, body.errors]).toEqual([
      422,
      'event_incomplete',
      [{ pointer: `/body/details/${field}`, detail: text }],
    ])
    expect(await rowOf(id)).toMatchObject({ published: 0, starts_at: null })
  })

  it('[part of C-16] refuses half a rupee and half a person before it looks further', async () => {
    const id = await aBegunEvent()
    for (const details of [{ price: 0.5 }, { maxParticipants: 1.5 }])
      expect(await save(id, { details })).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  })

  it('[part of S-398] makes the draft what everybody sees, and publishes it where it says so', async () => {
    const id = await aBegunEvent()
    expect(await save(id, { isPublished: false })).toMatchObject({
      status: 200,
      body: { version: 2, state: 'draft', hasUnsavedChanges: false, mailedCount: 0 },
    })
    const details = {
      title: ' Reading\ta lake ',
      price: 250,
      closesMinutesBefore: 60,
      maxParticipants: 12,
      category: 'info',
      externalUrl: 'https://news.example.org/lake',
    } as const
    expect(await save(id, { version: 2, details })).toMatchObject({
      status: 200,
      body: { version: 3, state: 'published' },
    })
    expect(await rowOf(id)).toMatchObject({
      title: 'Reading a lake',
      price: 250,
      starts_at: Date.parse('2026-12-15T04:30:00Z'),
      ends_at: Date.parse('2026-12-15T06:30:00Z'),
      closes_at: Date.parse('2026-12-15T03:30:00Z'),
      max_participants: 12,
      external_url: 'https://news.example.org/lake',
      published: 1,
    })
    expect(await actsOf(id)).toEqual(['event.published'])
  })

  it('[part of S-396] keeps no link of registration but an info or external event’s', async () => {
    const id = await aBegunEvent()
    expect((await save(id, { details: { externalUrl: 'javascript:alert(1)' } })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ external_url: null })
  })

  it('tells the later of two tabs, and loses nothing of either', async () => {
    const { id } = await anEventOf(educator.id)
    expect((await keep(id, 1, { title: 'First' })).status).toBe(200)
    expect(await keep(id, 1, { title: 'Second' })).toMatchObject({ status: 409, body: { code: 'event_draft_changed' } })
    expect(await save(id, { details: { title: 'Third' } })).toMatchObject({
      status: 409,
      body: { code: 'event_draft_changed' },
    })
    const { body } = await as(educator, 'GET', `/api/events/${id}/draft`)
    expect(body).toMatchObject({ details: { title: 'First' }, version: 2, hasUnsavedChanges: true, state: 'published' })
    expect(await rowOf(id)).toMatchObject({ title: someEvent.title })
    const both = await Promise.all([
      save(id, { version: 2, details: { title: 'Fourth' } }),
      save(id, { version: 2, details: { title: 'Fifth' } }),
    ])
    expect(statusesOf(both)).toEqual([200, 409])
  })

  it('takes a poster of one’s own only, and leaves what stands there', async () => {
    const { id } = await anEventOf(educator.id)
    const own = await aStoredFile(educator, { kind: 'event_cover' })
    const ofCourse = await aStoredFile(educator)
    const others = await aStoredFile(await aUser('educator'), { kind: 'event_cover' })
    for (const { path } of [ofCourse, others])
      for (const answer of [await keep(id, 1, { coverImage: path }), await save(id, { details: { coverImage: path } })])
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: [{ pointer: '/body/details/coverImage', detail: 'Please upload the picture' }] },
        })
    expect((await keep(id, 1, { coverImage: own.path })).status).toBe(200)
    expect((await save(id, { version: 2, details: { coverImage: own.path } }, await aUser('admin'))).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ cover_image: own.path })
  })

  it('keeps the file of a poster as long as the event or its draft shows it', async () => {
    const { id } = await anEventOf(educator.id)
    const { path } = await aStoredFile(educator, { kind: 'event_cover' })
    const file = () => rowsOf('SELECT uses, unused_at FROM files')
    await keep(id, 1, { coverImage: path })
    expect(await file()).toEqual([{ uses: 1, unused_at: null }])
    await save(id, { version: 2, details: { coverImage: path } })
    expect(await file()).toEqual([{ uses: 2, unused_at: null }])
    await keep(id, 3, { coverImage: null })
    await save(id, { version: 4, details: { coverImage: null } })
    const [unused] = await rowsOf<{ uses: number; unused_at: number }>('SELECT uses, unused_at FROM files')
    expect(unused?.uses).toBe(0)
    expect(unused?.unused_at).toBeGreaterThanOrEqual(api.clock.now)
    const { body } = await as(educator, 'POST', '/api/events', { details: { coverImage: path } })
    expect(await file()).toEqual([{ uses: 2, unused_at: null }])
    await env.DB.prepare(`DELETE FROM events WHERE id = '${body.id}'`).run()
    expect(await file()).toEqual([{ uses: 0, unused_at: 0 }])
  })

  it('[S-503] is an educator’s own affair, and an admin’s, which is written down', async () => {
    const { id } = await anEventOf(educator.id)
    const stranger = await aUser('educator')
    for (const [method, path] of [
      ['GET', '/draft'],
      ['PUT', '/publication'],
      ['DELETE', '/publication'],
      ['POST', '/duplicates'],
      ['DELETE', ''],
      ['POST', '/restoration'],
    ] as const)
      expect(await as(stranger, method, `/api/events/${id}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect((await save(id, {}, stranger)).status).toBe(404)
    expect(await actsOf(id)).toEqual([])
    expect((await save(id, { details: { title: 'Mended' } }, await aUser('admin'))).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ title: 'Mended', educator_id: educator.id })
    expect(await actsOf(id)).toEqual(['event.changed'])
  })

  it('shows nothing more of whoever is no longer approved', async () => {
    const { id } = await anEventOf(educator.id)
    await env.DB.prepare(`UPDATE profiles SET educator_status = 'rejected' WHERE id = '${educator.id}'`).run()
    expect(await save(id, { details: { title: 'Something else' } })).toMatchObject({
      status: 403,
      body: { code: 'not_approved' },
    })
    expect(await rowOf(id)).toMatchObject({ title: someEvent.title })
  })

  it('ends with its educator’s account: the event stays, and an admin cancels it', async () => {
    const { id } = await anEventOf(educator.id)
    await aRegistration(id, (await aUser('student')).id)
    const admin = await aUser('admin')
    const suspension = await as(admin, 'POST', `/api/users/${educator.id}/suspension`, {
      reason: 'Sold tickets twice.',
    })
    expect(suspension.status).toBe(201)
    expect((await save(id, { details: { title: 'Something else' } })).body.code).toBe('unauthenticated')
    expect(await rowOf(id)).toMatchObject({ title: someEvent.title, published: 1, registrations_count: 1 })
    expect(
      await as(admin, 'POST', `/api/events/${id}/cancellation`, { message: 'The host cannot come.' }),
    ).toMatchObject({
      status: 201,
      body: { mailedCount: 1 },
    })
    expect(await actsOf(id)).toEqual(['event.cancelled'])
  })

  it('after the end names the recording, and leaves when, where and for whom it was', async () => {
    const { id } = await anEventOf(educator.id, { details: yesterday })
    const recorded = { ...yesterday, recordingUrl: 'https://video.example.org/1' }
    expect((await save(id, { details: recorded })).status).toBe(200)
    for (const details of [
      { endsAt: '2026-11-16T06:30:00Z' },
      { location: 'Elsewhere' },
      { maxParticipants: 3 },
      { price: 100 },
    ])
      expect(await save(id, { version: 2, details: { ...recorded, ...details } })).toMatchObject({
        status: 409,
        body: { code: 'event_has_ended' },
      })
  })
})

describe('capacity', () => {
  const fill = async (id: string, seats: number) => {
    for (let seat = 0; seat < seats; seat += 1) await aRegistration(id, (await aUser('student')).id)
  }

  it('[U-21.capacity] is never under the seats that are taken', async () => {
    const { id } = await anEventOf(educator.id, { details: { maxParticipants: 5 } })
    await fill(id, 3)
    expect(await save(id, { details: { maxParticipants: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'event_capacity_taken', detail: '3 seats are taken' },
    })
    expect((await save(id, { details: { maxParticipants: 3 } })).status).toBe(200)
  })

  it('[part of U-21.capacity] holds against whoever registers while it is saved', async () => {
    const { id } = await anEventOf(educator.id, { details: { maxParticipants: 5 } })
    await fill(id, 2)
    const late = await aUser('student')
    api = startApi({ db: beforeBatch(() => aRegistration(id, late.id)) })
    expect(await save(id, { details: { maxParticipants: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'event_capacity_taken', detail: '3 seats are taken' },
    })
    expect(await rowOf(id)).toMatchObject({ max_participants: 5, taken_count: 3 })
  })

  it('that is raised offers its seats to who has waited longest', async () => {
    const { id } = await anEventOf(educator.id, { details: { maxParticipants: 1 } })
    await fill(id, 1)
    const waiting = [await aUser('student'), await aUser('student'), await aUser('student')]
    for (const [place, { id: userId }] of waiting.entries())
      await aRegistration(id, userId, { status: 'waitlisted', takesSeat: false, queueNumber: 3 - place })
    expect((await save(id, { details: { maxParticipants: 3 } })).status).toBe(200)
    expect(
      await rowsOf(`SELECT user_id FROM event_registrations WHERE status = 'offered' ORDER BY queue_number`),
    ).toEqual([waiting[2], waiting[1]].map((user) => ({ user_id: user?.id })))
    expect(await mailsOf('seat_offered')).toHaveLength(2)
    expect(await rowOf(id)).toMatchObject({ taken_count: 3, waitlist_count: 1 })
  })

  it('keeps an event here that people are registered for', async () => {
    const { id } = await anEventOf(educator.id)
    const details = { source: 'external', externalUrl: 'https://elsewhere.example.org' } as const
    await aRegistration(id, (await aUser('student')).id, { status: 'waitlisted', takesSeat: false, queueNumber: 1 })
    const refusal = {
      status: 422,
      body: { errors: [{ pointer: '/body/details/source', detail: eventMessages.sourceTaken }] },
    }
    expect(await save(id, { details })).toMatchObject(refusal)
    await env.DB.prepare('DELETE FROM event_registrations').run()
    const late = await aUser('student')
    api = startApi({ db: beforeBatch(() => aRegistration(id, late.id)) })
    expect(await save(id, { details })).toMatchObject(refusal)
    expect(await rowOf(id)).toMatchObject({ source: 'internal' })
  })
})

function beforeBatch(happens: () => Promise<unknown>): D1Database {
  let isToHappen = true
  return {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      if (isToHappen) {
        isToHappen = false
        await happens()
      }
      return env.DB.batch(statements)
    },
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
}

describe('people of an event', () => {
  const everybody = async (id: string) => {
    const about = [
      { status: 'registered' },
      { status: 'registered', grantId: 'grant' },
      { status: 'awaiting_payment' },
      { status: 'offered', seatUntil: Date.parse('2026-12-15T02:30:00Z') },
      { status: 'waitlisted', takesSeat: false, queueNumber: 1 },
      { status: 'cancelled', takesSeat: false },
      { status: 'cancelled', seatUntil: Date.parse('2026-11-15T12:00:05Z') },
    ] as const
    const people = []
    for (const each of about) {
      const user = await aUser('student')
      await aRegistration(id, user.id, each)
      people.push(user.email)
    }
    return people.slice(0, 5).toSorted()
  }

  it('[W-13.change] are mailed once each when time or place change, with the message; calendars follow', async () => {
    const { id } = await anEventOf(educator.id)
    const people = await everybody(id)
    const startsAt = '2026-12-15T04:00:00Z'
    expect(
      await save(id, { details: { startsAt, location: 'The south gate' }, message: ' The birds are early. ' }),
    ).toMatchObject({
      status: 200,
      body: { mailedCount: 5 },
    })
    const mails = await mailsOf('event_changed')
    expect(mails.map(({ to }) => to)).toEqual(people)
    expect(mails[0]).toMatchObject({
      eventId: id,
      event: someEvent.title,
      startsAt,
      endsAt: someEvent.endsAt,
      venue: 'The south gate',
      changes: 'time,place',
      message: 'The birds are early.',
    })
    expect(await rowOf(id)).toMatchObject({ sequence: 1 })
    expect(await rowsOf(`SELECT seat_until FROM event_registrations WHERE status = 'offered'`)).toEqual([
      { seat_until: Date.parse('2026-12-15T02:00:00Z') },
    ])
  })

  it('are told of changes within two minutes by one email, which leaves when the first would have', async () => {
    const { id } = await anEventOf(educator.id)
    const people = await everybody(id)
    const dueOf = () =>
      rowsOf<{ due_at: number }>(`SELECT DISTINCT due_at FROM outbox WHERE template = 'event_changed'`)
    await save(id, { details: { location: 'The south gate' }, message: 'Bring boots.' })
    expect(await dueOf()).toEqual([{ due_at: api.clock.now + 120_000 }])
    api.clock.now += 60_000
    const startsAt = '2026-12-15T04:00:00Z'
    await save(id, { version: 2, details: { location: 'The south gate', startsAt }, message: 'And a hat.' })
    expect((await mailsOf('event_changed')).map(({ to }) => to)).toEqual(people)
    expect((await mailsOf('event_changed'))[0]).toMatchObject({
      venue: 'The south gate',
      startsAt,
      changes: 'place,time',
      message: 'Bring boots.\nAnd a hat.',
    })
    expect(await dueOf()).toEqual([{ due_at: api.clock.now + 60_000 }])

    await env.DB.prepare(`UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1`).run()
    await save(id, { version: 3, details: { location: 'The north gate', startsAt } })
    const later = (await mailsOf('event_changed')).filter(({ venue }) => venue === 'The north gate')
    expect(later.map(({ changes, message }) => [changes, message])).toEqual(
      Array.from({ length: 5 }, () => ['place', '']),
    )
  })

  it('are told of ten changes within a day, and then nothing is changed', async () => {
    const { id } = await anEventOf(educator.id)
    const people = await everybody(id)
    const move = (number: number) => save(id, { version: number, details: { location: `Gate ${number}` } })
    const answers = []
    for (let number = 1; number <= 60; number += 1) {
      answers.push(await move(number))
      await env.DB.prepare(`UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1`).run()
      api.clock.now += 1000
    }
    expect(statusesOf(answers)).toEqual([...Array(10).fill(200), ...Array(49).fill(409), 429])
    expect(answers[10]?.body).toMatchObject({
      code: 'event_changed_often',
      title: 'The time and place were changed too often',
    })
    expect(await mailsOf('event_changed')).toHaveLength(10 * people.length)
    expect(await rowOf(id)).toMatchObject({ location: 'Gate 10' })
    const elsewhere = { location: 'Gate 10', description: 'More of it.' }
    expect((await save(id, { version: 11, details: elsewhere })).status).toBe(200)
    await env.DB.prepare('UPDATE event_mailings SET at = at - 24 * 60 * 60 * 1000').run()
    expect((await save(id, { version: 12, details: { location: 'Gate 12' } })).status).toBe(200)
  })

  it('are all that the budget of changes is for: an event without anybody is changed freely', async () => {
    const { id } = await anEventOf(educator.id)
    for (let number = 1; number <= 12; number += 1)
      expect((await save(id, { version: number, details: { location: `Gate ${number}` } })).status).toBe(200)
    expect(await rowsOf('SELECT change FROM event_mailings')).toEqual([])
  })

  it('of all events of a host are told of fifty changes within a day', async () => {
    const events = []
    for (let number = 0; number < 6; number += 1) {
      const { id } = await anEventOf(educator.id)
      await aRegistration(id, (await aUser('student')).id)
      events.push(id)
    }
    const statuses = []
    for (const id of events)
      for (let number = 1; number <= 9; number += 1)
        statuses.push((await save(id, { version: number, details: { location: `Gate ${number}` } })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-4)).toBe(429)
  })

  it('are told of a cancellation after the changes before it', async () => {
    const { id } = await anEventOf(educator.id)
    await everybody(id)
    await save(id, { details: { location: 'The south gate' } })
    await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })
    expect(await rowsOf('SELECT template, min(due_at) AS due FROM outbox GROUP BY 1 ORDER BY due')).toEqual([
      { template: 'event_changed', due: api.clock.now },
      { template: 'event_cancelled', due: api.clock.now + 10_000 },
    ])
  })

  it('are reminded again of another day, and not told of another title, which calendars follow', async () => {
    const { id } = await anEventOf(educator.id)
    await aRegistration(id, (await aUser('student')).id, { remindedAt: 1, wantsReminder: true })
    const reminded = () => rowsOf('SELECT reminded_at FROM event_registrations')
    expect((await save(id, { details: { title: 'Another' } })).body.mailedCount).toBe(0)
    expect(await rowOf(id)).toMatchObject({ sequence: 1 })
    expect(await reminded()).toEqual([{ reminded_at: 1 }])
    expect(
      (await save(id, { version: 2, details: { title: 'Another', description: 'More of it.' } })).body.mailedCount,
    ).toBe(0)
    expect(await rowOf(id)).toMatchObject({ sequence: 1 })
    const details = { title: 'Another', startsAt: '2026-12-14T04:30:00Z' }
    expect((await save(id, { version: 3, details })).body.mailedCount).toBe(1)
    expect(await reminded()).toEqual([{ reminded_at: null }])
    expect(await rowOf(id)).toMatchObject({ sequence: 2 })
  })

  it('[part of C-36] are not told a meeting link by a mail', async () => {
    const { id } = await anEventOf(educator.id, {
      details: { type: 'online', location: 'https://meet.example.org/first' },
    })
    await aRegistration(id, (await aUser('student')).id)
    const details = { type: 'online', location: 'https://meet.example.org/secret' } as const
    expect((await save(id, { details })).body.mailedCount).toBe(1)
    expect(JSON.stringify(await mailsOf('event_changed'))).not.toContain('meet.example.org')
    expect(await mailsOf('event_changed')).toMatchObject([{ venue: '', changes: 'place' }])
  })

  it('are told of a cancellation once the time for its undo has passed', async () => {
    const { id } = await anEventOf(educator.id)
    const people = await everybody(id)
    const answer = await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })
    expect(answer).toMatchObject({ status: 201, body: { state: 'cancelled', isPublished: true, mailedCount: 5 } })
    const mails = await mailsOf('event_cancelled')
    expect(mails.map(({ to }) => to)).toEqual(people)
    expect(mails.filter(({ isPaid }) => isPaid === 'true')).toHaveLength(1)
    expect(mails[0]).toMatchObject({ message: 'The lake is dry.', event: someEvent.title })
    expect(await rowsOf('SELECT DISTINCT due_at - created_at AS held FROM outbox')).toEqual([{ held: 10_000 }])
    expect(await rowOf(id)).toMatchObject({ sequence: 1, cancel_message: 'The lake is dry.' })
    expect(await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'Again.' })).toMatchObject({
      status: 409,
      body: { code: 'event_is_cancelled' },
    })
    expect(await save(id)).toMatchObject({ status: 409, body: { code: 'event_is_cancelled' } })
    expect(await mailsOf('event_cancelled')).toHaveLength(5)
  })

  it('hear nothing of a cancellation that is undone in time, and calendars come back', async () => {
    const { id } = await anEventOf(educator.id)
    await everybody(id)
    await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })
    for (let time = 0; time < 2; time += 1)
      expect(await as(educator, 'DELETE', `/api/events/${id}/cancellation`)).toMatchObject({
        status: 200,
        body: { state: 'published' },
      })
    expect(await mailsOf('event_cancelled')).toEqual([])
    expect(await rowOf(id)).toMatchObject({ sequence: 2, cancelled_at: null, cancel_message: null })
    expect(await actsOf(id)).toEqual(['event.cancelled', 'event.cancellation_undone'])
  })

  it('are not told twice: what one of them knows stays cancelled', async () => {
    const { id } = await anEventOf(educator.id)
    await everybody(id)
    await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })
    await env.DB.prepare(
      `UPDATE outbox SET state = 'leased', attempts = 1, leased_at = 1 WHERE id = (SELECT min(id) FROM outbox)`,
    ).run()
    expect(await as(educator, 'DELETE', `/api/events/${id}/cancellation`)).toMatchObject({
      status: 409,
      body: { code: 'event_change_final' },
    })
    expect(await mailsOf('event_cancelled')).toHaveLength(5)
    expect(await rowOf(id)).toMatchObject({ sequence: 1, cancel_message: 'The lake is dry.' })
  })

  it('of whom there are none let a cancellation be undone at any time', async () => {
    const { id } = await anEventOf(educator.id)
    await as(educator, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })
    api.clock.now += 5 * 60 * 1000
    expect((await as(educator, 'DELETE', `/api/events/${id}/cancellation`)).body.state).toBe('published')
  })

  it('[part of U-20] are told of a deletion, which cancels, and hear nothing where it is undone in time', async () => {
    const { id } = await anEventOf(educator.id)
    const people = await everybody(id)
    for (const mailedCount of [5, 0])
      expect(await as(educator, 'DELETE', `/api/events/${id}`)).toMatchObject({
        status: 200,
        body: { goesAt: '2026-12-15T12:00:00.000Z', mailedCount },
      })
    expect((await mailsOf('event_cancelled')).map(({ to }) => to)).toEqual(people)
    expect(await rowOf(id)).toMatchObject({ published: 0, sequence: 1, registrations_count: 2, taken_count: 5 })
    expect(await keep(id, 1, {})).toMatchObject({ status: 409, body: { code: 'event_is_deleted' } })
    expect(await save(id)).toMatchObject({ status: 409, body: { code: 'event_is_deleted' } })
    expect((await as(educator, 'PUT', `/api/events/${id}/publication`)).body.code).toBe('event_is_deleted')
    for (let time = 0; time < 2; time += 1)
      expect(await as(educator, 'POST', `/api/events/${id}/restoration`)).toMatchObject({
        status: 201,
        body: { state: 'draft', goesAt: null },
      })
    expect(await mailsOf('event_cancelled')).toEqual([])
    expect(await rowOf(id)).toMatchObject({ sequence: 2, cancelled_at: null })
    expect(await actsOf(id)).toEqual(['event.deleted', 'event.restored'])
  })

  it('who know that it is cancelled do not find it on again', async () => {
    const { id } = await anEventOf(educator.id)
    await everybody(id)
    await as(educator, 'DELETE', `/api/events/${id}`)
    await env.DB.prepare(`UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1`).run()
    expect((await as(educator, 'POST', `/api/events/${id}/restoration`)).body.state).toBe('cancelled')
    expect(await mailsOf('event_cancelled')).toHaveLength(5)
  })

  it('of an event that was over are not told of its deletion', async () => {
    const { id } = await anEventOf(educator.id, { details: yesterday })
    await everybody(id)
    expect((await as(educator, 'DELETE', `/api/events/${id}`)).body.mailedCount).toBe(0)
    expect(await mailsOf('event_cancelled')).toEqual([])
  })
})

describe('the host', () => {
  const told = async () => {
    const details = `details ->> 'change' AS change`
    const rows = await rowsOf<{ change: string }>(
      `SELECT ${details} FROM outbox WHERE template = 'hosted_event_changed' AND to_address = '${educator.email}' ORDER BY 1`,
    )
    return rows.map(({ change }) => change)
  }
  const cancel = (id: string, by: TestUser) =>
    as(by, 'POST', `/api/events/${id}/cancellation`, { message: 'The lake is dry.' })

  it('is told what an admin does with their event, and nothing of what is taken back in time', async () => {
    const { id } = await anEventOf(educator.id)
    const admin = await aUser('admin')
    await save(id, { details: { title: 'Another' } }, admin)
    expect(await told()).toEqual(['changed'])
    for (const [path, back] of [
      ['publication', 'publication?version=2'],
      ['', 'restoration'],
    ]) {
      await as(admin, 'DELETE', `/api/events/${id}/${path}`.replace(/\/$/, ''))
      expect(await told()).toHaveLength(2)
      await as(admin, back === 'restoration' ? 'POST' : 'PUT', `/api/events/${id}/${back}`)
      expect(await told()).toHaveLength(1)
    }
    await as(admin, 'PUT', `/api/events/${id}/publication?version=2`)
    await cancel(id, admin)
    expect(await told()).toEqual(['cancelled', 'changed', 'published'])
    await as(admin, 'DELETE', `/api/events/${id}/cancellation`)
    expect(await told()).toEqual(['changed', 'published'])
  })

  it('is told once of changes while the email about the first waits', async () => {
    const { id } = await anEventOf(educator.id)
    const admin = await aUser('admin')
    for (let version = 1; version <= 3; version += 1)
      await save(id, { version, details: { title: `Walk ${version}` } }, admin)
    expect(await told()).toEqual(['changed'])
  })

  it('is told of what is taken back after the first email has left', async () => {
    const { id } = await anEventOf(educator.id)
    const admin = await aUser('admin')
    await cancel(id, admin)
    await env.DB.prepare(`UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1`).run()
    await as(admin, 'DELETE', `/api/events/${id}/cancellation`)
    expect(await told()).toEqual(['cancelled', 'uncancelled'])
  })

  it('is not told of what they do themselves, nor is an admin of their own event', async () => {
    const { id } = await anEventOf(educator.id)
    await save(id)
    await cancel(id, educator)
    const admin = await aUser('admin')
    const { id: own } = await anEventOf(admin.id)
    await cancel(own, admin)
    await as(admin, 'DELETE', `/api/events/${own}`)
    expect(await mailsOf('hosted_event_changed')).toEqual([])
  })
})

describe('publication', () => {
  it('[part of S-389] shows what was saved last, once, however often it is asked for', async () => {
    const { id } = await anEventOf(educator.id, { published: false, publishedAt: null })
    await keep(id, 1, { title: 'Not yet' })
    const both = await Promise.all([1, 2].map(() => as(educator, 'PUT', `/api/events/${id}/publication`)))
    expect(statusesOf(both)).toEqual([200, 200])
    expect(await rowOf(id)).toMatchObject({ title: someEvent.title, published: 1 })
    expect(await actsOf(id)).toEqual(['event.published'])
  })

  it('publishes what was never saved as it is typed, under every rule', async () => {
    const id = await aBegunEvent({ location: '' })
    expect(await as(educator, 'PUT', `/api/events/${id}/publication`)).toMatchObject({
      status: 422,
      body: {
        code: 'event_incomplete',
        errors: [{ pointer: '/body/details/location', detail: eventMessages.venueRequired }],
      },
    })
    await keep(id, 1, {})
    expect(await as(educator, 'PUT', `/api/events/${id}/publication`)).toMatchObject({
      status: 200,
      body: { state: 'published', version: 3 },
    })
  })

  it('refuses what nobody has seen before it began, and what is over', async () => {
    const hidden = { published: false, publishedAt: null }
    const { id } = await anEventOf(educator.id, { details: { startsAt: yesterday.startsAt }, ...hidden })
    expect(await as(educator, 'PUT', `/api/events/${id}/publication`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/body/details/startsAt', detail: eventMessages.startPast }] },
    })
    const { id: begun } = await anEventOf(educator.id, { details: { startsAt: yesterday.startsAt } })
    expect((await as(educator, 'DELETE', `/api/events/${begun}/publication`)).body.isPublished).toBe(false)
    expect((await as(educator, 'PUT', `/api/events/${begun}/publication`)).body.isPublished).toBe(true)
    const { id: over } = await anEventOf(educator.id, { details: yesterday, published: false })
    expect((await as(educator, 'PUT', `/api/events/${over}/publication`)).body.code).toBe('event_has_ended')
    expect((await as(educator, 'POST', `/api/events/${over}/cancellation`, { message: 'Late.' })).body.code).toBe(
      'event_has_ended',
    )
  })

  it('is taken back without anybody’s seat', async () => {
    const { id } = await anEventOf(educator.id)
    await aRegistration(id, (await aUser('student')).id)
    expect(await as(educator, 'DELETE', `/api/events/${id}/publication`)).toMatchObject({
      status: 200,
      body: { state: 'draft', isPublished: false },
    })
    expect(await rowOf(id)).toMatchObject({ registrations_count: 1, published_at: expect.any(Number) as number })
    expect(await rowsOf('SELECT * FROM outbox')).toEqual([])
  })
})

it('duplicates an event as a draft of one’s own, without its dates and its people', async () => {
  const { id } = await anEventOf(educator.id, { details: { recordingUrl: 'https://video.example.org/1', price: 300 } })
  await aRegistration(id, (await aUser('student')).id)
  const admin = await aUser('admin')
  const { status, body } = await as(admin, 'POST', `/api/events/${id}/duplicates`)
  expect([status, body.state]).toEqual([201, 'draft'])
  expect((await as(admin, 'GET', `/api/events/${body.id}/draft`)).body).toMatchObject({
    details: { ...someEvent, price: 300, startsAt: null, endsAt: null, recordingUrl: '' },
    saved: null,
    registrationsCount: 0,
    isOwn: true,
  })
})

describe('the list', () => {
  const list = async (by: TestUser, query = '') => (await as(by, 'GET', `/api/managed-events${query}`)).body
  const titles = async (by: TestUser, query = '') => (await list(by, query)).items.map(({ title }) => title)

  const fill = async () => {
    const at = (minute: number) => ({ touchedAt: Date.parse('2026-11-15T11:00:00Z') + minute * 60_000 })
    await anEventOf(educator.id, { details: { title: 'A walk' }, ...at(1) })
    const over = { title: 'Over', startsAt: '2026-11-01T04:30:00Z', endsAt: '2026-11-01T06:30:00Z' }
    await anEventOf(educator.id, { details: over, ...at(2) })
    await anEventOf(educator.id, {
      details: { title: 'Off', type: 'online', location: 'https://a.example.org' },
      cancelledAt: 1,
      ...at(3),
    })
    await anEventOf(educator.id, { details: { title: 'Gone' }, published: false, deletedAt: 1, ...at(4) })
    await anEventOf((await aUser('educator')).id, { details: { title: 'Of another' }, ...at(5) })
    await aBegunEvent({ title: 'A thought', startsAt: '2026-12-01T04:30:00Z' })
  }

  it('[S-388] [S-503] shows an educator their own, the last touched first, and an admin everybody’s', async () => {
    await fill()
    expect(await titles(educator)).toEqual(['A thought', 'Off', 'Over', 'A walk'])
    const admin = await aUser('admin')
    expect(await titles(admin)).toEqual(['A thought', 'Of another', 'Off', 'Over', 'A walk'])
    expect((await list(educator)).items[0]).toMatchObject({
      state: 'draft',
      startsAt: '2026-12-01T04:30:00Z',
      host: { id: educator.id },
    })
  })

  it.each(['educator', 'admin'] as const)(
    'finds by state, type and title, in either order, page by page (%s)',
    async (role) => {
      await fill()
      const by = role === 'admin' ? await aUser('admin') : educator
      const others = role === 'admin' ? ['Of another'] : []
      expect(await titles(by, '?state=past')).toEqual(['Over'])
      expect(await titles(by, '?state=cancelled')).toEqual(['Off'])
      expect(await titles(by, '?state=draft')).toEqual(['A thought'])
      expect(await titles(by, '?state=deleted')).toEqual(['Gone'])
      expect(await titles(by, '?state=published')).toEqual([...others, 'A walk'])
      expect(await titles(by, '?type=online')).toEqual(['Off'])
      expect(await titles(by, '?search=walk')).toEqual(['A walk'])
      expect(await titles(by, '?search=walk&state=past')).toEqual([])
      expect(await titles(by, '?sort=soonest')).toEqual(['Over', 'A walk', 'Off', ...others, 'A thought'])
      const all = await list(by, '?sort=latest')
      const first = await list(by, '?sort=latest&limit=2')
      const second = await list(by, `?sort=latest&limit=2&cursor=${first.nextCursor}`)
      expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
      expect([all.total, first.total]).toEqual([4 + others.length, 4 + others.length])
    },
  )

  it.each(['educator', 'admin'] as const)(
    'begins with the event that starts next, ends with the oldest, and pages between (%s)',
    async (role) => {
      await fill()
      const older = { title: 'Older', startsAt: '2026-10-01T04:30:00Z', endsAt: '2026-10-01T06:30:00Z' }
      await anEventOf(educator.id, { details: older })
      const soon = { title: 'Soon', startsAt: '2026-11-20T04:30:00Z', endsAt: '2026-11-20T06:30:00Z' }
      await anEventOf(educator.id, { details: soon })
      const by = role === 'admin' ? await aUser('admin') : educator
      const others = role === 'admin' ? ['Of another'] : []
      const all = ['Soon', 'A walk', 'Off', ...others, 'A thought', 'Over', 'Older']
      const read: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Answer['body'] = await list(by, `?sort=upcoming&limit=3${cursor && `&cursor=${cursor}`}`)
        read.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor
      }
      expect(read).toEqual(all)
      expect(await titles(by, '?sort=upcoming&state=past')).toEqual(['Over', 'Older'])
    },
  )

  it('says how many there are of each state: an educator’s own, for an admin everybody’s', async () => {
    await fill()
    const own = { draft: 1, published: 1, cancelled: 1, past: 1, deleted: 1 }
    expect((await list(educator, '?state=past')).counts).toEqual(own)
    const admin = await aUser('admin')
    expect((await list(admin, '?search=walk')).counts).toEqual({ ...own, published: 2 })
    await env.DB.prepare("DELETE FROM events WHERE title = 'Gone'").run()
    await env.DB.prepare("UPDATE events SET is_over = 1 WHERE title = 'Off'").run()
    expect((await list(admin)).counts).toEqual({ ...own, published: 2, cancelled: 0, past: 2, deleted: 0 })
  })

  it('moves what ends to the past, which the clock says within a minute', async () => {
    await anEventOf(educator.id, { details: { ...yesterday, endsAt: '2026-11-15T12:05:00Z' } })
    expect(await titles(educator, '?state=published')).toHaveLength(1)
    api.clock.now = Date.parse('2026-11-15T12:05:00Z')
    expect(await titles(educator, '?state=published')).toEqual([])
    const watched = watch(env.DB)
    const clock = {
      db: openDatabase(watched.db),
      get at() {
        return api.clock.now
      },
    }
    expect([await endEvents(clock), await endEvents(clock)]).toEqual([1, 0])
    expect((await planOf(watched)).scans).toEqual([])
    expect((await list(educator, '?state=past')).items).toMatchObject([{ state: 'past' }])
  })
})
