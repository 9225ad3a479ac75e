import type { EventAct } from '@kere/contracts/events/coming-event-relations'
import { env } from 'cloudflare:workers'
import { eventSituations } from '@kere/contracts/events/event-relations.fixtures'
import { eventRelationOf, eventRelations, type EventRelation } from '@kere/contracts/events/event-relations'
import type { EventStanding } from '@kere/contracts/events/event-registrations'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { all, type Answer, countsOf, mailsTo, run, statusesOf, theDoor } from '../../../test/event-seats.ts'
import { anEvent, aRegistration, eventsNow } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { clock as clockActs } from '../../routes.ts'
import { settleSeats } from './settle-seats.ts'

beforeEach(emptyDatabase)

const secondMs = 1000
const hourMs = 60 * 60 * secondMs

const settleAt = (now: number, d1 = env.DB) =>
  settleSeats({ db: openDatabase(d1), at: now, newId, queueMail: () => undefined, kindOfMail })

const anOpenEvent = async (about: Parameters<typeof anEvent>[1] = {}) => anEvent(await anEducator(), about)

const learners = async (count: number) => {
  const made: TestUser[] = []
  while (made.length < count) made.push(await aUser('student'))
  return made
}

const refusalOf = ({ status, body }: Answer) => [status, body['code'], body['detail'] ?? body['title']]

async function aFullEvent(seats = 1, about: Parameters<typeof anEvent>[1] = {}) {
  const event = await anOpenEvent({ maxParticipants: seats, ...about })
  const holders = await learners(seats)
  for (const holder of holders) await aRegistration(holder.id, event.id)
  return { event, holders }
}

