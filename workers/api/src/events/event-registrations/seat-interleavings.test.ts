import { env } from 'cloudflare:workers'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { limits } from '@kere/contracts/http/limits'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { all, run, theDoor } from '../../../test/event-seats.ts'
import { anEvent, eventsNow } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { newUser, type TestUser } from '../../../test/sessions.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { expireOrders } from '../../orders/expire-orders.ts'
import { settleSeats } from './settle-seats.ts'

const seed = 20261122
const runs = 5
const secondMs = 1000
const hourMs = 60 * 60 * secondMs
const startsAt = eventsNow + 40 * hourMs
const offersEndAt = startsAt - registrationLimits.offersEndHours * hourMs
const crowd = 6
/** The tests make thousands of round trips, possibly on a machine whose cores are all busy. */
const patience = 240_000

const log = `CREATE TABLE seat_changes (person TEXT, was TEXT, became TEXT, took INTEGER, takes INTEGER, was_from TEXT,
  was_cancelled_at INTEGER, at INTEGER, was_number INTEGER, number INTEGER, seat_until INTEGER, was_granted INTEGER, is_granted INTEGER)`
const triggers = [
  `CREATE TRIGGER log_seat_insert AFTER INSERT ON event_registrations BEGIN
    INSERT INTO seat_changes (person, became, takes, at, number, seat_until, was_granted, is_granted)
    VALUES (new.user_id, new.status, new.takes_seat, new.updated_at, new.queue_number, new.seat_until, 0, new.grant_id IS NOT NULL); END`,
  `CREATE TRIGGER log_seat_update AFTER UPDATE OF status ON event_registrations WHEN old.status <> new.status BEGIN
    INSERT INTO seat_changes (person, was, became, took, takes, was_from, was_cancelled_at, at, was_number, number, seat_until, was_granted, is_granted)
    VALUES (new.user_id, old.status, new.status, old.takes_seat, new.takes_seat, old.cancelled_from, old.cancelled_at, new.updated_at,
      old.queue_number, new.queue_number, new.seat_until, old.grant_id IS NOT NULL, new.grant_id IS NOT NULL); END`,
]

beforeAll(async () => {
  // The log is created after `emptyDatabase`, which caches the list of tables.
  await emptyDatabase()
  for (const sql of [log, ...triggers]) await run(sql)
})

afterAll(async () => {
  for (const sql of ['DROP TRIGGER log_seat_insert', 'DROP TRIGGER log_seat_update', 'DROP TABLE seat_changes'])
    await run(sql)
})

interface World {
  door: ReturnType<typeof theDoor>
  eventId: string
  people: readonly TestUser[]
  admin: TestUser
  references: number
}

async function aWorld({ seats, price }: { seats: number; price: number }): Promise<World> {
  await emptyDatabase()
  await run('DELETE FROM seat_changes')
  const made = await Promise.all([newUser('admin'), ...Array.from({ length: crowd }, () => newUser('student'))])
  const [first, ...others] = made.flatMap(({ statements }) => statements)
  if (first) await drizzle(env.DB).batch([first, ...others])
  await run('UPDATE sessions SET idle_expires_at = 9e15, expires_at = 9e15')
  const event = await anEvent(await anEducator(), { startsAt, maxParticipants: seats, price })
  const [admin, ...people] = made.map(({ user }) => user)
  if (!admin) throw new Error('Nobody was made')
  return { door: theDoor(), eventId: event.id, people, admin, references: 0 }
}

type Act =
  | { kind: PersonAct; who: number }
  | { kind: 'pass'; ms: number }
  | { kind: 'capacity'; seats: number }
  | { kind: 'clock' }

const lastOrderOf = async ({ eventId }: World, { id }: TestUser) => {
  const [order] = await all<{ id: string }>(
    'SELECT id FROM orders WHERE buyer_id = ? AND item_id = ? ORDER BY seq DESC LIMIT 1',
    id,
    eventId,
  )
  return order?.id ?? 'ord_none'
}

const theClock = ({ door: { api } }: World) => {
  const context = {
    db: openDatabase(env.DB),
    get at() {
      return api.clock.now
    },
    newId,
    queueMail: () => undefined,
    kindOfMail,
  }
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  return { ...context, randomBytes, requestId: 'clock' }
}

