import { env } from 'cloudflare:workers'
import type { Attendee, CheckedIn } from '@kere/contracts/event-attendance'
import type { ExportOpened, ExportPage } from '@kere/contracts/exports'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { anEventOf, aRegistration } from '../../test/managed-events.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'

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
  // What is really there is what a test asserts.
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
    await attends({ firstName: 'Zoya', lastName: 'Khan', avatarUrl: '/media/avatars/1' })
    await attends({ firstName: 'Arun', lastName: 'Bhat', dateOfBirth: null, avatarUrl: '/media/avatars/2' })
    await attends({ firstName: 'Mina', lastName: 'Das', dateOfBirth: '2012-01-01', avatarUrl: '/media/avatars/3' })
    const { items, total, ...beside } = await list()
    expect(items.map(({ name, avatarUrl }) => [name, avatarUrl])).toEqual([
      ['Arun B.', null],
      ['Mina D.', null],
      ['Zoya Khan', '/media/avatars/1'],
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

  it('[part of U-11] are a file', async () => {
    await attends({ firstName: '=cmd', lastName: 'Rao' })
    const path = `/api/exports/attendees.csv?event=${eventId}`
    expect((await as(host, 'POST', path)).body).toMatchObject({
      header: ['Name', 'Status', 'Registered', 'Place on the Waitlist', 'Checked In'],
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

  it('has nothing to do at an event that is cancelled or deleted', async () => {
    const { id } = await attends()
    await env.DB.prepare('UPDATE events SET cancelled_at = 1 WHERE id = ?').bind(eventId).run()
    expect(await checkIn({ registrationId: id })).toMatchObject({ status: 409, body: { code: 'event_is_cancelled' } })
    await env.DB.prepare('UPDATE events SET published = 0, deleted_at = 1 WHERE id = ?').bind(eventId).run()
    expect((await checkIn({ registrationId: id })).status).toBe(404)
  })
})
