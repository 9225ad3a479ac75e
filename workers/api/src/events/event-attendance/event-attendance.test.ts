import { env } from 'cloudflare:workers'
import type { Attendee, CheckedIn } from '@kere/contracts/events/event-attendance'
import type { ExportOpened, ExportPage } from '@kere/contracts/http/exports'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEventOf, aRegistration, aWalkIn } from '../../../test/managed-events.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let host: TestUser
let eventId: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  host = await aUser('educator')
  eventId = (await anEventOf(host.id, { details: { maxParticipants: 10 } })).id
})

interface Answer {
  status: number
  body: CheckedIn &
    ExportOpened &
    Omit<ExportPage, 'nextCursor'> & {
      code: string
      detail: string
      items: Attendee[]
      total: number
      nextCursor: string | null
      counts: Record<string, number>
      errors?: { pointer: string }[]
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

interface Person {
  firstName?: string
  lastName?: string
  dateOfBirth?: string | null
  avatarUrl?: string
}

async function attends(person: Person = {}, about: Parameters<typeof aRegistration>[2] = {}, event = eventId) {
  const user = await aUser('student', {}, { dateOfBirth: '1990-01-01', ...person })
  return { user, ...(await aRegistration(event, user.id, about)) }
}

const list = async (query = '', by = host) => (await as(by, 'GET', `/api/attendees?event=${eventId}${query}`)).body

const names = async (query = '') => (await list(query)).items.map(({ name }) => name)

const checkIn = (body: unknown, { by = host, event = eventId } = {}) =>
  as(by, 'POST', `/api/events/${event}/check-ins`, body)

const takeBack = (registrationId: string, by = host) =>
  as(by, 'DELETE', `/api/events/${eventId}/check-ins/${registrationId}`)

const rowOf = async (id: string) =>
  (await env.DB.prepare('SELECT * FROM event_registrations WHERE id = ?').bind(id).first()) ?? {}

const eventRow = async () => (await env.DB.prepare('SELECT * FROM events WHERE id = ?').bind(eventId).first()) ?? {}

describe('attendees', () => {
  it('are listed by name, of a minor or of unknown age without surname and picture, and never with an address', async () => {
    await attends({ firstName: 'Zoya', lastName: 'Khan', avatarUrl: '/media/avatars/1.1' })
    await attends({ firstName: 'Arun', lastName: 'Bhat', dateOfBirth: null, avatarUrl: '/media/avatars/2.2' })
    await attends({ firstName: 'Mina', lastName: 'Das', dateOfBirth: '2012-01-01', avatarUrl: '/media/avatars/3.3' })
    const { items, total, ...beside } = await list()
    expect(items.map(({ name, avatarUrl }) => [name, avatarUrl])).toEqual([
      ['Arun B.', null],
      ['Mina D.', null],
      ['Zoya Khan', '/media/small/1'],
    ])
    expect([total, beside]).toMatchObject([
      3,
      {
        event: { id: eventId, maxParticipants: 10, isCancelled: false },
        counts: { registered: 3, in: 0, waitlisted: 0 },
      },
    ])
    expect(JSON.stringify(items)).not.toMatch(/example|Bhat|Das/)
  })

  it('tell no more of a surname by their order or their cursor than is shown', async () => {
    await attends({ firstName: 'Mina', lastName: 'Dxyz', dateOfBirth: '2012-01-01' })
    await attends({ firstName: 'Mina', lastName: 'Dabc', dateOfBirth: '2012-01-01' })
    const { nextCursor } = await list('&limit=1')
    expect(atob((nextCursor ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/xyz|abc/)
    expect((await list('&search=dxyz')).items).toEqual([])
    await env.DB.prepare(`UPDATE profiles SET first_name = 'Aa' WHERE last_name = 'Dxyz'`).run()
    expect(await names()).toEqual(['Aa D.', 'Mina D.'])
  })

  it('are in the group of what they are, and found by name in it', async () => {
    await attends({ firstName: 'A' })
    await attends({ firstName: 'B', lastName: 'Rao' }, { checkedInAt: 5 })
    await attends({ firstName: 'C', lastName: 'Rao' }, { status: 'waitlisted', takesSeat: false, queueNumber: 7 })
    await attends({ firstName: 'D' }, { status: 'waitlisted', takesSeat: false, queueNumber: 3 })
    await attends({ firstName: 'E' }, { status: 'offered', seatUntil: 9, queueNumber: 1 })
    await attends({ firstName: 'F' }, { status: 'awaiting_payment' })
    await attends({ firstName: 'G' }, { status: 'cancelled', takesSeat: false, checkedInAt: 5 })
    const initials = async (query: string) => (await names(query)).map((name) => name[0]).join('')
    expect(await initials('')).toBe('AB')
    expect(await initials('&sort=newest')).toBe('BA')
    expect(await initials('&group=to_come')).toBe('A')
    expect(await initials('&group=in')).toBe('B')
    expect(await initials('&group=waitlisted')).toBe('CDEF')
    expect(await initials('&group=cancelled')).toBe('G')
    expect(await initials('&search=rao')).toBe('B')
    expect(await initials('&search=RAO%20c&group=waitlisted')).toBe('C')
    const waiting = await list('&group=waitlisted')
    expect(waiting.items.map(({ position }) => position)).toEqual([2, 1, null, null])
    expect([waiting.total, waiting.counts]).toEqual([4, { registered: 2, in: 1, waitlisted: 4 }])
    const cancelled = await list('&group=cancelled')
    expect([cancelled.total, cancelled.items[0]?.checkedInAt]).toEqual([1, null])
  })

  it('are paged without a gap, whatever the group is made of', async () => {
    for (const firstName of ['E', 'A', 'D', 'B', 'C'])
      await attends({ firstName }, { checkedInAt: firstName < 'C' ? 5 : null })
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Answer['body'] = await list(`&limit=2${cursor && `&cursor=${cursor}`}`)
      found.push(...page.items.map(({ name }) => name[0] ?? ''))
      cursor = page.nextCursor
    }
    expect(found.join('')).toBe('ABCDE')
  })

  it('[part of S-503] are nobody’s but the host’s and admins’', async () => {
    const { id } = await attends()
    const stranger = await aUser('educator')
    for (const answer of [
      await as(stranger, 'GET', `/api/attendees?event=${eventId}`),
      await checkIn({ registrationId: id }, { by: stranger }),
      await takeBack(id, stranger),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await rowOf(id)).toMatchObject({ checked_in_at: null })
    expect((await list('', await aUser('admin'))).total).toBe(1)
  })

  it('are a file', async () => {
    await attends({ firstName: '=cmd', lastName: 'Rao' })
    const path = `/api/exports/attendees.csv?event=${eventId}`
    expect((await as(host, 'POST', path)).body).toMatchObject({
      header: ['Name', 'Status', 'Registered', 'Place on the Waitlist', 'Checked In'],
      kinds: ['text', 'text', 'moment', 'number', 'moment'],
      rows: 1,
    })
    expect((await as(host, 'GET', path)).body.rows).toEqual([
      ['=cmd Rao', 'Registered', expect.stringContaining('2026-11-15 17:30') as string, null, null],
    ])
  })
})

describe('checking in', () => {
  it('says who came, how many are there, and whether it is their first event', async () => {
    const { ticketCode, user } = await attends({ firstName: 'Asha', lastName: 'Rao' })
    await attends()
    expect(await checkIn({ code: ` ${ticketCode.toLowerCase()} ` })).toMatchObject({
      status: 201,
      body: {
        attendee: { name: 'Asha Rao', checkedInAt: '2026-11-15T12:00:00.000Z' },
        counts: { registered: 2, in: 1 },
        isFirstEvent: true,
      },
    })
    const other = (await anEventOf(host.id)).id
    const { id } = await aRegistration(other, user.id)
    expect((await checkIn({ registrationId: id }, { event: other })).body.isFirstEvent).toBe(false)
  })

  it('is done once by two at once; the other is told since when', async () => {
    const { ticketCode, id } = await attends()
    const answers = await Promise.all([checkIn({ code: ticketCode }), checkIn({ registrationId: id })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already_checked_in',
      detail: expect.stringMatching(/^Since 15 Nov 2026, 5:30.pm IST$/) as string,
    })
    expect(await eventRow()).toMatchObject({ checked_in_count: 1 })
  })

  it('refuses a ticket of another event, of nobody, without a seat, and one that was cancelled', async () => {
    const elsewhere = await attends({}, {}, (await anEventOf(host.id)).id)
    const waiting = await attends({}, { status: 'waitlisted', takesSeat: false, queueNumber: 1 })
    const offered = await attends({}, { status: 'offered', seatUntil: 9 })
    const cancelled = await attends({}, { status: 'cancelled', takesSeat: false })
    for (const [body, status, code] of [
      [{ code: elsewhere.ticketCode }, 409, 'ticket_of_other_event'],
      [{ registrationId: elsewhere.id }, 404, 'not_found'],
      [{ code: 'NOBODYS' }, 404, 'ticket_unknown'],
      [{ code: waiting.ticketCode }, 409, 'ticket_without_seat'],
      [{ code: waiting.ticketCode, isLetInAnyway: true }, 409, 'ticket_without_seat'],
      [{ registrationId: offered.id }, 409, 'ticket_without_seat'],
      [{ code: cancelled.ticketCode }, 409, 'ticket_cancelled'],
      [{}, 422, 'validation_failed'],
      [{ code: cancelled.ticketCode, registrationId: cancelled.id }, 422, 'validation_failed'],
    ] as const)
      expect([body, await checkIn(body)]).toMatchObject([body, { status, body: { code } }])
    expect(await eventRow()).toMatchObject({ checked_in_count: 0 })
  })

  it('takes a time of the last day, and none to come', async () => {
    const people = [await attends(), await attends(), await attends()]
    const at = async (place: number, moment: string) => {
      const { status, body } = await checkIn({ registrationId: people[place]?.id, at: moment })
      return [status, status === 201 ? body.attendee.checkedInAt : body.errors?.[0]?.pointer]
    }
    expect(await at(0, '2026-11-15T11:00:00Z')).toEqual([201, '2026-11-15T11:00:00.000Z'])
    expect(await at(1, '2026-11-15T12:30:00Z')).toEqual([201, '2026-11-15T12:00:00.000Z'])
    expect(await at(2, '2026-11-14T11:59:59Z')).toEqual([422, '/body/at'])
  })

  it('lets in whoever has cancelled where there is a seat, and takes that back', async () => {
    const { id, ticketCode } = await attends({}, { status: 'cancelled', takesSeat: false })
    const anyway = { code: ticketCode, isLetInAnyway: true }
    expect(await checkIn(anyway)).toMatchObject({ status: 201, body: { counts: { registered: 1, in: 1 } } })
    expect(await eventRow()).toMatchObject({ registrations_count: 1, taken_count: 1 })
    for (let time = 0; time < 2; time += 1)
      expect(await takeBack(id)).toMatchObject({
        status: 200,
        body: { attendee: { status: 'cancelled' }, counts: { in: 0 } },
      })
    expect(await eventRow()).toMatchObject({ registrations_count: 0, taken_count: 0, checked_in_count: 0 })
  })

  it('gives nobody a seat that is not there: of two for the last one comes in', async () => {
    await env.DB.prepare('UPDATE events SET max_participants = 1 WHERE id = ?').bind(eventId).run()
    const people = [
      await attends({}, { status: 'cancelled', takesSeat: false }),
      await attends({}, { status: 'cancelled', takesSeat: false }),
    ]
    const answers = await Promise.all(people.map(({ id }) => checkIn({ registrationId: id, isLetInAnyway: true })))
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'no_seat_left'])
    expect(await eventRow()).toMatchObject({ taken_count: 1, checked_in_count: 1 })
  })

  it('is taken back, and leaves whoever is registered registered', async () => {
    const { id } = await attends({}, { checkedInAt: 5 })
    expect(await takeBack(id)).toMatchObject({
      status: 200,
      body: { attendee: { status: 'registered', checkedInAt: null }, counts: { registered: 1, in: 0 } },
    })
    expect(await rowOf(id)).toMatchObject({ checked_in_by: null })
    expect((await takeBack('reg_unknown')).status).toBe(404)
  })

  it('is of the registration at which it was made, whichever statement takes a seat anew', async () => {
    const anew = [
      "status = 'registered', takes_seat = 1, registered_at = 7",
      "status = 'awaiting_payment', takes_seat = 1",
      "status = 'offered', takes_seat = 1, seat_until = 9",
      "status = 'waitlisted', queue_number = 1",
    ]
    for (const change of anew) {
      const { id } = await attends({}, { status: 'cancelled', takesSeat: false, registeredAt: 3, checkedInAt: 5 })
      await env.DB.prepare(`UPDATE event_registrations SET ${change} WHERE id = ?`).bind(id).run()
      expect([change, await rowOf(id)]).toMatchObject([change, { checked_in_at: null, checked_in_by: null }])
    }
    const back = await attends({}, { status: 'cancelled', takesSeat: false, registeredAt: 3, checkedInAt: 5 })
    await env.DB.prepare("UPDATE event_registrations SET status = 'registered', takes_seat = 1 WHERE id = ?")
      .bind(back.id)
      .run()
    expect(await rowOf(back.id)).toMatchObject({ checked_in_at: 5 })
    expect(await eventRow()).toMatchObject({
      registrations_count: 2,
      taken_count: 4,
      waitlist_count: 1,
      checked_in_count: 1,
    })
  })

  it('has nothing to do at an event that is cancelled or deleted', async () => {
    const { id } = await attends()
    await env.DB.prepare('UPDATE events SET cancelled_at = 1 WHERE id = ?').bind(eventId).run()
    expect(await checkIn({ registrationId: id })).toMatchObject({ status: 409, body: { code: 'event_is_cancelled' } })
    await env.DB.prepare('UPDATE events SET published = 0, deleted_at = 1 WHERE id = ?').bind(eventId).run()
    expect((await checkIn({ registrationId: id })).status).toBe(404)
  })
})

describe('somebody at the door who is not registered', () => {
  const now = { startsAt: '2026-11-15T11:00:00Z', endsAt: '2026-11-15T14:00:00Z' }

  beforeEach(async () => {
    eventId = (await anEventOf(host.id, { details: { ...now, maxParticipants: 2 } })).id
  })

  const add = (body: unknown, { by = host, event = eventId } = {}) =>
    as(by, 'POST', `/api/events/${event}/walk-ins`, body)

  const remove = (walkInId: string, by = host) => as(by, 'DELETE', `/api/events/${eventId}/walk-ins/${walkInId}`)

  const acts = async () =>
    (await env.DB.prepare(`SELECT action, detail FROM audit_log WHERE subject_id = ? ORDER BY id`).bind(eventId).all())
      .results

  it('takes a seat, is there at once, and stands in the list and the file', async () => {
    const { user } = await attends({ firstName: 'Zoya', lastName: 'Khan' })
    const { status, body } = await add({ name: '  Meera\nPai ', email: 'Meera@Example.Kere.Test' })
    expect([status, body]).toMatchObject([
      201,
      {
        attendee: { name: 'Meera Pai', avatarUrl: null, checkedInAt: '2026-11-15T12:00:00.000Z', isWalkIn: true },
        counts: { registered: 2, in: 1 },
        isFirstEvent: false,
      },
    ])
    expect(await eventRow()).toMatchObject({ registrations_count: 2, taken_count: 2, checked_in_count: 1 })
    expect(await names()).toEqual(['Meera Pai', 'Zoya Khan'])
    expect(await names('&group=in')).toEqual(['Meera Pai'])
    expect(await names('&group=to_come')).toEqual(['Zoya Khan'])
    expect(await names('&group=waitlisted')).toEqual([])
    expect(JSON.stringify(await list())).not.toMatch(/@/)
    const path = `/api/exports/attendees.csv?event=${eventId}`
    expect((await as(host, 'POST', path)).body).toMatchObject({ rows: 2 })
    expect((await as(host, 'GET', path)).body.rows).toEqual([
      ['Meera Pai', 'Walk-in', null, null, expect.stringContaining('2026-11-15 17:30') as string],
      ['Zoya Khan', 'Registered', expect.any(String) as string, null, null],
    ])
    // A walk-in gets no email, and the typed values are not in the log.
    const mails = await env.DB.prepare('SELECT count(*) AS count FROM outbox').first()
    expect(mails).toEqual({ count: 0 })
    expect(await acts()).toEqual([{ action: 'event.walk_in_added', detail: '{}' }])
    expect(user.id).not.toBe('')
  })

  it('is refused where every seat is taken, and let in once there is room', async () => {
    await attends()
    await attends({}, { status: 'offered', seatUntil: Date.parse('2026-11-16T12:00:00Z'), queueNumber: 1 })
    expect(await add({ name: 'Meera Pai' })).toMatchObject({ status: 409, body: { code: 'no_seat_left' } })
    await env.DB.prepare('UPDATE events SET max_participants = 3 WHERE id = ?').bind(eventId).run()
    expect((await add({ name: 'Meera Pai' })).status).toBe(201)
    expect(await acts()).toHaveLength(1)
  })

  it('[W-10] is one of two for the last seat', async () => {
    await attends()
    const answers = await Promise.all(['Meera Pai', 'Zoya Khan'].map((name) => add({ name })))
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'no_seat_left'])
    expect(await eventRow()).toMatchObject({ taken_count: 2, checked_in_count: 1 })
  })

  it('is added once by what is sent twice, and once with an address', async () => {
    const headers = {
      origin: 'https://kere.test',
      cookie: host.cookie,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-the-door',
    }
    const body = JSON.stringify({ name: 'Meera Pai' })
    const send = () => api.call(`/api/events/${eventId}/walk-ins`, { method: 'POST', headers, body })
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
    expect(await names()).toEqual(['Meera Pai'])
    const address = { name: 'Zoya', email: 'zoya@example.kere.test' }
    expect((await add(address)).status).toBe(201)
    expect(await add(address)).toMatchObject({ status: 409, body: { code: 'already_checked_in' } })
    expect(await eventRow()).toMatchObject({ taken_count: 2 })
  })

  it('is whoever registered with the address: checked in, with one seat, and no other account is known by its address', async () => {
    const { user, id } = await attends({ firstName: 'Zoya', lastName: 'Khan' })
    expect(await add({ name: 'Z.', email: user.email })).toMatchObject({
      status: 201,
      body: { attendee: { id, name: 'Zoya Khan', isWalkIn: false }, counts: { registered: 1, in: 1 } },
    })
    expect(await add({ name: 'Z.', email: user.email })).toMatchObject({ body: { code: 'already_checked_in' } })
    const stranger = await aUser('student', {}, { firstName: 'Asha' })
    expect((await add({ name: 'A.', email: stranger.email })).body.attendee).toMatchObject({
      name: 'A.',
      isWalkIn: true,
    })
    const waiting = await attends({}, { status: 'waitlisted', takesSeat: false, queueNumber: 1 })
    expect((await add({ name: 'W.', email: waiting.user.email })).body.code).toBe('ticket_without_seat')
  })

  it('is found by name, and paged among the others without a gap', async () => {
    await env.DB.prepare('UPDATE events SET max_participants = 9 WHERE id = ?').bind(eventId).run()
    for (const firstName of ['Esha', 'Arun', 'Chitra'])
      await attends({ firstName, lastName: 'Rao' }, { checkedInAt: 5 })
    for (const name of ['Dev Rao', 'Bala Iyer']) await aWalkIn(eventId, { name })
    for (const [sort, expected] of [
      ['name', 'ABCDE'],
      ['newest', 'BDCAE'],
    ] as const) {
      const found: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Answer['body'] = await list(`&sort=${sort}&group=in&limit=2${cursor && `&cursor=${cursor}`}`)
        found.push(...page.items.map(({ name }) => name[0] ?? ''))
        cursor = page.nextCursor
      }
      expect(found.join('')).toBe(expected)
    }
    const { items, total } = await list('&search=rao')
    expect([items.map(({ name }) => name), total]).toEqual([['Arun Rao', 'Chitra Rao', 'Dev Rao', 'Esha Rao'], 4])
    expect(await names('&search=iyer%20b')).toEqual(['Bala Iyer'])
    expect(await names('&search=rao&group=waitlisted')).toEqual([])
  })