describe('registering', () => {
  it('[part of S-146] [part of S-481] [S-521.insert] [W-13.confirmation] takes a seat, gives a ticket and says so by email, once', async () => {
    const event = await anOpenEvent({ maxParticipants: 2 })
    const learner = await aUser('student')
    const door = theDoor()
    const { status, body } = await door.register(learner, event.id, { wantsReminder: true })
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'registered',
        registeredAt: '2026-11-15T12:00:00.000Z',
        position: null,
        seatUntil: null,
        wantsReminder: true,
        checkedInAt: null,
      },
    ])
    expect(body['ticketCode']).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{10}$/)
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 0 })
    const mails = await all<{ template: string; to_address: string; details: string }>('SELECT * FROM outbox')
    expect(mails.map(({ template, to_address }) => [template, to_address])).toEqual([
      ['event_registered', learner.email],
    ])
    expect(JSON.parse(mails[0]?.details ?? '')).toMatchObject({
      firstName: 'Ira',
      eventId: event.id,
      event: event.title,
      startsAt: '2026-11-18T12:00:00Z',
      venue: event.location,
    })
  })

  it('twice is refused, and makes one row, one count and one email', async () => {
    const event = await anOpenEvent()
    const learner = await aUser('student')
    const door = theDoor()
    await door.register(learner, event.id)
    expect(refusalOf(await door.register(learner, event.id))).toEqual([
      409,
      'already_registered',
      'You are already registered for this event',
    ])
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 0 })
    expect(await mailsTo()).toEqual(['event_registered'])
  })

  it('of 20 tabs at once makes one row, and of one key with its body one answer', async () => {
    const event = await anOpenEvent()
    const learner = await aUser('student')
    const door = theDoor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.register(learner, event.id)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 0 })
    expect(await mailsTo()).toEqual(['event_registered'])
  })

  it('is refused with its cause', async () => {
    const educator = await aUser('educator')
    const learner = await aUser('student')
    const door = theDoor()
    const now = door.api.clock.now
    const about: Record<string, Parameters<typeof anEvent>[1]> = {
      ended: { startsAt: now - 3 * hourMs, endsAt: now, closesAt: now - 3 * hourMs },
      begun: { startsAt: now, closesAt: now },
      closed: { closesAt: now },
      cancelled: { cancelledAt: now - 1 },
      external: { source: 'external', externalUrl: 'https://elsewhere.example/' },
      paid: { price: 500 },
      draft: { published: false, publishedAt: null },
      withdrawn: { published: false },
      deleted: { published: false, deletedAt: now - 1 },
    }
    const refused: Record<string, unknown> = {}
    for (const [name, each] of Object.entries(about))
      refused[name] = refusalOf(await door.register(learner, (await anOpenEvent(each)).id))
    refused['own'] = refusalOf(await door.register(educator, (await anEvent(educator.id)).id))
    refused['none'] = refusalOf(await door.register(learner, 'evt_none'))
    expect(refused).toEqual({
      ended: [409, 'event_ended', 'This event has ended'],
      begun: [409, 'event_closed', 'Registration for this event has closed'],
      closed: [409, 'event_closed', 'Registration for this event has closed'],
      cancelled: [409, 'event_cancelled', 'This event was cancelled'],
      external: [409, 'event_external', 'Registration for this event is on another site'],
      paid: [409, 'event_not_free', 'This event has a price, so you order it first'],
      draft: [404, 'not_found', 'Event not found'],
      withdrawn: [404, 'not_found', 'Event not found'],
      deleted: [404, 'not_found', 'Event not found'],
      own: [409, 'own_event', 'You host this event, so you cannot register for it'],
      none: [404, 'not_found', 'Event not found'],
    })
    expect(await all('SELECT id FROM event_registrations')).toEqual([])
    expect(await mailsTo()).toEqual([])
  })

  it('works until the moment before it closes', async () => {
    const event = await anOpenEvent({ closesAt: eventsNow + 1 })
    expect((await theDoor().register(await aUser('student'), event.id)).status).toBe(201)
  })

  it('[part of S-151] of a full event is "Event Full", or a place in its queue for whoever wants one', async () => {
    const { event } = await aFullEvent()
    const [one, two] = await learners(2)
    const door = theDoor()
    expect(refusalOf(await door.register(one!, event.id))).toEqual([409, 'event_full', 'Event Full'])
    expect((await door.join(one!, event.id)).body).toMatchObject({
      status: 'waitlisted',
      position: 1,
      registeredAt: null,
      ticketCode: null,
    })
    expect((await door.join(two!, event.id)).body).toMatchObject({ status: 'waitlisted', position: 2 })
    expect(refusalOf(await door.join(one!, event.id))).toEqual([
      409,
      'already_registered',
      'You are already on the waitlist for this event',
    ])
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 2 })
    expect(await mailsTo()).toEqual(['waitlist_joined', 'waitlist_joined'])
    const [mail] = await all<{ details: string }>('SELECT details FROM outbox ORDER BY id DESC')
    expect(JSON.parse(mail?.details ?? '')).toMatchObject({ position: '2' })
  })

  it('joins no queue where the event has none, nor where no seat would be offered any more', async () => {
    const without = await aFullEvent(1, { hasWaitlist: false })
    const late = await aFullEvent(1, { startsAt: eventsNow + registrationLimits.offersEndHours * hourMs })
    const learner = await aUser('student')
    const door = theDoor()
    expect(refusalOf(await door.join(learner, without.event.id))).toEqual([
      409,
      'no_waitlist',
      'This event has no waitlist',
    ])
    expect(refusalOf(await door.join(learner, late.event.id))).toEqual([409, 'event_full', 'Event Full'])
  })

  it('takes the seat where there is one, though the queue was asked for', async () => {
    const event = await anOpenEvent()
    expect((await theDoor().join(await aUser('student'), event.id)).body).toMatchObject({ status: 'registered' })
  })

  it('waits for a seat of an event with a price as well, and only where it is full', async () => {
    const { event } = await aFullEvent(1, { price: 300 })
    const open = await anOpenEvent({ price: 300 })
    const learner = await aUser('student')
    const door = theDoor()
    expect((await door.join(learner, event.id)).body).toMatchObject({ status: 'waitlisted', position: 1 })
    expect(refusalOf(await door.join(learner, open.id)).slice(0, 2)).toEqual([409, 'event_not_free'])
  })

  it('ends at 60 registrations and cancellations within an hour', async () => {
    const event = await anOpenEvent()
    const learner = await aUser('student')
    const door = theDoor()
    const statuses = []
    for (let turn = 0; turn < registrationLimits.perHour; turn++) {
      const act = turn % 2 ? door.cancel : door.register
      statuses.push((await act(learner, event.id)).status)
      if (turn % 20 === 19) door.pass(60 * secondMs)
    }
    expect(new Set(statuses)).toEqual(new Set([200, 201]))
    expect((await door.register(learner, event.id)).body['code']).toBe('too_many_attempts')
    door.pass(hourMs)
    expect((await door.register(learner, event.id)).status).toBe(201)
  })

  it('[part of C-49] is open to every role, once they have said who they are', async () => {
    const event = await anOpenEvent()
    const door = theDoor()
    const statuses = []
    for (const role of ['student', 'educator', 'admin'] as const)
      statuses.push((await door.register(await aUser(role), event.id)).status)
    statuses.push((await door.register(await aUser('student', {}, { onboardingCompleted: false }), event.id)).status)
    expect(statuses).toEqual([201, 201, 201, 403])
  })

  it('works in an event whose educator was suspended or erased: what is published stays published', async () => {
    const educator = await aUser('educator')
    const event = await anEvent(educator.id)
    const [one, two] = await learners(2)
    const door = theDoor()
    await run("INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'Spam.')", educator.id)
    expect((await door.register(one!, event.id)).status).toBe(201)
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, educator.id))
    expect((await door.register(two!, event.id)).status).toBe(201)
    expect(await countsOf(event.id)).toEqual({ registered: 2, taken: 2, waiting: 0 })
  })

  it('[S-549] fails with its text', async () => {
    const { body } = await theDoor(startApi({ db: failingDatabase() })).register(await aUser('student'), 'evt_1')
    expect(body['detail']).toBe('Failed to register for event')
  })
})

