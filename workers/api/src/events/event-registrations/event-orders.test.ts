import { env } from 'cloudflare:workers'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { all, type Answer, countsOf, mailsTo, run, statusesOf, theDoor } from '../../../test/event-seats.ts'
import { anEvent, aRegistration, eventsNow } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { kindOfMail } from '../../console/labels.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { expireOrders } from '../../orders/expire-orders.ts'
import { settleSeats } from './settle-seats.ts'

beforeEach(emptyDatabase)

const secondMs = 1000
const hourMs = 60 * 60 * secondMs

type Door = ReturnType<typeof theDoor>

const theClock = ({ api }: Door) => ({
  db: openDatabase(env.DB),
  get at() {
    return api.clock.now
  },
  newId,
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  requestId: 'clock',
  queueMail: () => undefined,
  kindOfMail,
})

const aPaidEvent = async (about: Parameters<typeof anEvent>[1] = {}) =>
  anEvent(await anEducator(), { price: 499, maxParticipants: 1, startsAt: eventsNow + 200 * hourMs, ...about })

const refusalOf = ({ status, body }: Answer) => [status, body['code'], body['detail'] ?? body['title']]

const stateOf = (id: string) => env.DB.prepare('SELECT state FROM orders WHERE id = ?').bind(id).first('state')

const three = async () => [await aUser('student'), await aUser('student'), await aUser('admin')] as const

async function anOrderedSeat() {
  const event = await aPaidEvent()
  const [buyer, waiting, admin] = await three()
  const door = theDoor()
  const { body: order } = await door.order(buyer, event.id)
  await door.join(waiting, event.id)
  const statusOf = async ({ id }: TestUser) => (await statusesOf(event.id))[id]
  return { event, buyer, waiting, admin, door, order, statusOf }
}

describe('ordering a seat', () => {
  it('[part of S-132] [part of C-35] keeps it while the order waits, and says so of the event', async () => {
    const { event, buyer, door, order } = await anOrderedSeat()
    expect(order).toMatchObject({
      state: 'pending_payment',
      amount: 499,
      item: { kind: 'event', id: event.id, title: event.title, isWithdrawn: false },
    })
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 1, waiting: 1 })
    expect((await door.standing(buyer, event.id)).body).toMatchObject({
      openOrderId: order.id,
      paidOrderId: null,
      registration: { status: 'awaiting_payment', ticketCode: null, registeredAt: null },
      joinUrl: null,
    })
    expect(await mailsTo(buyer)).toEqual(['order_placed'])
  })

  it('can be paid for 72 hours, but not past the closing', async () => {
    const door = theDoor()
    const until: Record<string, unknown> = {}
    for (const [name, closesIn] of Object.entries({ late: 100, soon: 5 })) {
      const event = await aPaidEvent({ closesAt: eventsNow + closesIn * hourMs })
      until[name] = (await door.order(await aUser('student'), event.id)).body['payableUntil']
    }
    expect(registrationLimits.orderHours).toBe(72)
    expect(until).toEqual({ late: '2026-11-18T12:00:00.000Z', soon: '2026-11-15T17:00:00.000Z' })
  })

  it('twice is one order and one seat', async () => {
    const { event, buyer, door, order } = await anOrderedSeat()
    expect((await door.order(buyer, event.id)).body.id).toBe(order.id)
    expect(await countsOf(event.id)).toMatchObject({ taken: 1 })
  })

  it('is refused as registering is', async () => {
    const host = await aUser('educator')
    const learner = await aUser('student')
    const door = theDoor()
    const about: Record<string, Parameters<typeof anEvent>[1]> = {
      free: { price: 0 },
      closed: { closesAt: eventsNow },
      ended: { startsAt: eventsNow - 3 * hourMs },
      cancelled: { cancelledAt: 1 },
      external: { source: 'external', externalUrl: 'https://elsewhere.example/' },
      withdrawn: { published: false },
    }
    const refused: Record<string, unknown> = {}
    for (const [name, each] of Object.entries(about))
      refused[name] = refusalOf(await door.order(learner, (await aPaidEvent(each)).id))[1]
    const full = await aPaidEvent()
    await aRegistration((await aUser('student')).id, full.id)
    refused['full'] = refusalOf(await door.order(learner, full.id))[1]
    refused['own'] = refusalOf(await door.order(host, (await anEvent(host.id, { price: 5 })).id))[1]
    const had = await aPaidEvent()
    await aRegistration(learner.id, had.id)
    refused['registered'] = refusalOf(await door.order(learner, had.id))[1]
    refused['none'] = refusalOf(await door.order(learner, 'evt_none'))[1]
    expect(refused).toEqual({
      free: 'order_not_needed',
      closed: 'event_closed',
      ended: 'event_ended',
      cancelled: 'event_cancelled',
      external: 'event_external',
      withdrawn: 'not_found',
      full: 'event_full',
      own: 'own_event',
      registered: 'already_registered',
      none: 'not_found',
    })
    expect(await all('SELECT id FROM orders')).toEqual([])
  })

  it('takes the seat that was offered, and no other', async () => {
    const event = await aPaidEvent()
    const [offered, other] = await three()
    await aRegistration(offered.id, event.id, { status: 'offered', queueNumber: 1, seatUntil: eventsNow + hourMs })
    const door = theDoor()
    expect(refusalOf(await door.order(other, event.id))[1]).toBe('event_full')
    expect((await door.order(offered, event.id)).status).toBe(201)
    expect(await statusesOf(event.id)).toEqual({ [offered.id]: 'awaiting_payment' })
  })

  it('is not undone as a registration is: the order is what keeps the seat', async () => {
    const { event, buyer, door } = await anOrderedSeat()
    const refusal = 'An order keeps this seat. Cancel the order, or ask for your money back there'
    expect(refusalOf(await door.cancel(buyer, event.id))).toEqual([409, 'seat_ordered', refusal])
    expect(refusalOf(await door.register(buyer, event.id))).toEqual([
      409,
      'already_registered',
      'You have already ordered a seat at this event',
    ])
  })
})