  it('is taken off the list again, and the seat is free; twice is once', async () => {
    const { body } = await add({ name: 'Meera Pai' })
    for (let time = 0; time < 2; time += 1)
      expect(await remove(body.attendee.id)).toMatchObject({ status: 200, body: { counts: { registered: 0, in: 0 } } })
    expect(await eventRow()).toMatchObject({ registrations_count: 0, taken_count: 0, checked_in_count: 0 })
    expect((await acts()).map(({ action }) => action)).toEqual(['event.walk_in_added', 'event.walk_in_removed'])
  })

  it('is let in from two hours before the start until a day after the end', async () => {
    const at = async (startsAt: string, endsAt: string) => {
      const { id } = await anEventOf(host.id, { details: { startsAt, endsAt } })
      const { status, body } = await add({ name: 'Meera Pai' }, { event: id })
      return body.code ?? status
    }
    expect(await at('2026-11-15T14:00:00Z', '2026-11-15T15:00:00Z')).toBe(201)
    expect(await at('2026-11-15T14:00:01Z', '2026-11-15T15:00:00Z')).toBe('door_not_open')
    expect(await at('2026-11-14T10:00:00Z', '2026-11-14T12:00:01Z')).toBe(201)
    expect(await at('2026-11-14T10:00:00Z', '2026-11-14T12:00:00Z')).toBe('door_not_open')
  })