describe('cancelling', () => {
  it('[S-155] [S-481] [S-521.cancel] leaves the one row of person and event, registered before and cancelled now', async () => {
    const event = await anOpenEvent()
    const [learner] = await learners(1)
    const door = theDoor()
    const rows = () => all('SELECT event_id, user_id, status, created_at, updated_at FROM event_registrations')
    const row = { event_id: event.id, user_id: learner!.id, created_at: eventsNow }
    await door.register(learner!, event.id)
    expect(await rows()).toEqual([{ ...row, status: 'registered', updated_at: eventsNow }])
    door.pass(hourMs)
    await door.cancel(learner!, event.id)
    expect(await rows()).toEqual([{ ...row, status: 'cancelled', updated_at: eventsNow + hourMs }])
    await expect(run("UPDATE event_registrations SET status = 'maybe'")).rejects.toThrow(/constraint failed/)
  })

  it('[part of S-147] keeps the seat for 10 seconds, with an email that waits as long', async () => {
    const { event } = await aFullEvent(1)
    const [learner, other] = await learners(2)
    await run('DELETE FROM event_registrations')
    const door = theDoor()
    await door.register(learner!, event.id)
    const { status, body } = await door.cancel(learner!, event.id)
    expect([status, body]).toMatchObject([
      200,
      { status: 'cancelled', seatUntil: '2026-11-15T12:00:10.000Z', ticketCode: null },
    ])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 1, waiting: 0 })
    expect(door.api.delays).toEqual([0, 10])
    expect(refusalOf(await door.register(other!, event.id)).slice(0, 2)).toEqual([409, 'event_full'])
    door.pass(10 * secondMs)
    expect((await door.register(other!, event.id)).status).toBe(201)
    expect(await statusesOf(event.id)).toEqual({ [learner!.id]: 'cancelled', [other!.id]: 'registered' })
  })

  it('twice is as once', async () => {
    const event = await anOpenEvent()
    const learner = await aUser('student')
    const door = theDoor()
    await door.register(learner, event.id)
    const answers = await Promise.all([door.cancel(learner, event.id), door.cancel(learner, event.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsTo()).toEqual(['event_registered', 'registration_cancelled'])
  })

  it('of what is not one’s own, or never was, finds nothing', async () => {
    const { event, holders } = await aFullEvent()
    const door = theDoor()
    expect(refusalOf(await door.cancel(await aUser('student'), event.id))).toEqual([
      404,
      'not_found',
      'Event not found',
    ])
    expect(refusalOf(await door.undo(await aUser('student'), event.id)).slice(0, 2)).toEqual([404, 'not_found'])
    expect(await statusesOf(event.id)).toEqual({ [holders[0]!.id]: 'registered' })
  })

  it('of an event that is over is refused', async () => {
    const { event, holders } = await aFullEvent()
    const door = theDoor()
    door.pass(event.startsAt + 2 * hourMs - eventsNow)
    expect(refusalOf(await door.cancel(holders[0]!, event.id))).toEqual([409, 'event_ended', 'This event has ended'])
    expect(await mailsTo()).toEqual([])
  })

  it('[U-03] lets one register again on the same row, under the same ticket, while there are seats', async () => {
    const event = await anOpenEvent({ maxParticipants: 1 })
    const [learner, other] = await learners(2)
    const door = theDoor()
    const { body: first } = await door.register(learner!, event.id)
    await run(`UPDATE event_registrations SET checked_in_at = 1 WHERE id = '${first.id}'`)
    await door.cancel(learner!, event.id)
    await run("UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1")
    door.pass(hourMs)
    const { status, body: second } = await door.register(learner!, event.id)
    expect([status, second.id, second['ticketCode']]).toEqual([201, first.id, first['ticketCode']])
    expect([second['registeredAt'], second['checkedInAt']]).toEqual(['2026-11-15T13:00:00.000Z', null])
    expect(await mailsTo()).toEqual(['event_registered', 'registration_cancelled', 'event_registered'])

    await door.cancel(learner!, event.id)
    door.pass(hourMs)
    await door.register(other!, event.id)
    expect(refusalOf(await door.register(learner!, event.id)).slice(0, 2)).toEqual([409, 'event_full'])
    expect((await door.join(learner!, event.id)).body).toMatchObject({ status: 'waitlisted', position: 1 })
    expect(await all('SELECT count(*) AS rows FROM event_registrations')).toEqual([{ rows: 2 }])
  })

  it('and registering again at once is a cancellation that was taken back: nobody is told of either', async () => {
    const event = await anOpenEvent({ maxParticipants: 1 })
    const learner = await aUser('student')
    const door = theDoor()
    await door.register(learner, event.id)
    await door.cancel(learner, event.id)
    expect((await door.register(learner, event.id)).body).toMatchObject({ status: 'registered', seatUntil: null })
    expect(await mailsTo()).toEqual(['event_registered'])
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 0 })
  })

  it('[S-550] fails with its text', async () => {
    const { body } = await theDoor(startApi({ db: failingDatabase() })).cancel(await aUser('student'), 'evt_1')
    expect(body['detail']).toBe('Failed to cancel registration')
  })
})