describe('the seat of an order', () => {
  it('that is cancelled is kept for its undo, then offered on', async () => {
    const { event, buyer, waiting, door, order, statusOf } = await anOrderedSeat()
    await door.cancelOrder(buyer, order.id)
    expect([await statusOf(buyer), await countsOf(event.id)]).toMatchObject(['cancelled', { taken: 1, waiting: 1 }])
    expect(refusalOf(await door.undo(buyer, event.id))[1]).toBe('seat_taken')
    expect((await door.undoOrder(buyer, order.id)).status).toBe(204)
    expect([await statusOf(buyer), await stateOf(order.id)]).toEqual(['awaiting_payment', 'pending_payment'])

    await door.cancelOrder(buyer, order.id)
    door.pass(10 * secondMs)
    await settleSeats(theClock(door))
    expect(await statusOf(waiting)).toBe('offered')
    expect(await mailsTo(waiting)).toEqual(['waitlist_joined', 'seat_offered'])
    expect(refusalOf(await door.undoOrder(buyer, order.id))[1]).toBe('order_change_final')
    expect(await stateOf(order.id)).toBe('cancelled')
  })

  it('that an admin cancels comes back with the decision', async () => {
    const { buyer, admin, door, order, statusOf } = await anOrderedSeat()
    await door.decide(admin, order.id, 'cancellation', { reason: 'Not offered.' })
    expect(await statusOf(buyer)).toBe('cancelled')
    expect((await door.undoDecision(admin, order.id)).status).toBe(204)
    expect(await statusOf(buyer)).toBe('awaiting_payment')
  })

  it('does not come back to an event that was cancelled meanwhile', async () => {
    const { buyer, door, order } = await anOrderedSeat()
    await door.cancelOrder(buyer, order.id)
    await run('UPDATE events SET cancelled_at = 1')
    expect(refusalOf(await door.undoOrder(buyer, order.id))[1]).toBe('order_change_final')
  })

  it('that expires goes to who waits in the same minute', async () => {
    const { buyer, waiting, door, order, statusOf } = await anOrderedSeat()
    door.pass(registrationLimits.orderHours * hourMs)
    expect(await expireOrders(theClock(door))).toBe(1)
    expect([await stateOf(order.id), await statusOf(buyer), await statusOf(waiting)]).toEqual([
      'expired',
      'cancelled',
      'offered',
    ])
    expect(await mailsTo(buyer)).toEqual(['order_placed', 'order_expired'])
  })

  it('[W-06.events] that is paid is a registration with a ticket; a payment that is taken back leaves it waiting', async () => {
    const { event, buyer, admin, door, order, statusOf } = await anOrderedSeat()
    await door.decide(admin, order.id, 'payment', { bankReference: 'UTR1' })
    expect((await door.standing(buyer, event.id)).body).toMatchObject({
      openOrderId: null,
      paidOrderId: order.id,
      registration: { status: 'registered', registeredAt: '2026-11-15T12:00:00.000Z' },
    })
    expect(await countsOf(event.id)).toEqual({ registered: 1, taken: 1, waiting: 1 })
    expect(await mailsTo(buyer)).toEqual(['order_placed', 'order_paid'])
    expect(refusalOf(await door.cancel(buyer, event.id))[1]).toBe('seat_ordered')
    await door.undoDecision(admin, order.id)
    expect([await statusOf(buyer), await stateOf(order.id)]).toEqual(['awaiting_payment', 'pending_payment'])
    expect((await door.decide(admin, order.id, 'payment', { bankReference: 'UTR2' })).status).toBe(201)
    expect(await statusOf(buyer)).toBe('registered')
  })

  it('[part of W-07] that is refunded goes on after its undo, and comes back by it only while it is free', async () => {
    const { event, buyer, waiting, admin, door, order, statusOf } = await anOrderedSeat()
    await door.decide(admin, order.id, 'payment', { bankReference: 'UTR1' })
    const refund = () => door.decide(admin, order.id, 'refund', { bankReference: 'BACK1' })
    await refund()
    expect([await statusOf(buyer), await countsOf(event.id)]).toMatchObject(['cancelled', { registered: 0, taken: 1 }])
    await door.undoDecision(admin, order.id)
    expect([await statusOf(buyer), await stateOf(order.id)]).toEqual(['registered', 'paid'])

    await refund()
    door.pass(10 * secondMs)
    await settleSeats(theClock(door))
    expect(await statusOf(waiting)).toBe('offered')
    expect(refusalOf(await door.undoDecision(admin, order.id))[1]).toBe('order_change_final')
    expect([await statusOf(buyer), await stateOf(order.id)]).toEqual(['cancelled', 'refunded'])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 1, waiting: 0 })
  })

  it('that is refunded ends that registration, and none that came after', async () => {
    const event = await aPaidEvent({ maxParticipants: 3 })
    const [buyer, , admin] = await three()
    const door = theDoor()
    const { body: first } = await door.order(buyer, event.id)
    await door.decide(admin, first.id, 'payment', { bankReference: 'ONE' })
    await door.decide(admin, first.id, 'refund', { bankReference: 'BACK' })
    const { body: second } = await door.order(buyer, event.id)
    await door.decide(admin, second.id, 'payment', { bankReference: 'TWO' })
    expect(refusalOf(await door.undoDecision(admin, first.id))[1]).toBe('order_change_final')
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['refunded', 'paid'])
    expect(await statusesOf(event.id)).toEqual({ [buyer.id]: 'registered' })
  })

  it('that is bought again after a refund is not checked in, until its owner comes again', async () => {
    const event = await aPaidEvent({ maxParticipants: 3 })
    const [buyer, , admin] = await three()
    const door = theDoor()
    const checkIns = () => all('SELECT checked_in_at, checked_in_by FROM event_registrations')
    const { body: first } = await door.order(buyer, event.id)
    await door.decide(admin, first.id, 'payment', { bankReference: 'ONE' })
    const { body: standing } = await door.standing(buyer, event.id)
    const { id: registrationId } = standing['registration'] as { id: string }
    await door.checkIn(admin, event.id, registrationId)
    const isIn = [{ checked_in_at: eventsNow, checked_in_by: admin.id }]
    expect(await checkIns()).toEqual(isIn)

    await door.decide(admin, first.id, 'refund', { bankReference: 'BACK' })
    await door.undoDecision(admin, first.id)
    expect(await checkIns()).toEqual(isIn)

    await door.decide(admin, first.id, 'refund', { bankReference: 'BACK' })
    const { body: second } = await door.order(buyer, event.id)
    await door.decide(admin, second.id, 'payment', { bankReference: 'TWO' })
    expect(await checkIns()).toEqual([{ checked_in_at: null, checked_in_by: null }])
    expect(await all('SELECT registrations_count, checked_in_count FROM events')).toEqual([
      { registrations_count: 1, checked_in_count: 0 },
    ])
    expect((await door.checkIn(admin, event.id, registrationId)).status).toBe(201)
  })

  it('of somebody who is erased is free, and the order closed', async () => {
    const { event, buyer, waiting, door, order, statusOf } = await anOrderedSeat()
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, buyer.id))
    await settleSeats(theClock(door))
    expect([await stateOf(order.id), await statusOf(waiting)]).toEqual(['cancelled', 'offered'])
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 1, waiting: 0 })
  })

  it('stays payable when the event is withdrawn, and the order says so', async () => {
    const { event, buyer, admin, door, order, statusOf } = await anOrderedSeat()
    await run('UPDATE events SET published = 0 WHERE id = ?', event.id)
    expect((await door.order(buyer, event.id)).body).toMatchObject({ id: order.id, item: { isWithdrawn: true } })
    await door.decide(admin, order.id, 'payment', { bankReference: 'UTR1' })
    expect(await statusOf(buyer)).toBe('registered')
  })

  it('and two decisions at once leave order and seat agreeing', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, admin, door, order, statusOf } = await anOrderedSeat()
      const acts = [
        () => door.decide(admin, order.id, 'payment', { bankReference: `R${round}` }),
        () => door.cancelOrder(buyer, order.id),
      ]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect([await stateOf(order.id), await statusOf(buyer)]).toEqual(
        (await stateOf(order.id)) === 'paid' ? ['paid', 'registered'] : ['cancelled', 'cancelled'],
      )
    }
  })

  it('that has expired is taken again by a late payment while one is free, and else by nobody', async () => {
    const event = await aPaidEvent()
    const [buyer, other, admin] = await three()
    const door = theDoor()
    const { body: order } = await door.order(buyer, event.id)
    await run('UPDATE orders SET payable_until = 1 WHERE id = ?', order.id)
    await expireOrders(theClock(door))
    const late = (outcome: string) => door.decide(admin, order.id, 'late-payment', { outcome, bankReference: 'LATE1' })
    expect((await late('confirm')).body).toMatchObject({ state: 'paid', latePayment: 'confirm' })
    expect([await statusesOf(event.id), await countsOf(event.id)]).toEqual([
      { [buyer.id]: 'registered' },
      { registered: 1, taken: 1, waiting: 0 },
    ])
    await door.undoDecision(admin, order.id)
    expect([await stateOf(order.id), (await statusesOf(event.id))[buyer.id]]).toEqual(['expired', 'cancelled'])
    door.pass(10 * secondMs)
    await settleSeats(theClock(door))
    expect((await door.order(other, event.id)).status).toBe(201)
    expect(refusalOf(await late('confirm'))[1]).toBe('order_item_unavailable')
    expect((await late('refund')).body).toMatchObject({ state: 'refund_requested', latePayment: 'refund' })
    expect(await countsOf(event.id)).toEqual({ registered: 0, taken: 1, waiting: 0 })
  })

  it('that is left goes to one of a late payment and an order that come at once', async () => {
    for (let round = 0; round < 4; round++) {
      const event = await aPaidEvent()
      const [buyer, other, admin] = await three()
      const door = theDoor()
      const { body: order } = await door.order(buyer, event.id)
      await run('UPDATE orders SET payable_until = 1 WHERE id = ?', order.id)
      await expireOrders(theClock(door))
      const acts = [
        () => door.decide(admin, order.id, 'late-payment', { outcome: 'confirm', bankReference: `L${round}` }),
        () => door.order(other, event.id),
      ]
      await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const statuses = await statusesOf(event.id)
      expect([
        { [buyer.id]: 'registered' },
        { [buyer.id]: 'cancelled', [other.id]: 'awaiting_payment' },
      ]).toContainEqual(statuses)
      expect([await stateOf(order.id), await countsOf(event.id)]).toMatchObject([
        statuses[buyer.id] === 'registered' ? 'paid' : 'expired',
        { taken: 1 },
      ])
    }
  })
})