const personActs = {
  register: ({ door, eventId }: World, person: TestUser) => door.register(person, eventId),
  join: ({ door, eventId }: World, person: TestUser) => door.join(person, eventId),
  cancel: ({ door, eventId }: World, person: TestUser) => door.cancel(person, eventId),
  undo: ({ door, eventId }: World, person: TestUser) => door.undo(person, eventId),
  order: ({ door, eventId }: World, person: TestUser) => door.order(person, eventId),
  cancelOrder: async (world: World, person: TestUser) =>
    world.door.cancelOrder(person, await lastOrderOf(world, person)),
  undoOrder: async (world: World, person: TestUser) => world.door.undoOrder(person, await lastOrderOf(world, person)),
  cancelForThem: async (world: World, person: TestUser) =>
    world.door.decide(world.admin, await lastOrderOf(world, person), 'cancellation', { reason: 'No.' }),
  pay: async (world: World, person: TestUser) =>
    world.door.decide(world.admin, await lastOrderOf(world, person), 'payment', { bankReference: newReference(world) }),
  refund: async (world: World, person: TestUser) =>
    world.door.decide(world.admin, await lastOrderOf(world, person), 'refund', { bankReference: newReference(world) }),
  undoDecision: async (world: World, person: TestUser) =>
    world.door.undoDecision(world.admin, await lastOrderOf(world, person)),
  erase: async (_: World, person: TestUser) => {
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, person.id))
    return { status: 200 }
  },
}

type PersonAct = keyof typeof personActs

function newReference(world: World) {
  world.references += 1
  return `REF${world.references}`
}

async function act(world: World, done: Act): Promise<number> {
  if ('who' in done) {
    const person = world.people[done.who]
    return person ? (await personActs[done.kind](world, person)).status : 404
  }
  if (done.kind === 'pass') world.door.pass(done.ms)
  else if (done.kind === 'clock') {
    await expireOrders(theClock(world))
    await settleSeats(theClock(world))
  } else {
    await run('UPDATE events SET max_participants = max(?1, taken_count) WHERE id = ?2', done.seats, world.eventId)
  }
  return 200
}

interface Row {
  user_id: string
  status: string
  takes_seat: number
  seat_until: number | null
  queue_number: number | null
  grant_id: string | null
}

interface Change {
  person: string
  was: string | null
  became: string
  took: number | null
  takes: number
  was_from: string | null
  was_cancelled_at: number | null
  at: number
  was_number: number | null
  number: number | null
  seat_until: number | null
  was_granted: number
  is_granted: number
}

async function look({ door, eventId }: World) {
  const [rows, events, orders, changes, mails] = await env.DB.batch([
    env.DB.prepare('SELECT * FROM event_registrations WHERE event_id = ?').bind(eventId),
    env.DB.prepare(
      `SELECT max_participants AS max, taken_count AS taken, registrations_count AS registered, waitlist_count AS waiting
        FROM events WHERE id = ?`,
    ).bind(eventId),
    env.DB.prepare('SELECT buyer_id, state, grant_id FROM orders WHERE item_id = ? AND buyer_id IS NOT NULL').bind(
      eventId,
    ),
    env.DB.prepare('SELECT * FROM seat_changes WHERE person IN (SELECT id FROM users) ORDER BY rowid'),
    env.DB.prepare(
      `SELECT template, count(*) AS count FROM outbox WHERE template NOT LIKE 'order%' AND template NOT LIKE 'refund%'
        GROUP BY template`,
    ),
  ])
  return {
    now: door.api.clock.now,
    rows: (rows?.results ?? []) as Row[],
    event: (events?.results.at(0) ?? {}) as Record<'max' | 'taken' | 'registered' | 'waiting', number>,
    orders: (orders?.results ?? []) as { buyer_id: string; state: string; grant_id: string }[],
    changes: (changes?.results ?? []) as Change[],
    mails: (mails?.results ?? []) as { template: string; count: number }[],
  }
}

type Seen = Awaited<ReturnType<typeof look>>