describe('a cancellation that is taken back', () => {
  it('gives back the seat, and nobody is told', async () => {
    const event = await anOpenEvent({ maxParticipants: 1 })
    const learner = await aUser('student')
    const door = theDoor()
    const { body: before } = await door.register(learner, event.id)
    await door.cancel(learner, event.id)
    door.pass(10 * secondMs - 1)
    const { status, body } = await door.undo(learner, event.id)
    expect([status, body]).toEqual([201, before])
    expect(await mailsTo()).toEqual(['event_registered'])
    expect((await door.undo(learner, event.id)).body).toEqual(before)
  })

  it('is too late once the seat is nobody’s or somebody else’s, or the email has left', async () => {
    const event = await anOpenEvent({ maxParticipants: 1 })
    const [learner, other] = await learners(2)
    const door = theDoor()
    await door.register(learner!, event.id)
    await door.cancel(learner!, event.id)
    door.pass(10 * secondMs)
    expect(refusalOf(await door.undo(learner!, event.id))).toEqual([409, 'seat_taken', 'The seat is no longer free'])
    await door.register(other!, event.id)
    expect(refusalOf(await door.undo(learner!, event.id)).slice(0, 2)).toEqual([409, 'seat_taken'])

    await door.cancel(other!, event.id)
    await run("UPDATE outbox SET state = 'leased', attempts = 1 WHERE state = 'pending'")
    expect(refusalOf(await door.undo(other!, event.id)).slice(0, 2)).toEqual([409, 'seat_taken'])
  })

  it('gives back the old number in the queue', async () => {
    const { event } = await aFullEvent()
    const [first, second] = await learners(2)
    const door = theDoor()
    await door.join(first!, event.id)
    await door.join(second!, event.id)
    await door.cancel(first!, event.id)
    expect((await door.standing(second!, event.id)).body['registration']).toMatchObject({ position: 1 })
    expect((await door.undo(first!, event.id)).body).toMatchObject({ status: 'waitlisted', position: 1 })
    expect((await door.standing(second!, event.id)).body['registration']).toMatchObject({ position: 2 })
    expect(await mailsTo()).toEqual(['waitlist_joined', 'waitlist_joined'])
  })

  it('gives who waited a seat that has become free meanwhile', async () => {
    const { event } = await aFullEvent()
    const learner = await aUser('student')
    const door = theDoor()
    await door.join(learner, event.id)
    await door.cancel(learner, event.id)
    await run('UPDATE events SET max_participants = 2')
    expect((await door.undo(learner, event.id)).body).toMatchObject({ status: 'offered' })
  })

  it('gives back an offer until its old end', async () => {
    const { event, holders } = await aFullEvent()
    const learner = await aUser('student')
    const door = theDoor()
    await door.join(learner, event.id)
    await door.cancel(holders[0]!, event.id)
    door.pass(10 * secondMs)
    await settleAt(door.api.clock.now)
    const { body: offer } = await door.standing(learner, event.id)
    await door.cancel(learner, event.id)
    door.pass(5 * secondMs)
    expect((await door.undo(learner, event.id)).body).toEqual(offer['registration'])
  })
})

