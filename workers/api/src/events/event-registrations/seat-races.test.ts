import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../../../test/database.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { all, countsOf, run, statusesOf, theDoor } from '../../../test/event-seats.ts'
import { anEvent, aRegistration } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { aUser, newUser, type TestUser } from '../../../test/sessions.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { settleSeats } from './settle-seats.ts'

beforeEach(emptyDatabase)

const secondMs = 1000
const hourMs = 60 * 60 * secondMs

type Door = ReturnType<typeof theDoor>

const settle = ({ api }: Door) =>
  settleSeats({
    db: openDatabase(env.DB),
    get at() {
      return api.clock.now
    },
    newId,
    queueMail: () => undefined,
    kindOfMail,
  })

async function manyLearners(count: number): Promise<TestUser[]> {
  const made = await Promise.all(Array.from({ length: count }, () => newUser('student')))
  for (let from = 0; from < count; from += 200) {
    const [first, ...others] = made.slice(from, from + 200).flatMap(({ statements }) => statements)
    if (first) await db.batch([first, ...others])
  }
  return made.map(({ user }) => user)
}

const queueOf = async (eventId: string) =>
  all<{ userId: string; number: number }>(
    `SELECT user_id AS userId, queue_number AS number FROM event_registrations
      WHERE event_id = ? AND status = 'waitlisted' ORDER BY queue_number`,
    eventId,
  )

describe('1,000 people at once for 50 seats', () => {
  it('[W-10] are 50 registered and 950 waiting, in order without a gap or a double; and what becomes free goes down the queue', async () => {
    const [seats, people] = [50, 1000]
    const event = await anEvent(await anEducator(), { maxParticipants: seats })
    const crowd = await manyLearners(people)
    const door = theDoor()
    const began = performance.now()
    const answers = await Promise.all(crowd.map((person) => door.join(person, event.id)))
    console.log(`1,000 registrations at once: ${Math.round(performance.now() - began)} ms`)

    const answered = Map.groupBy(answers, ({ status, body }) => `${status} ${String(body['status'])}`)
    expect([answered.size, answered.get('201 registered')?.length, answered.get('201 waitlisted')?.length]).toEqual([
      2,
      seats,
      people - seats,
    ])
    expect(await countsOf(event.id)).toEqual({ registered: seats, taken: seats, waiting: people - seats })
    const numbers = Array.from({ length: people - seats }, (_, place) => place + 1)
    const queue = await queueOf(event.id)
    expect(queue.map(({ number }) => number)).toEqual(numbers)
    const told = answers.flatMap(({ body }) => (body['position'] === null ? [] : [Number(body['position'])]))
    expect(told.toSorted((one, other) => one - other)).toEqual(numbers)
    expect(await all('SELECT template, count(*) AS mails FROM outbox GROUP BY template ORDER BY template')).toEqual([
      { template: 'event_registered', mails: seats },
      { template: 'waitlist_joined', mails: people - seats },
    ])

    const holders = crowd.filter((_, place) => answers[place]?.body['status'] === 'registered')
    await Promise.all(holders.slice(0, 20).map((holder) => door.cancel(holder, event.id)))
    door.pass(10 * secondMs)
    await settle(door)
    const offeredOf = async () =>
      (
        await all<{ userId: string }>(
          `SELECT user_id AS userId FROM event_registrations WHERE status = 'offered' ORDER BY queue_number`,
        )
      ).map(({ userId }) => userId)
    const first = queue.slice(0, 20).map(({ userId }) => userId)
    expect(await offeredOf()).toEqual(first)

    const byId = new Map(crowd.map((person) => [person.id, person]))
    const accepting = first.filter((_, place) => place % 2 === 0)
    await Promise.all([
      ...accepting.map(async (id) => {
        const person = byId.get(id)
        return person && door.register(person, event.id)
      }),
      settle(door),
    ])
    door.pass(12 * hourMs)
    await settle(door)
    expect(await offeredOf()).toEqual(queue.slice(20, 30).map(({ userId }) => userId))
    expect(await countsOf(event.id)).toEqual({ registered: 40, taken: 50, waiting: 920 })
  }, 180_000)
})

describe('at once', () => {
  it('the last seat and a cancellation: whoever comes gets a seat, waits, or is told that it is full, and none is sold twice', async () => {
    const educator = await anEducator()
    for (let round = 0; round < 6; round++) {
      const event = await anEvent(educator, { maxParticipants: 2 })
      const [leaver, one, two, three] = await manyLearners(4)
      await aRegistration(leaver!.id, event.id)
      const door = theDoor()
      const acts = [
        () => door.cancel(leaver!, event.id),
        () => door.register(one!, event.id),
        () => door.register(two!, event.id),
        () => door.join(three!, event.id),
      ]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const before = await countsOf(event.id)
      expect(before?.taken).toBe(2)
      expect(before?.registered).toBe(1)
      door.pass(10 * secondMs)
      await Promise.all([settle(door), door.register(two!, event.id), settle(door)])
      const after = await countsOf(event.id)
      expect([after?.taken, after?.waiting]).toEqual([2, 0])
      const statuses = Object.values(await statusesOf(event.id)).toSorted()
      expect(statuses.filter((status) => status !== 'cancelled')).toHaveLength(2)
    }
  })

  it('an undo and the clock: the seat is given back or passed on, never both', async () => {
    const educator = await anEducator()
    for (let round = 0; round < 6; round++) {
      const event = await anEvent(educator, { maxParticipants: 1 })
      const [leaver, waiting] = await manyLearners(2)
      const door = theDoor()
      await door.register(leaver!, event.id)
      await door.join(waiting!, event.id)
      await door.cancel(leaver!, event.id)
      door.pass(10 * secondMs - (round % 2))
      const acts = [() => door.undo(leaver!, event.id), () => settle(door)]
      await Promise.all((round % 4 > 1 ? acts : acts.toReversed()).map((act) => act()))
      expect(await statusesOf(event.id)).toEqual(
        round % 2
          ? { [leaver!.id]: 'registered', [waiting!.id]: 'waitlisted' }
          : { [leaver!.id]: 'cancelled', [waiting!.id]: 'offered' },
      )
    }
  })

  it('20 buyers for 3 seats: three orders, and nobody is sold a seat that is not there', async () => {
    const event = await anEvent(await anEducator(), { maxParticipants: 3, price: 400 })
    const buyers = await manyLearners(20)
    const door = theDoor()
    const answers = await Promise.all(buyers.map((buyer) => door.order(buyer, event.id)))
    const codes = answers.map(({ status, body }) => (status === 201 ? '201' : String(body['code'])))
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => '201'),
      ...Array.from({ length: 17 }, () => 'event_full'),
    ])
    expect(await all('SELECT count(*) AS orders FROM orders')).toEqual([{ orders: 3 }])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 3, waiting: 0 })
  })

  it('a seat that the database would give twice is refused by the database itself', async () => {
    const event = await anEvent(await anEducator(), { maxParticipants: 1 })
    await aRegistration((await aUser('student')).id, event.id)
    await expect(aRegistration((await aUser('student')).id, event.id)).rejects.toThrow(/Failed query/)
    await expect(run('UPDATE events SET max_participants = 0')).rejects.toThrow(/CHECK/)
    expect(await countsOf(event.id)).toMatchObject({ taken: 1 })
  })
})