function checkMoment({ rows, event, orders }: Seen) {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length
  expect(event).toEqual({
    max: event.max,
    taken: count(({ takes_seat }) => takes_seat === 1),
    registered: count(({ status }) => status === 'registered'),
    waiting: count(({ status }) => status === 'waitlisted'),
  })
  expect(event.taken).toBeLessThanOrEqual(event.max)
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length)
  const queue = rows.flatMap(({ status, queue_number }) => (status === 'waitlisted' ? [queue_number] : []))
  expect(new Set(queue).size).toBe(queue.length)

  const waiting = orders.filter(({ state }) => state === 'pending_payment').map(({ buyer_id }) => buyer_id)
  const kept = rows.filter(({ status }) => status === 'awaiting_payment').map(({ user_id }) => user_id)
  expect(kept.toSorted()).toEqual(waiting.toSorted())
  const paid = orders.filter(({ state }) => state === 'paid').map(({ grant_id }) => grant_id)
  const granted = rows.filter(({ status, grant_id }) => status === 'registered' && grant_id !== null)
  expect(granted.map(({ grant_id }) => String(grant_id)).toSorted()).toEqual(paid.toSorted())
}

/** Checks the state after a sweep: nobody waits while a seat may be offered, and no reservation is overdue. */
function checkSettled({ now, rows, event }: Seen) {
  const late = rows.filter(({ takes_seat, seat_until }) => takes_seat === 1 && seat_until !== null && seat_until <= now)
  expect(late).toEqual([])
  const isWaitedFor = rows.some(({ status }) => status === 'waitlisted')
  expect(isWaitedFor && event.taken < event.max && now < offersEndAt).toBe(false)
}

/** Checks that nobody gets a seat, or is offered one, before a person who waits with a smaller number. */
function checkOrder(before: Seen, after: Seen) {
  if (after.now >= offersEndAt) return
  const was = new Map(before.rows.map((row) => [row.user_id, row]))
  const waiting = after.rows.flatMap(({ status, queue_number }) => (status === 'waitlisted' ? [queue_number ?? 0] : []))
  const first = Math.min(Infinity, ...waiting)
  const jumped = after.rows.filter(({ user_id, status, takes_seat, queue_number }) => {
    const old = was.get(user_id)
    if (takes_seat === 0 || old?.takes_seat === 1) return false
    return old?.status === 'waitlisted' ? (queue_number ?? 0) > first : status !== 'offered' && waiting.length > 0
  })
  expect(jumped).toEqual([])
}

function checkMails({ changes, mails }: Seen) {
  const expected: Record<string, number> = {}
  const add = (template: string, count = 1) => {
    expected[template] = (expected[template] ?? 0) + count
  }
  for (const change of changes) {
    const { was, became, took, takes, was_from, was_cancelled_at, at, seat_until } = change
    const isHeld = was === 'cancelled' && (was_cancelled_at ?? 0) + limits.undoSeconds * secondMs > at
    const hadMail = was_from === 'registered' || was_from === 'offered' || was_from === 'waitlisted'
    const hasExpired = was_from === 'offered' && took === 0
    const isTakenBack = isHeld && hadMail && !change.was_granted && !hasExpired
    if (isTakenBack) add('registration_cancelled', -1)
    if (became === 'offered' && was === 'waitlisted') add('seat_offered')
    if (became === 'cancelled' && was === 'offered' && takes === 0) add('seat_offer_expired')
    else if (became === 'cancelled' && was !== 'awaiting_payment' && !change.was_granted && seat_until !== null)
      add('registration_cancelled')
    if (became === 'waitlisted' && !(was === 'cancelled' && change.was_number === change.number)) add('waitlist_joined')
    const isTold = was === 'awaiting_payment' || change.is_granted || (isTakenBack && was_from === 'registered')
    if (became === 'registered' && !isTold) add('event_registered')
  }
  const counted = Object.entries(expected).filter(([, count]) => count !== 0)
  expect(Object.fromEntries(mails.map(({ template, count }) => [template, count]))).toEqual(Object.fromEntries(counted))
}

/**
 * Sends the mails that are due. Those about orders stay unsent, so that a decision can still be undone when somebody
 * else has the seat.
 */
const sendDueMails = ({ door }: World) =>
  run(
    `UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1
      WHERE state = 'pending' AND due_at <= ? AND template NOT LIKE 'order%'`,
    door.api.clock.now,
  )