describe('[part of W-10] the queue', () => {
  it('is offered what becomes free in order, each for 12 hours, and each is told once', async () => {
    const { event, holders } = await aFullEvent(2)
    const waiting = await learners(3)
    const door = theDoor()
    for (const person of waiting) await door.join(person, event.id)
    for (const holder of holders) await door.cancel(holder, event.id)
    door.pass(10 * secondMs)
    expect(await settleAt(door.api.clock.now)).toBe(4)
    expect(await settleAt(door.api.clock.now)).toBe(0)
    const statuses = await statusesOf(event.id)
    expect(waiting.map(({ id }) => statuses[id])).toEqual(['offered', 'offered', 'waitlisted'])
    const { body } = await door.standing(waiting[0]!, event.id)
    expect(body['registration']).toMatchObject({ seatUntil: '2026-11-16T00:00:10.000Z', position: null })
    expect((await door.standing(waiting[2]!, event.id)).body['registration']).toMatchObject({ position: 1 })
    for (const person of waiting.slice(0, 2)) expect(await mailsTo(person)).toEqual(['waitlist_joined', 'seat_offered'])
    expect(await mailsTo(waiting[2])).toEqual(['waitlist_joined'])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 2, waiting: 1 })
  })

  it('comes before whoever comes now: a seat that is over is the first one’s, not the newcomer’s', async () => {
    const { event, holders } = await aFullEvent()
    const [waiting, newcomer] = await learners(2)
    const door = theDoor()
    await door.join(waiting!, event.id)
    await door.cancel(holders[0]!, event.id)
    door.pass(10 * secondMs)
    expect(refusalOf(await door.register(newcomer!, event.id)).slice(0, 2)).toEqual([409, 'event_full'])
    expect(await statusesOf(event.id)).toMatchObject({ [waiting!.id]: 'offered' })
  })

  it('comes before whoever comes now, also where too many wait to be offered theirs at once', async () => {
    const event = await anOpenEvent({ maxParticipants: 120 })
    await fillQueue(event.id, 110)
    const newcomer = await aUser('student')
    const door = theDoor()
    expect(refusalOf(await door.register(newcomer, event.id)).slice(0, 2)).toEqual([409, 'event_full'])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 100, waiting: 10 })
    expect((await door.register(newcomer, event.id)).status).toBe(201)
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 111, waiting: 0 })
  })

  it('takes what is offered, until the second before it ends', async () => {
    const { event, holders } = await aFullEvent(2)
    const [prompt, late] = await learners(2)
    const door = theDoor()
    for (const person of [prompt!, late!]) await door.join(person, event.id)
    for (const holder of holders) await door.cancel(holder, event.id)
    door.pass(10 * secondMs)
    await settleAt(door.api.clock.now)
    door.pass(registrationLimits.offerHours * hourMs - secondMs)
    expect((await door.register(prompt!, event.id)).body).toMatchObject({ status: 'registered', seatUntil: null })
    door.pass(2 * secondMs)
    expect((await door.join(late!, event.id)).body).toMatchObject({ status: 'registered' })
  })

  it('passes on an offer that was not taken, and an acceptance a second too late finds it gone', async () => {
    const { event, holders } = await aFullEvent()
    const [first, second] = await learners(2)
    const door = theDoor()
    for (const person of [first!, second!]) await door.join(person, event.id)
    await door.cancel(holders[0]!, event.id)
    door.pass(10 * secondMs)
    await settleAt(door.api.clock.now)
    door.pass(registrationLimits.offerHours * hourMs + secondMs)
    // No sweep has run, so accepting the offer itself must notice that it has ended.
    expect(refusalOf(await door.register(first!, event.id))).toEqual([409, 'event_full', 'Event Full'])
    expect(await statusesOf(event.id)).toMatchObject({ [first!.id]: 'cancelled', [second!.id]: 'offered' })
    expect(await mailsTo(first)).toEqual(['waitlist_joined', 'seat_offered', 'seat_offer_expired'])
    expect(await mailsTo(second)).toEqual(['waitlist_joined', 'seat_offered'])
    expect(refusalOf(await door.undo(first!, event.id)).slice(0, 2)).toEqual([409, 'seat_taken'])
  })

  it('is offered nothing from two hours before the start: then a free seat is whoever’s comes first', async () => {
    const { event, holders } = await aFullEvent(1, { startsAt: eventsNow + 6 * hourMs })
    const [first, second, newcomer] = await learners(3)
    const door = theDoor()
    for (const person of [first!, second!]) await door.join(person, event.id)
    await door.cancel(holders[0]!, event.id)
    door.pass(10 * secondMs)
    await settleAt(door.api.clock.now)
    expect((await door.standing(first!, event.id)).body['registration']).toMatchObject({
      status: 'offered',
      seatUntil: '2026-11-15T16:00:00.000Z',
    })
    door.pass(4 * hourMs)
    expect(await settleAt(door.api.clock.now)).toBe(1)
    expect(await statusesOf(event.id)).toMatchObject({ [first!.id]: 'cancelled', [second!.id]: 'waitlisted' })
    expect((await door.register(second!, event.id)).body).toMatchObject({ status: 'registered' })
    await door.cancel(second!, event.id)
    door.pass(10 * secondMs)
    expect((await door.register(newcomer!, event.id)).body).toMatchObject({ status: 'registered' })
  })

  it('keeps who waits where an event is withdrawn, and offers nothing in a cancelled or deleted one', async () => {
    const settled: Record<string, string | undefined> = {}
    const about = {
      withdrawn: { published: false },
      cancelled: { cancelledAt: 1 },
      deleted: { published: false, deletedAt: 1 },
    }
    for (const [name, each] of Object.entries(about)) {
      const event = await anOpenEvent({ maxParticipants: 1, ...each })
      const { id } = await aUser('student')
      await aRegistration(id, event.id, { status: 'waitlisted', queueNumber: 1 })
      await settleAt(eventsNow)
      settled[name] = (await statusesOf(event.id))[id]
    }
    expect(settled).toEqual({ withdrawn: 'offered', cancelled: 'waitlisted', deleted: 'waitlisted' })
  })

  it('takes an offer of a withdrawn event, and one that came after registration closed', async () => {
    const door = theDoor()
    for (const about of [{ published: false }, { closesAt: eventsNow - 1 }]) {
      const event = await anOpenEvent({ maxParticipants: 1, ...about })
      const learner = await aUser('student')
      await aRegistration(learner.id, event.id, { status: 'offered', queueNumber: 1, seatUntil: eventsNow + 1 })
      expect((await door.register(learner, event.id)).body).toMatchObject({ status: 'registered' })
    }
  })

  it('gets the seat of somebody who is erased, from the clock', async () => {
    const { event, holders } = await aFullEvent()
    const learner = await aUser('student')
    await theDoor().join(learner, event.id)
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, holders[0]!.id))
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 0, waiting: 1 })
    expect(await settleAt(eventsNow)).toBe(1)
    expect(await statusesOf(event.id)).toEqual({ [learner.id]: 'offered' })
  })

  it('closes behind somebody who is erased while they wait', async () => {
    const { event } = await aFullEvent()
    const [first, second] = await learners(2)
    const door = theDoor()
    for (const person of [first!, second!]) await door.join(person, event.id)
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, first!.id))
    expect((await door.standing(second!, event.id)).body['registration']).toMatchObject({ position: 1 })
  })

  it('says nothing of an expired offer where the event was cancelled: another email tells of that', async () => {
    const event = await anOpenEvent({ maxParticipants: 1, cancelledAt: 1 })
    const learner = await aUser('student')
    await aRegistration(learner.id, event.id, { status: 'offered', queueNumber: 1, seatUntil: eventsNow })
    expect(await settleAt(eventsNow)).toBe(1)
    expect([await statusesOf(event.id), await mailsTo()]).toEqual([{ [learner.id]: 'cancelled' }, []])
  })
})