  it.each([
    ['has a price', { details: { ...now, price: 200 } }, 'door_has_price'],
    ['is registered for elsewhere', { details: { ...now, source: 'external' as const } }, 'event_external'],
    ['is cancelled', { details: now, cancelledAt: 1 }, 'event_is_cancelled'],
    ['is deleted', { details: now, published: false, deletedAt: 1 }, 'not_found'],
    ['was never published', { details: now, published: false, publishedAt: null }, 'door_not_open'],
  ])('is refused at an event that %s', async (_, about, code) => {
    const { id } = await anEventOf(host.id, about)
    expect((await add({ name: 'Meera Pai' }, { event: id })).body.code).toBe(code)
  })

  it('needs a name, and an address that is one', async () => {
    for (const [body, pointer] of [
      [{ name: ' ' }, '/body/name'],
      [{ name: 'x'.repeat(101) }, '/body/name'],
      [{ name: 'Meera', email: 'meera' }, '/body/email'],
    ] as const)
      expect(await add(body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
  })

  it('[part of S-503] is nobody’s to add or remove but the host’s and admins’', async () => {
    const stranger = await aUser('educator')
    expect(await add({ name: 'Meera' }, { by: stranger })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const { body } = await add({ name: 'Meera' }, { by: await aUser('admin') })
    expect((await remove(body.attendee.id, stranger)).status).toBe(404)
    expect(await names()).toEqual(['Meera'])
  })

  it('[part of W-43] goes with the account of its address, and with its event', async () => {
    const { email, id } = await aUser('student')
    await aWalkIn(eventId, { email })
    await aWalkIn(eventId, { name: 'Another' })
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
    expect(await names()).toEqual(['Another'])
    expect(await eventRow()).toMatchObject({ registrations_count: 1, taken_count: 1, checked_in_count: 1 })
    await env.DB.prepare('DELETE FROM events WHERE id = ?').bind(eventId).run()
    expect(await env.DB.prepare('SELECT count(*) AS count FROM event_walk_ins').first()).toEqual({ count: 0 })
  })
})