const who = fc.nat({ max: crowd - 1 })
const byPerson = (...kinds: PersonAct[]) => fc.record({ kind: fc.constantFrom(...kinds), who }) as fc.Arbitrary<Act>
const passing = fc.record({
  kind: fc.constant('pass' as const),
  ms: fc.constantFrom(1, 4 * secondMs, 10 * secondMs, hourMs, 6 * hourMs, 12 * hourMs, 12 * hourMs + secondMs),
})
const capacity = fc.record({ kind: fc.constant('capacity' as const), seats: fc.integer({ min: 1, max: 4 }) })
const clock = fc.constant<Act>({ kind: 'clock' })

const freeActs = fc.oneof(
  { arbitrary: byPerson('register', 'join', 'join', 'cancel', 'cancel', 'undo'), weight: 9 },
  { arbitrary: fc.oneof<fc.Arbitrary<Act>[]>(passing, capacity, clock), weight: 4 },
  { arbitrary: byPerson('erase'), weight: 1 },
)
const paidActs = fc.oneof(
  {
    arbitrary: byPerson('order', 'order', 'join', 'cancel', 'undo', 'cancelOrder', 'undoOrder', 'cancelForThem'),
    weight: 7,
  },
  { arbitrary: byPerson('pay', 'pay', 'refund', 'undoDecision'), weight: 4 },
  { arbitrary: fc.oneof<fc.Arbitrary<Act>[]>(passing, capacity, clock), weight: 4 },
)

const seats = fc.integer({ min: 1, max: 3 })

async function fill(world: World, kinds: readonly PersonAct[]): Promise<void> {
  for (const person of world.people) for (const kind of kinds) await personActs[kind](world, person)
}

async function runOneByOne(world: World, acts: readonly Act[]): Promise<void> {
  let before = await look(world)
  for (const each of acts) {
    await sendDueMails(world)
    expect(await act(world, each)).not.toBe(500)
    const after = await look(world)
    checkMoment(after)
    checkOrder(before, after)
    if (each.kind === 'clock') checkSettled(after)
    checkMails(after)
    before = after
  }
}

async function runAtOnce(world: World, turns: readonly (readonly Act[])[]): Promise<void> {
  for (const turn of turns) {
    const [waits, atOnce] = [turn.filter(({ kind }) => kind === 'pass'), turn.filter(({ kind }) => kind !== 'pass')]
    for (const each of waits) await act(world, each)
    await sendDueMails(world)
    expect(await Promise.all(atOnce.map(async (each) => act(world, each)))).not.toContain(500)
    checkMoment(await look(world))
    await act(world, { kind: 'clock' })
    const settled = await look(world)
    checkMoment(settled)
    checkSettled(settled)
    checkMails(settled)
  }
}

describe('[part of W-10] whatever people, hosts, admins and the clock do, in whatever order', () => {
  const check = async <Acts>(
    price: number,
    acts: fc.Arbitrary<Acts>,
    runIt: (world: World, acts: Acts) => Promise<void>,
  ) => {
    console.log(`fast-check: seed ${seed}, ${runs} runs`)
    await fc.assert(
      fc.asyncProperty(seats, acts, async (count, chosen) => {
        const world = await aWorld({ seats: count, price })
        await fill(world, price > 0 ? ['order', 'join'] : ['join'])
        await runIt(world, chosen)
      }),
      { seed, numRuns: runs },
    )
  }
  const some = { minLength: 15, maxLength: 25, size: 'max' } as const
  const turns = (acts: fc.Arbitrary<Act>) =>
    fc.array(fc.array(acts, { minLength: 2, maxLength: 4 }), { minLength: 4, maxLength: 8, size: 'max' })

  it(
    'one after the other, no seat is sold twice, the queue is kept, and every fact is told once',
    async () => {
      await check(0, fc.array(freeActs, some), runOneByOne)
    },
    patience,
  )

  it(
    'the same of seats that are ordered, paid, cancelled and refunded, and of decisions that are taken back',
    async () => {
      await check(250, fc.array(paidActs, some), runOneByOne)
    },
    patience,
  )

  it(
    'several at once, too',
    async () => {
      await check(0, turns(freeActs), runAtOnce)
    },
    patience,
  )

  it(
    'several orders at once, too',
    async () => {
      await check(250, turns(paidActs), runAtOnce)
    },
    patience,
  )
})