describe('the clock', () => {
  it('does it by the minute', () => {
    expect(clockActs.map(([name]) => name)).toContain('settled')
  })

  it('offers many seats over several minutes, all of them in the end, and in order', async () => {
    const event = await anOpenEvent({ maxParticipants: 250 })
    await fillQueue(event.id, 260)
    const offered = []
    for (let minute = 0; minute < 4; minute++) offered.push(await settleAt(eventsNow + minute))
    expect(offered).toEqual([100, 100, 50, 0])
    expect(
      await all(`SELECT status, count(*) AS count, min(queue_number) AS first, max(queue_number) AS last
        FROM event_registrations GROUP BY status ORDER BY status`),
    ).toEqual([
      { status: 'offered', count: 250, first: 1, last: 250 },
      { status: 'waitlisted', count: 10, first: 251, last: 260 },
    ])
    expect(await all('SELECT count(*) AS mails, count(DISTINCT user_id) AS people FROM outbox')).toEqual([
      { mails: 250, people: 250 },
    ])
  })

  it('reads as much of 200 sold-out events with their queues as of 20', async () => {
    const rowsRead = async (events: number) => {
      await emptyDatabase()
      const educator = await anEducator()
      const { id } = await aUser('student')
      for (let number = 0; number < events; number++) {
        const event = await anEvent(educator, { maxParticipants: 1 })
        await aRegistration(id, event.id)
        await aRegistration(educator, event.id, { status: 'waitlisted', queueNumber: 1 })
      }
      const watched = watch(env.DB)
      expect(await settleAt(eventsNow, watched.db)).toBe(0)
      return watched.rowsRead
    }
    expect(await rowsRead(200)).toBe(await rowsRead(20))
  })
})

async function fillQueue(eventId: string, count: number) {
  await run(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
    INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_q' || n, 'q' || n || '@example.kere.test', 1, 1 FROM numbers`,
    count,
  )
  await run(
    `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
    SELECT id, 'Somebody', 'Waiting', 'student', 1, 1 FROM users WHERE id LIKE 'usr_q%'`,
  )
  await run(
    `INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, queue_number, ticket_code, last_change, created_at, updated_at)
    SELECT 'reg_' || id, ?, id, 'waitlisted', 0, CAST(substr(id, 6) AS INTEGER), 'TICKET' || id, 'chg', 1, 1
    FROM users WHERE id LIKE 'usr_q%'`,
    eventId,
  )
}

describe('what somebody is to an event', () => {
  const online = { type: 'online', location: 'https://meet.example/lake' } as const

  it('[part of S-144] [part of C-36] [part of W-12] holds the meeting link for whoever it is for, in its time, in one round trip', async () => {
    const educator = await aUser('educator')
    const event = await anEvent(educator.id, { ...online, startsAt: eventsNow + hourMs })
    const [none, registered, offered, ordering, waiting, cancelled] = await learners(6)
    await aRegistration(registered!.id, event.id)
    await aRegistration(offered!.id, event.id, { status: 'offered', seatUntil: eventsNow + 500 * hourMs })
    await aRegistration(ordering!.id, event.id, { status: 'awaiting_payment' })
    await aRegistration(waiting!.id, event.id, { status: 'waitlisted', queueNumber: 1 })
    await aRegistration(cancelled!.id, event.id, { status: 'cancelled' })
    const people = {
      none: none!,
      registered: registered!,
      offered: offered!,
      ordering: ordering!,
      waiting: waiting!,
      cancelled: cancelled!,
      educator,
      other: await aUser('educator'),
      admin: await aUser('admin'),
    }
    const toldAt = async (at: number) => {
      const told: Record<string, unknown> = {}
      for (const [name, person] of Object.entries(people)) {
        const watched = watch(env.DB)
        const door = theDoor(startApi({ db: watched.db }))
        door.api.clock.now = at
        const { body } = await door.standing(person, event.id)
        expect(watched.roundTrips).toBe(1)
        if (body['joinUrl'] !== null) told[name] = body['joinUrl']
      }
      return told
    }
    const url = online.location
    const always = { educator: url, admin: url }
    const { startsAt } = event
    const minuteMs = 60 * secondMs
    expect(await toldAt(eventsNow)).toEqual(always)
    expect(await toldAt(startsAt - 15 * minuteMs - 1)).toEqual(always)
    expect(await toldAt(startsAt - 15 * minuteMs)).toEqual({ ...always, registered: url })
    expect(await toldAt(startsAt + 2 * hourMs)).toEqual({ ...always, registered: url })
    expect(await toldAt(startsAt + 2 * hourMs + 1)).toEqual(always)
    await run('UPDATE events SET cancelled_at = 1')
    expect(await toldAt(startsAt)).toEqual(always)
  })

  it('[part of S-147] says what they may do, and from when they can join', async () => {
    const educator = await aUser('educator')
    const event = await anEvent(educator.id, online)
    const [registered, none] = await learners(2)
    await aRegistration(registered!.id, event.id)
    const door = theDoor()
    expect((await door.standing(none!, event.id)).body).toEqual({
      isOwn: false,
      mayManage: false,
      registration: null,
      openOrderId: null,
      paidOrderId: null,
      joinUrl: null,
      joinableFrom: null,
    })
    expect((await door.standing(registered!, event.id)).body).toMatchObject({
      registration: { status: 'registered' },
      joinableFrom: '2026-11-18T11:45:00.000Z',
    })
    expect((await door.standing(educator, event.id)).body).toMatchObject({ isOwn: true, mayManage: true })
    expect((await door.standing(await aUser('admin'), event.id)).body).toMatchObject({ isOwn: false, mayManage: true })
    await run("UPDATE profiles SET role = 'student' WHERE id = ?", educator.id)
    expect((await door.standing({ ...educator, ...(await aUser('student')) }, event.id)).body).toMatchObject({
      isOwn: false,
    })
  })

  it('[part of S-504] is told of what is not published to those alone who have to do with it', async () => {
    const educator = await aUser('educator')
    const event = await anEvent(educator.id, { published: false })
    const [registered, none] = await learners(2)
    await aRegistration(registered!.id, event.id)
    const door = theDoor()
    const statuses = []
    for (const person of [educator, registered!, await aUser('admin'), none!, await aUser('educator')])
      statuses.push((await door.standing(person, event.id)).status)
    expect(statuses).toEqual([200, 200, 200, 404, 404])
  })

  it('takes a wish to be reminded, as long as they are something to it', async () => {
    const event = await anOpenEvent()
    const learner = await aUser('student')
    const door = theDoor()
    expect(refusalOf(await door.remind(learner, event.id, true)).slice(0, 2)).toEqual([404, 'not_found'])
    await door.register(learner, event.id)
    expect((await door.remind(learner, event.id, true)).body).toMatchObject({ wantsReminder: true })
    expect((await door.remind(learner, event.id, false)).body).toMatchObject({ wantsReminder: false })
    await door.cancel(learner, event.id)
    expect((await door.remind(learner, event.id, true)).status).toBe(404)
  })
})

describe('one’s own registrations', () => {
  it('[S-521.list] are listed with their events, the newest first, and by their time', async () => {
    const host = await anEducator({ firstName: 'Leela', lastName: 'Menon' })
    const learner = await aUser('student')
    const past = await anEvent(host, { startsAt: eventsNow - 48 * hourMs })
    const soon = await anEvent(host, {
      startsAt: eventsNow + 24 * hourMs,
      type: 'online',
      location: 'https://meet.example/x',
    })
    const later = await anEvent(host, { startsAt: eventsNow + 48 * hourMs, published: false })
    await aRegistration(learner.id, soon.id, { updatedAt: 3 })
    await aRegistration(learner.id, past.id, { updatedAt: 2 })
    await aRegistration(learner.id, later.id, { updatedAt: 1, status: 'cancelled' })
    await aRegistration((await aUser('student')).id, soon.id)
    const door = theDoor()
    const { status, body } = await door.mine(learner)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(3)
    expect(body.items[0]).toMatchObject({
      status: 'registered',
      changedAt: '1970-01-01T00:00:00.003Z',
      event: {
        id: soon.id,
        title: soon.title,
        type: 'online',
        venue: null,
        hostName: 'Leela Menon',
        isWithdrawn: false,
      },
    })
    expect(JSON.stringify(body)).not.toContain('meet.example')
    const idsOf = async (query: string) =>
      (await door.mine(learner, query)).body.items.map((item) => (item['event'] as { id: string }).id)
    expect(await idsOf('')).toEqual([soon.id, past.id, later.id])
    expect(await idsOf('?sort=soonest')).toEqual([past.id, soon.id, later.id])
    expect(await idsOf('?time=upcoming&sort=soonest')).toEqual([soon.id, later.id])
    expect(await idsOf('?time=past')).toEqual([past.id])
    expect(await idsOf('?current=true')).toEqual([soon.id, past.id])
    expect(body['total']).toBe(3)
  })

  it('are paged by where the last one ended', async () => {
    const host = await anEducator()
    const learner = await aUser('student')
    for (let number = 0; number < 5; number++)
      await aRegistration(learner.id, (await anEvent(host, { startsAt: eventsNow + (9 - number) * hourMs })).id, {
        updatedAt: 100 + number,
      })
    const door = theDoor()
    for (const sort of ['newest', 'soonest']) {
      const whole = (await door.mine(learner, `?sort=${sort}`)).body.items.map(({ id }) => id)
      const { body: first } = await door.mine(learner, `?sort=${sort}&limit=2`)
      const { body: second } = await door.mine(learner, `?sort=${sort}&limit=3&cursor=${String(first['nextCursor'])}`)
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole)
    }
  })

  it('read as much beside 2,000 registrations of others as beside 20', async () => {
    const rowsRead = async (others: number) => {
      await emptyDatabase()
      const event = await anOpenEvent({ maxParticipants: 1 })
      await fillQueue(event.id, others)
      const learner = await aUser('student')
      await aRegistration(learner.id, (await anOpenEvent()).id)
      const watched = watch(env.DB)
      await theDoor(startApi({ db: watched.db })).mine(learner)
      return watched.rowsRead
    }
    expect(await rowsRead(2000)).toBe(await rowsRead(20))
  })

  it('[S-548] fail with their text', async () => {
    const { body } = await theDoor(startApi({ db: failingDatabase() })).mine(await aUser('student'))
    expect(body['detail']).toBe('Failed to fetch registrations')
  })
})

describe('what a person is to an event', () => {
  const names = Object.keys(eventRelations) as EventRelation[]

  it.each(names)('follows from what is answered, and each button does what it says: %s', async (relation) => {
    const { status, isCheckedIn, isOwn, is } = eventSituations[relation]
    const door = theDoor()
    const { now } = door.api.clock
    const person = await aUser(isOwn ? 'educator' : 'student')
    const event = await anEvent(isOwn ? person.id : await anEducator(), {
      ...(is === 'cancelled' && { cancelledAt: now - 1 }),
      ...(is === 'over' && { startsAt: now - 3 * hourMs, endsAt: now, closesAt: now - 3 * hourMs }),
    })
    if (status)
      await aRegistration(person.id, event.id, {
        status,
        ...(isCheckedIn && { checkedInAt: now - 2 * hourMs }),
        ...(status === 'offered' && { seatUntil: now + hourMs }),
        ...(status === 'waitlisted' && { queueNumber: 1 }),
      })

    const { body } = await door.standing(person, event.id)
    const { registration: mine, isOwn: isHost } = body as unknown as EventStanding
    const shown = { isCancelled: event.cancelledAt !== null, endsAt: new Date(event.endsAt!).toISOString() }
    expect(eventRelationOf({ event: shown, mine, isOwn: isHost }, now)).toBe(relation)

    const does: Readonly<Record<EventAct, () => Promise<unknown>>> = {
      manage: () => Promise.resolve(body['mayManage']),
      ticket: () => Promise.resolve(typeof mine?.ticketCode),
      look: async () => (await door.mine(person)).body.items.length,
      pay: async () => (await door.register(person, event.id)).status,
      accept: async () => (await door.register(person, event.id)).body['status'],
      register: async () => (await door.register(person, event.id)).body['status'],
      cancel: async () => (await door.cancel(person, event.id)).body['status'],
    }
    const { main, second } = eventRelations[relation]
    for (const { act } of [main, second].filter((button) => button !== null))
      expect([act, await does[act]()]).toEqual([act, done[act]])
  })

  const done: Readonly<Record<EventAct, unknown>> = {
    manage: true,
    ticket: 'string',
    look: 1,
    pay: 409,
    accept: 'registered',
    register: 'registered',
    cancel: 'cancelled',
  }
})
