import { env } from 'cloudflare:workers'
import type { BulkAnswer } from '@kere/contracts/http/bulk'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { matchStatement } from '@kere/contracts/orders/statement-matches'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aCourse, aCourseToLearn, anEducator, enroll } from '../../test/factories.ts'
import { anOrder, aPaidOrder } from '../../test/orders.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'
import { watch } from '../../test/watched-database.ts'
import { run } from '../../test/database.ts'
import { erasePerson } from '../accounts/accounts/person-rows.ts'
import { kindOfMail } from '../console/labels.ts'
import { openDatabase } from '../base/context.ts'
import { newId } from '../base/new-id.ts'
import { clock } from '../routes.ts'
import { expireOrders } from './expire-orders.ts'

beforeEach(emptyDatabase)

const now = Date.parse('2026-11-15T12:00:00Z')
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const dayMs = 24 * 60 * 60 * 1000

const instructions = {
  PAYMENT_PAYEE: 'Kere Learning',
  PAYMENT_UPI_ID: 'kere@examplebank',
  PAYMENT_BANK_ACCOUNT: '000123456789',
  PAYMENT_BANK_IFSC: 'EXMP0000123',
  PAYMENT_BANK_NAME: 'Example Bank',
}

const paying = () => startApi({ settings: instructions })

async function send(person: TestUser, method: string, path: string, body?: unknown, api = paying()) {
  return api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      cookie: person.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** A loose type for tests, whose assertions check the shape. */
type Answer = { status: number; body: Record<string, unknown> & { id: string; items: Record<string, unknown>[] } }

const get = async (person: TestUser, path: string, api = paying()): Promise<Answer> =>
  api.call(path, { headers: { cookie: person.cookie } })

const placeOrder = async (person: TestUser, itemId: string, api = paying()): Promise<Answer> =>
  send(person, 'POST', '/api/me/orders', { itemKind: 'course', itemId }, api)

const all = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results
const templates = async () =>
  (await all<{ template: string }>('SELECT template FROM outbox ORDER BY created_at, id')).map(
    ({ template }) => template,
  )
const stateOf = (id: string) => env.DB.prepare('SELECT state FROM orders WHERE id = ?').bind(id).first('state')

const aPaidCourse = async (about: Parameters<typeof aCourse>[1] = {}) =>
  aCourse(await anEducator(), { title: 'Reading a lake', price: 1499, ...about })

const refusalOf = ({ status, body }: { status: number; body: object }) => {
  const { code, detail } = body as { code?: string; detail?: string }
  return [status, code, detail]
}

describe('ordering', () => {
  it('[part of S-112] [C-35] [W-06.pending-payment] makes an order that waits for payment, with how to pay, and gives no place yet', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const { status, body } = await placeOrder(learner, course.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      item: { kind: 'course', id: course.id, title: 'Reading a lake', isWithdrawn: false },
      amount: 1499,
      state: 'pending_payment',
      placedAt: '2026-11-15T12:00:00.000Z',
      payableUntil: '2026-11-22T12:00:00.000Z',
      paidAt: null,
      refundableUntil: null,
      cover: { image: null, category: course.category, drawing: 0 },
    })
    const { body: list } = await send(learner, 'GET', '/api/me/orders')
    expect(list).toMatchObject({ items: [{ cover: { image: null, category: course.category, drawing: 0 } }] })
    const { reference } = body as unknown as { reference: string }
    expect(reference).toMatch(/^K-[234679CDFGHJKMNPQRTVWXY]{4}-[234679CDFGHJKMNPQRTVWXY]{4}$/)
    const number = reference.replaceAll('-', '')
    expect(body['payment']).toEqual({
      kind: 'transfer',
      payee: 'Kere Learning',
      upi: {
        id: 'kere@examplebank',
        uri: `upi://pay?pa=kere@examplebank&pn=Kere%20Learning&tr=${number}&tn=${number}&am=1499.00&cu=INR`,
      },
      bank: { account: '000123456789', ifsc: 'EXMP0000123', name: 'Example Bank' },
    })
    expect(await all('SELECT id FROM enrollments')).toEqual([])
  })

  it('[part of C-35] says honestly that the instructions come by email, where none are configured', async () => {
    const { id } = await aPaidCourse()
    const misspelt = ['kere', 'kere@', 'kere@example bank', '@upi', 'k@upi', 'kere@bank&am=1.00', 'kere@upi@upi']
    for (const settings of [
      {},
      { PAYMENT_PAYEE: 'Kere Learning' },
      { PAYMENT_UPI_ID: 'kere@examplebank' },
      ...misspelt.map((upiId) => ({ PAYMENT_PAYEE: 'Kere Learning', PAYMENT_UPI_ID: upiId })),
    ]) {
      const { body } = await placeOrder(await aUser('student'), id, startApi({ settings }))
      expect(body['payment']).toEqual({ kind: 'by_email' })
    }
  })

  it('emails how to pay, once', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const { body } = await placeOrder(learner, id)
    await placeOrder(learner, id)
    const mails = await all<{ template: string; to_address: string; details: string }>('SELECT * FROM outbox')
    expect(mails.map(({ template, to_address }) => [template, to_address])).toEqual([['order_placed', learner.email]])
    expect(JSON.parse(mails[0]?.details ?? '')).toMatchObject({
      firstName: 'Ira',
      orderId: body.id,
      reference: body['reference'],
      title: 'Reading a lake',
      amount: '1499',
      payableUntil: '2026-11-22T12:00:00Z',
      upiId: 'kere@examplebank',
      bankIfsc: 'EXMP0000123',
    })
  })

  it('holds price and title of the moment, whatever becomes of the course', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const { body } = await placeOrder(learner, course.id)
    await run("UPDATE courses SET price = 9000, title = 'Reading a pond'")
    expect((await placeOrder(learner, course.id)).body).toEqual(body)
    expect((await get(learner, `/api/me/orders/${body.id}`)).body).toMatchObject({
      amount: 1499,
      item: { title: 'Reading a lake' },
    })
  })

  it('at a price that its buyer has not read is refused, and placed once they have', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const at = async (price: number): Promise<Answer> =>
      send(learner, 'POST', '/api/me/orders', { itemKind: 'course', itemId: course.id, price })
    await run('UPDATE courses SET price = 9000')
    const { status, body } = await at(1499)
    expect([status, body.code]).toEqual([409, 'changed_since_read'])
    expect(await all('SELECT id FROM orders')).toEqual([])
    expect((await at(9000)).body).toMatchObject({ amount: 9000 })
    await run('UPDATE courses SET price = 1499')
    // The waiting order keeps its price, and is returned instead of a new one.
    expect((await at(1499)).body).toMatchObject({ amount: 9000 })
  })

  it('[part of S-119] [part of S-120] [part of S-505] [part of U-26.api] is refused as enrolling is', async () => {
    const educator = await aUser('educator')
    const own = await aCourse(educator.id, { price: 500 })
    const [withdrawn, draft] = [
      await aPaidCourse({ published: false }),
      await aPaidCourse({ published: false, publishedAt: null }),
    ]
    const [bought, free] = [await aPaidCourse(), await aPaidCourse({ price: 0 })]
    const learner = await aUser('student')
    await enroll(learner.id, bought.id)
    expect([
      refusalOf(await placeOrder(educator, own.id)),
      refusalOf(await placeOrder(learner, withdrawn.id)),
      refusalOf(await placeOrder(learner, draft.id)),
      refusalOf(await placeOrder(learner, 'crs_none')),
      refusalOf(await placeOrder(learner, bought.id)),
      refusalOf(await placeOrder(learner, free.id)).slice(0, 2),
    ]).toEqual([
      [409, 'own_course', 'You teach this course, so you cannot enroll in it'],
      [409, 'course_unavailable', 'This course is not available for enrollment'],
      [404, 'not_found', 'Course not found'],
      [404, 'not_found', 'Course not found'],
      [409, 'already_enrolled', 'You are already enrolled in this course'],
      [409, 'order_not_needed'],
    ])
    expect(await all('SELECT id FROM orders')).toEqual([])
    expect(await templates()).toEqual([])
  })

  it('of nothing that can be ordered is refused before anything is read', async () => {
    const { status } = await send(await aUser('student'), 'POST', '/api/me/orders', {
      itemKind: 'moon',
      itemId: 'crs_1',
    })
    expect(status).toBe(422)
  })

  it('of a price beyond what an order can hold makes none', async () => {
    const { id } = await aPaidCourse({ price: orderLimits.amount + 1 })
    expect((await placeOrder(await aUser('student'), id)).status).toBe(409)
    expect(await all('SELECT id FROM orders')).toEqual([])
  })

  it('makes one order, whatever 20 tabs do at once', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const answers = await Promise.all(Array.from({ length: orderLimits.perHour }, () => placeOrder(learner, id)))
    const ids = new Set(answers.map(({ body }) => body.id))
    expect([answers.every(({ status }) => status === 201), ids.size]).toEqual([true, 1])
    expect(await all('SELECT count(*) AS orders FROM orders')).toEqual([{ orders: 1 }])
    expect(await templates()).toEqual(['order_placed'])
  })

  it('is told with what somebody is to the course, to them alone, as long as it waits', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const { body } = await placeOrder(learner, id)
    const told = async (person: TestUser) => (await get(person, `/api/courses/${id}/standing`)).body['openOrderId']
    expect([await told(learner), await told(await aUser('student'))]).toEqual([body.id, null])
    await send(learner, 'POST', `/api/me/orders/${body.id}/cancellation`)
    expect(await told(learner)).toBeNull()
  })

  it('ends at 20 orders that wait, and at 20 within an hour', async () => {
    const learner = await aUser('student')
    for (let number = 0; number < orderLimits.open; number++) await anOrder(learner, `crs_other_${number}`)
    const { id } = await aPaidCourse()
    expect(refusalOf(await placeOrder(learner, id)).slice(0, 2)).toEqual([409, 'too_many_orders'])
    await run("UPDATE orders SET state = 'cancelled', closed_at = 1")
    const statuses = []
    for (let number = 0; number < orderLimits.perHour; number++) {
      const { status, body } = await placeOrder(learner, id)
      statuses.push(status)
      await run("UPDATE orders SET state = 'cancelled', closed_at = 1 WHERE id = ?", body.id ?? '')
    }
    expect(statuses).toEqual([...Array.from({ length: orderLimits.perHour - 1 }, () => 201), 429])
  })

  it('[part of C-49] is open to every role, once they have said who they are', async () => {
    const { id } = await aPaidCourse()
    expect((await placeOrder(await aUser('educator'), id)).status).toBe(201)
    expect((await placeOrder(await aUser('admin'), id)).status).toBe(201)
    const newcomer = await aUser('student', {}, { onboardingCompleted: false })
    expect((await placeOrder(newcomer, id)).status).toBe(403)
  })
})

describe('one’s own orders', () => {
  it('are listed, the newest first, by state and by what they are for', async () => {
    const learner = await aUser('student')
    const [first, second] = [await aPaidCourse(), await aPaidCourse()]
    const older = await aPaidOrder(learner, first.id, { placedAt: now - 3 * dayMs })
    const open = await anOrder(learner, second.id)
    await anOrder(await aUser('student'), second.id)
    const idsOf = async (query = '') => (await get(learner, `/api/me/orders${query}`)).body.items.map(({ id }) => id)
    expect(await idsOf()).toEqual([open.id, older.id])
    expect(await idsOf('?state=pending_payment')).toEqual([open.id])
    expect(await idsOf(`?itemId=${first.id}`)).toEqual([older.id])
  })

  it('[part of C-20] are nobody else’s: read, cancelled or refunded, they are not found', async () => {
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    const paid = await aPaidOrder(await aUser('student'), (await aPaidCourse()).id)
    const other = await aUser('student')
    const statuses = [
      (await get(other, `/api/me/orders/${order.id}`)).status,
      (await send(other, 'POST', `/api/me/orders/${order.id}/cancellation`)).status,
      (await send(other, 'DELETE', `/api/me/orders/${order.id}/cancellation`)).status,
      (await send(other, 'POST', `/api/me/orders/${paid.id}/refund-request`, { reason: 'Mine now' })).status,
      (await get(other, '/api/me/orders/ord_none')).status,
    ]
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect([await stateOf(order.id), await stateOf(paid.id)]).toEqual(['pending_payment', 'paid'])
    expect(await templates()).toEqual([])
  })

  it('say that the course is no longer offered, and stay payable', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const order = await anOrder(learner, course.id)
    await run('UPDATE courses SET published = 0, archived_at = 1')
    const { body } = await get(learner, `/api/me/orders/${order.id}`)
    expect(body).toMatchObject({ state: 'pending_payment', item: { isWithdrawn: true } })
    const admin = await aUser('admin')
    expect((await send(admin, 'POST', `/api/orders/${order.id}/payment`, { bankReference: 'UTR1' })).status).toBe(201)
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: learner.id }])
  })

  it('are cancelled, told by an email that waits', async () => {
    const learner = await aUser('student')
    const order = await anOrder(learner, (await aPaidCourse()).id)
    const path = `/api/me/orders/${order.id}/cancellation`
    const api = paying()
    const { status, body } = await send(learner, 'POST', path, undefined, api)
    expect([status, body]).toMatchObject([201, { state: 'cancelled', cancelledBy: 'member', payment: null }])
    expect(api.delays).toEqual([10])
  })

  it('do not come back where the same was ordered anew meanwhile', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const order = await anOrder(learner, id)
    await send(learner, 'POST', `/api/me/orders/${order.id}/cancellation`)
    const { body } = await placeOrder(learner, id)
    expect(body.id).not.toBe(order.id)
    expect((await send(learner, 'DELETE', `/api/me/orders/${order.id}/cancellation`)).status).toBe(409)
    expect([await stateOf(order.id), await stateOf(body.id)]).toEqual(['cancelled', 'pending_payment'])
  })

  it('[part of W-07] [part of S-010] ask for a refund within 30 days of the payment, once, and keep access until it is decided', async () => {
    const learner = await aUser('student')
    const last = now - orderLimits.refundDays * dayMs
    const inTime = await aPaidOrder(learner, (await aPaidCourse()).id, { paidAt: last })
    const tooLate = await aPaidOrder(learner, (await aPaidCourse()).id, { paidAt: last - 1 })
    const ask = (id: string) => send(learner, 'POST', `/api/me/orders/${id}/refund-request`, { reason: '  Too easy. ' })
    expect((await get(learner, `/api/me/orders/${inTime.id}`)).body['refundableUntil']).toBe('2026-11-15T12:00:00.000Z')
    expect((await get(learner, `/api/me/orders/${tooLate.id}`)).body['refundableUntil']).toBeNull()
    expect(refusalOf(await ask(tooLate.id)).slice(0, 2)).toEqual([409, 'refund_closed'])
    const { status, body } = await ask(inTime.id)
    expect([status, body]).toMatchObject([201, { state: 'refund_requested', refundRequestReason: 'Too easy.' }])
    expect(refusalOf(await ask(inTime.id))).toEqual([
      409,
      'order_changed',
      'This order has changed in the meantime. A refund has been requested.',
    ])
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 2 }])
    expect(await templates()).toEqual(['refund_requested'])

    const admin = await aUser('admin')
    await send(admin, 'POST', `/api/orders/${inTime.id}/refund-refusal`, { reason: 'You have completed it.' })
    expect(refusalOf(await ask(inTime.id)).slice(0, 2)).toEqual([409, 'refund_closed'])
  })

  it('want a reason for a refund', async () => {
    const learner = await aUser('student')
    const order = await aPaidOrder(learner, (await aPaidCourse()).id)
    const { status, body } = await send(learner, 'POST', `/api/me/orders/${order.id}/refund-request`, { reason: ' ' })
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/body/reason', detail: 'Please give a reason' }]])
  })
})

const expireAt = (at: number) =>
  expireOrders({
    db: openDatabase(env.DB),
    at,
    newId,
    randomBytes,
    requestId: 'clock',
    queueMail: () => undefined,
    kindOfMail,
  })

describe('a payment that the buyer says they have made', () => {
  const claim = (person: TestUser, id: string, bankReference: string, api = paying()): Promise<Answer> =>
    send(person, 'PUT', `/api/me/orders/${id}/payment-claim`, { bankReference }, api)

  it('is kept with the order as the bank writes it, for the buyer and for admins, and confirms nothing', async () => {
    const learner = await aUser('student')
    const order = await anOrder(learner, (await aPaidCourse()).id)
    const { status, body } = await claim(learner, order.id, ' n3261 1229 90a ')
    const claimed = { bankReference: 'N3261122990A', at: '2026-11-15T12:00:00.000Z' }
    expect([status, body]).toMatchObject([200, { id: order.id, state: 'pending_payment', claim: claimed }])
    expect((await get(learner, `/api/me/orders/${order.id}`)).body['claim']).toEqual(claimed)
    const admin = await aUser('admin')
    expect((await get(admin, `/api/orders/${order.id}`)).body).toMatchObject({ claim: claimed, paymentReference: null })
    expect((await get(admin, '/api/orders')).body.items).toMatchObject([{ claim: claimed }])
    expect([await all('SELECT id FROM enrollments'), await templates()]).toEqual([[], []])
  })

  it('is found by admins among the others, by its reference and by its filter, in each state', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const claimed = await anOrder(learner, 'crs_1')
    const paid = await anOrder(learner, 'crs_2', { placedAt: now - 2 * dayMs })
    const other = await anOrder(learner, 'crs_3', { placedAt: now - 3 * dayMs })
    await claim(learner, claimed.id, 'N326112299')
    await claim(learner, paid.id, 'N326112300')
    await send(admin, 'POST', `/api/orders/${paid.id}/payment`, { bankReference: 'N326112300' })
    const found = async (query: string) => (await get(admin, `/api/orders${query}`)).body.items.map(({ id }) => id)
    expect(await found('?search=326112299')).toEqual([claimed.id])
    expect(await found('?claim=claimed')).toEqual([claimed.id, paid.id])
    expect(await found('?claim=claimed&state=pending_payment')).toEqual([claimed.id])
    for (const [query, total] of [
      ['?claim=claimed', 2],
      ['?claim=claimed&state=paid', 1],
    ] as const)
      expect((await get(admin, `/api/orders${query}`)).body.total).toBe(total)
    expect(await found('?state=pending_payment')).toEqual([claimed.id, other.id])
    await run("UPDATE profiles SET last_name = 'Subramanian' WHERE id = ?", learner.id)
    expect(await found('?search=326112299')).toEqual([claimed.id])
  })

  it('is corrected until an admin has confirmed it, and since the first time it counts as said', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const saidBefore = { claimedReference: 'WRONG1', claimedAt: now - dayMs }
    const order = await anOrder(learner, (await aPaidCourse()).id, saidBefore)
    expect((await get(admin, '/api/orders?search=WRONG1')).body.items).toHaveLength(1)
    expect((await claim(learner, order.id, 'RIGHT1')).body['claim']).toEqual({
      bankReference: 'RIGHT1',
      at: '2026-11-14T12:00:00.000Z',
    })
    expect((await get(admin, '/api/orders?search=WRONG1')).body.items).toEqual([])
    await send(admin, 'POST', `/api/orders/${order.id}/payment`, { bankReference: 'RIGHT1' })
    expect(refusalOf(await claim(learner, order.id, 'LATE1'))).toEqual([
      409,
      'order_changed',
      'This order has changed in the meantime. It is paid.',
    ])
    expect(await all('SELECT claimed_reference FROM orders')).toEqual([{ claimed_reference: 'RIGHT1' }])
  })

  it('is refused as the bank’s reference of an admin is', async () => {
    const learner = await aUser('student')
    const order = await anOrder(learner, (await aPaidCourse()).id)
    for (const [given, detail] of [
      ['  ', 'Please enter the bank’s reference'],
      ['=HYPERLINK("x")', 'Use the letters and digits of the bank’s reference'],
      ['A'.repeat(41), 'Please use at most 40 characters'],
    ] as const) {
      const { status, body } = await claim(learner, order.id, given)
      expect([status, body.errors]).toMatchObject([422, [{ pointer: '/body/bankReference', detail }]])
    }
    expect(await all('SELECT claimed_at FROM orders')).toEqual([{ claimed_at: null }])
  })

  it('[part of C-20] of somebody else’s order is not found', async () => {
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    expect((await claim(await aUser('student'), order.id, 'MINE')).status).toBe(404)
    expect(await all('SELECT claimed_at FROM orders')).toEqual([{ claimed_at: null }])
  })

  it('gives at least 3 days to look for it, once, and no less than there were', async () => {
    const learner = await aUser('student')
    const last = await anOrder(learner, 'crs_1', { placedAt: now - 7 * dayMs + 1 })
    const fresh = await anOrder(learner, 'crs_2', { placedAt: now })
    expect((await claim(learner, last.id, 'LAST')).body['payableUntil']).toBe('2026-11-18T12:00:00.000Z')
    expect((await claim(learner, fresh.id, 'FRESH')).body['payableUntil']).toBe('2026-11-22T12:00:00.000Z')
    const claimed = {
      placedAt: now - 8 * dayMs,
      payableUntil: now + dayMs,
      claimedReference: 'B',
      claimedAt: now - 2 * dayMs,
    }
    const before = await anOrder(learner, 'crs_3', claimed)
    expect((await claim(learner, before.id, 'AGAIN')).body['payableUntil']).toBe('2026-11-16T12:00:00.000Z')
    await run('DELETE FROM orders WHERE id = ?', before.id)
    expect([await expireAt(now + 3 * dayMs - 1), await expireAt(now + 3 * dayMs)]).toEqual([0, 1])
    expect([await stateOf(last.id), await stateOf(fresh.id)]).toEqual(['expired', 'pending_payment'])
  })

  it('is done once under its key, and 20 times an hour', async () => {
    const learner = await aUser('student')
    const order = await anOrder(learner, (await aPaidCourse()).id)
    const api = paying()
    const once = () =>
      api.call(`/api/me/orders/${order.id}/payment-claim`, {
        method: 'PUT',
        headers: {
          origin: 'https://kere.test',
          cookie: learner.cookie,
          'content-type': 'application/json',
          'idempotency-key': 'b4a0b1f2-5c0e-4d0e-9f7c-0d6f0d2b7a11',
        },
        body: JSON.stringify({ bankReference: 'N1' }),
      })
    const [first, again] = [await once(), await once()]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    const statuses = []
    for (let number = 0; number < orderLimits.claimsPerHour; number++)
      statuses.push((await claim(learner, order.id, `N${number}`)).status)
    expect(statuses).toEqual([...Array.from({ length: orderLimits.claimsPerHour - 1 }, () => 200), 429])
  })

  it('and its confirmation at once leave the order paid, under what the admin has found', async () => {
    const admin = await aUser('admin')
    for (let round = 0; round < 6; round++) {
      const learner = await aUser('student')
      const order = await anOrder(learner, (await aPaidCourse()).id)
      const acts = [
        () => claim(learner, order.id, `CLAIM${round}`),
        () => send(admin, 'POST', `/api/orders/${order.id}/payment`, { bankReference: `FOUND${round}` }),
      ]
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(answers.map(({ status }) => status).toSorted((a, b) => b - a)[0]).toBeOneOf([201, 409])
      expect(await all('SELECT state, payment_reference FROM orders WHERE id = ?', order.id)).toEqual([
        { state: 'paid', payment_reference: `FOUND${round}` },
      ])
    }
  })
})

describe('an order that is not paid in time', () => {
  it('expires after 7 days by the clock, with an email, and can be ordered again', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const order = await anOrder(learner, course.id, { placedAt: now - 7 * dayMs })
    const younger = await anOrder(await aUser('student'), course.id, { placedAt: now - 7 * dayMs + 1 })
    expect(await expireAt(now - 1)).toBe(0)
    expect(await expireAt(now)).toBe(1)
    expect(await expireAt(now)).toBe(0)
    expect([await stateOf(order.id), await stateOf(younger.id)]).toEqual(['expired', 'pending_payment'])
    expect(await templates()).toEqual(['order_expired'])
    expect((await placeOrder(learner, course.id)).body.id).not.toBe(order.id)
  })

  it('is among what the clock does by the minute', () => {
    expect(clock.map(([name]) => name)).toContain('expired')
  })

  it('can be paid no more: a confirmation says what it is now', async () => {
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id, { placedAt: now - 8 * dayMs })
    await expireAt(now)
    const answer = await send(await aUser('admin'), 'POST', `/api/orders/${order.id}/payment`, { bankReference: 'U1' })
    expect(refusalOf(answer)).toEqual([409, 'order_changed', 'This order has changed in the meantime. It has expired.'])
  })

  it('reads as much of 200 waiting orders as of 20', async () => {
    const rowsRead = async (count: number) => {
      await emptyDatabase()
      await run(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
          INSERT INTO orders (id, reference, item_kind, item_id, title, amount, last_change, placed_at, payable_until)
          SELECT 'ord_' || n, 'K-' || n, 'course', 'crs_' || n, 'A course', 1, 'chg', 1, ? FROM numbers`,
        count,
        now + dayMs,
      )
      const watched = watch(env.DB)
      await expireOrders({
        db: openDatabase(watched.db),
        at: now,
        newId,
        randomBytes,
        requestId: 'clock',
        queueMail: () => undefined,
        kindOfMail,
      })
      return watched.rowsRead
    }
    expect(await rowsRead(200)).toBe(await rowsRead(20))
  })
})

describe('an admin', () => {
  const decide = (admin: TestUser, id: string, what: string, body: object, api = paying()) =>
    send(admin, 'POST', `/api/orders/${id}/${what}`, body, api)
  const undo = (admin: TestUser, id: string) => send(admin, 'DELETE', `/api/orders/${id}/decision`)
  const acts = async () =>
    (await all<{ action: string }>("SELECT action FROM audit_log WHERE subject_type = 'order' ORDER BY id")).map(
      ({ action }) => action,
    )

  it('[part of W-06.courses] confirms a payment: order, place, audit row and email in one batch', async () => {
    const course = await aPaidCourse()
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const { body: order } = await placeOrder(learner, course.id)
    const watched = watch(env.DB)
    const api = startApi({ db: watched.db })
    const { status, body } = await decide(admin, order.id, 'payment', { bankReference: ' n3261 1229 90a ' }, api)
    expect([status, body]).toMatchObject([
      201,
      {
        state: 'paid',
        paymentReference: 'N3261122990A',
        paidAt: '2026-11-15T12:00:00.000Z',
        buyer: { id: learner.id },
      },
    ])
    expect(await all('SELECT student_id, course_id, progress FROM enrollments')).toEqual([
      { student_id: learner.id, course_id: course.id, progress: 0 },
    ])
    expect(await all('SELECT enrollment_count FROM courses')).toEqual([{ enrollment_count: 1 }])
    expect(await acts()).toEqual(['order.paid'])
    expect((await templates()).toSorted()).toEqual(['first_learner', 'order_paid', 'order_placed'])
    expect(api.delays).toEqual([10, 10])
  })

  it('[part of W-06.courses] and another confirm at once, and one place is made', async () => {
    const course = await aPaidCourse()
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    for (let round = 0; round < 6; round++) {
      const order = await anOrder(await aUser('student'), course.id)
      const answers = await Promise.all([
        decide(one, order.id, 'payment', { bankReference: `A${round}` }),
        decide(two, order.id, 'payment', { bankReference: `B${round}` }),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    }
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 6 }])
    expect((await templates()).filter((template) => template === 'order_paid')).toHaveLength(6)
    expect(await acts()).toHaveLength(6)
  })

  it('of three tabs that confirm, cancel and refund at once is heard once, and the others are told what it is now', async () => {
    const admin = await aUser('admin')
    for (let round = 0; round < 8; round++) {
      const order = await anOrder(await aUser('student'), (await aPaidCourse()).id)
      const acting = [
        () => decide(admin, order.id, 'cancellation', { reason: 'No.' }),
        () => decide(admin, order.id, 'payment', { bankReference: `R${round}` }),
        () => decide(admin, order.id, 'refund', { bankReference: `F${round}` }),
      ]
      const answers = await Promise.all((round % 2 ? acting : acting.toReversed()).map((act) => act()))
      const won = answers.filter(({ status }) => status === 201)
      const state = await stateOf(order.id)
      const lost = answers.filter(({ status }) => status === 409)
      const [places] = await all(
        'SELECT count(*) AS count FROM enrollments WHERE id = (SELECT grant_id FROM orders WHERE id = ?)',
        order.id,
      )
      expect([won.length + lost.length, won.length]).toEqual([3, state === 'refunded' ? 2 : 1])
      expect(places).toEqual({ count: state === 'paid' ? 1 : 0 })
      for (const { body } of lost)
        expect(body.detail).toMatch(
          /^This order has changed in the meantime\. It (is paid|is waiting for payment|has been (cancelled|refunded))\.$/,
        )
    }
  })

  it('cannot use a bank’s reference for two payments, whoever is first', async () => {
    const admin = await aUser('admin')
    const course = await aPaidCourse()
    const pair = [await anOrder(await aUser('student'), course.id), await anOrder(await aUser('student'), course.id)]
    const answers = await Promise.all(pair.map(({ id }) => decide(admin, id, 'payment', { bankReference: 'SAME' })))
    expect(answers.map((answer) => String(refusalOf(answer)[1] ?? answer.status)).toSorted()).toEqual([
      '201',
      'bank_reference_used',
    ])
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 1 }])
  })

  it('must say the bank’s reference', async () => {
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    const admin = await aUser('admin')
    for (const bankReference of ['', '   ', '=HYPERLINK("x")', 'A'.repeat(41)])
      expect((await decide(admin, order.id, 'payment', { bankReference })).status).toBe(422)
  })

  it('takes a confirmation back while its email waits: the place goes, and the educator is not told', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await anOrder(learner, (await aPaidCourse()).id)
    await decide(admin, order.id, 'payment', { bankReference: 'U7' })
    expect((await undo(admin, order.id)).status).toBe(204)
    expect([await stateOf(order.id), await templates(), await all('SELECT id FROM enrollments')]).toEqual([
      'pending_payment',
      [],
      [],
    ])
    expect(await acts()).toEqual(['order.paid', 'order.decision_undone'])
    expect((await undo(admin, order.id)).status).toBe(204)
    expect((await decide(admin, order.id, 'payment', { bankReference: 'U7' })).status).toBe(201)
    await run("UPDATE outbox SET state = 'leased', attempts = 1 WHERE template = 'order_paid'")
    expect(refusalOf(await undo(admin, order.id)).slice(0, 2)).toEqual([409, 'order_change_final'])
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: learner.id }])
  })

  it('takes a confirmation back, and not the educator’s email of another learner who was first at that instant', async () => {
    const [admin, { id }] = [await aUser('admin'), await aPaidCourse()]
    const [first, second] = [await anOrder(await aUser('student'), id), await anOrder(await aUser('student'), id)]
    for (const order of [first, second]) await decide(admin, order.id, 'payment', { bankReference: 'U7' })
    expect((await undo(admin, second.id)).status).toBe(204)
    expect((await templates()).toSorted()).toEqual(['first_learner', 'order_paid'])
  })

  it('cancels with a reason that the buyer reads, and takes it back', async () => {
    const admin = await aUser('admin')
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    const { body } = await decide(admin, order.id, 'cancellation', { reason: 'It begins in spring.' })
    expect(body).toMatchObject({ state: 'cancelled', cancelledBy: 'admin', cancelReason: 'It begins in spring.' })
    const [mail] = await all<{ details: string }>('SELECT details FROM outbox')
    expect(JSON.parse(mail?.details ?? '')).toMatchObject({ reason: 'It begins in spring.' })
    expect((await undo(admin, order.id)).status).toBe(204)
    expect([await stateOf(order.id), await templates()]).toEqual(['pending_payment', []])
  })

  it('[part of W-07] refunds: access ends with the state, for every course page of the learner', async () => {
    const course = await aCourseToLearn({ price: 1499 })
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await aPaidOrder(learner, course.id)
    expect((await get(learner, `/api/me/enrollments/${course.id}`)).status).toBe(200)
    const { status, body } = await decide(admin, order.id, 'refund', { bankReference: 'BACK1' })
    expect([status, body]).toMatchObject([201, { state: 'refunded', refundReference: 'BACK1' }])
    expect((await get(learner, `/api/me/enrollments/${course.id}`)).status).toBe(404)
    expect((await get(learner, `/api/me/enrollments/${course.id}/lessons/${course.lessonIds[0]}`)).status).toBe(404)
    expect(await all('SELECT enrollment_count FROM courses')).toEqual([{ enrollment_count: 0 }])
    expect([await acts(), await templates()]).toEqual([['order.refunded'], ['order_refunded']])
    expect((await placeOrder(learner, course.id)).status).toBe(201)
  })

  it('refunds a completed course too, and takes it all back with progress and notes', async () => {
    const course = await aCourseToLearn({ price: 1499 })
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await aPaidOrder(learner, course.id, { state: 'refund_requested', refundRequestedAt: now })
    const [lesson] = course.lessonIds
    await run('UPDATE enrollments SET progress = 100, completed = 1, completed_at = 5, last_lesson_id = ?', lesson)
    await run(
      `INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, checked, note, note_version, updated_at)
        VALUES (?, ?, 3, '[0,2]', 'Kept "as it is"', 4, 9)`,
      order.grantId,
      lesson,
    )
    const whole = async () => [await all('SELECT * FROM enrollments'), await all('SELECT * FROM lesson_progress')]
    const before = await whole()
    await decide(admin, order.id, 'refund', { bankReference: 'BACK2' })
    expect(await whole()).toEqual([[], []])
    expect((await undo(admin, order.id)).status).toBe(204)
    expect(await whole()).toEqual(before)
    expect([await stateOf(order.id), await templates(), await all('SELECT * FROM ended_places')]).toEqual([
      'refund_requested',
      [],
      [],
    ])
    expect(await all('SELECT enrollment_count, completed_count, progress_total FROM courses')).toEqual([
      { enrollment_count: 1, completed_count: 1, progress_total: 100 },
    ])
  })

  it('ends by a refund only the place that this order gave', async () => {
    const course = await aPaidCourse()
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const first = await aPaidOrder(learner, course.id)
    await send(learner, 'DELETE', `/api/me/enrollments/${course.id}`)
    const { body: second } = await placeOrder(learner, course.id)
    await decide(admin, second.id, 'payment', { bankReference: 'AGAIN' })
    await decide(admin, first.id, 'refund', { bankReference: 'BACK3' })
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: learner.id }])
  })

  it('declines a refund with a reason; access stays, and the decision can be taken back', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await aPaidOrder(learner, (await aPaidCourse()).id, {
      state: 'refund_requested',
      refundRequestedAt: now,
    })
    const { body } = await decide(admin, order.id, 'refund-refusal', { reason: 'Used for weeks.' })
    expect(body).toMatchObject({ state: 'paid', refundDeclineReason: 'Used for weeks.' })
    expect((await undo(admin, order.id)).status).toBe(204)
    expect([await stateOf(order.id), await templates()]).toEqual(['refund_requested', []])
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: learner.id }])
  })

  it('undoes no decision that another change has followed', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await anOrder(learner, (await aPaidCourse()).id)
    await decide(admin, order.id, 'payment', { bankReference: 'FAST' })
    await send(learner, 'POST', `/api/me/orders/${order.id}/refund-request`, { reason: 'No' })
    expect((await undo(admin, order.id)).status).toBe(204)
    expect(await stateOf(order.id)).toBe('refund_requested')
  })

  it('finds orders by reference, with its hyphens or without, by name, email, course and bank’s reference', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student', {}, { firstName: 'Meenakshi', lastName: 'Venkatesan' })
    const order = await anOrder(learner, 'crs_1', { reference: 'K-7F3Q-X2RM', title: 'Reading a lake' })
    await anOrder(await aUser('student'), 'crs_1', { title: 'Compost that works' })
    await decide(admin, order.id, 'payment', { bankReference: 'N326112299' })
    const found = async (text: string) =>
      (await get(admin, `/api/orders?search=${encodeURIComponent(text)}`)).body.items.map(({ id }) => id)
    for (const text of ['7f3q-x2rm', 'k7f3qx2rm', 'venkatesan', learner.email, 'a lake', 'N326112299'])
      expect([text, await found(text)]).toEqual([text, [order.id]])
    for (const text of ['UPI/N326112299', 'neft/N326112299', 'IMPS / N326112299', 'N೩೨೬೧೧೨೨೯೯', 'UPI/३२६११२२९९'])
      expect([text, await found(text)]).toEqual([text, [order.id]])
    await run("UPDATE profiles SET last_name = 'Subramanian' WHERE id = ?", learner.id)
    expect([await found('subramanian'), await found('venkatesan')]).toEqual([[order.id], []])
  })

  it('sees how many orders there are of each state, and pages through them by days', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    await anOrder(learner, 'crs_1', { placedAt: now - 40 * dayMs, state: 'cancelled', closedAt: 1 })
    const open = await anOrder(learner, 'crs_1', { placedAt: now - dayMs })
    const { body } = await get(admin, '/api/orders?from=2026-11-01')
    expect(body).toMatchObject({
      items: [{ id: open.id, buyer: { id: learner.id, email: learner.email } }],
      total: 1,
      counts: { pending_payment: 1, cancelled: 1, paid: 0, refund_requested: 0, refunded: 0, expired: 0 },
    })
  })

  it('[part of U-11.names] has the orders as CSV, for the file that the jobs worker writes', async () => {
    const admin = await aUser('admin')
    const order = await aPaidOrder(await aUser('student'), (await aPaidCourse()).id, { title: '=1+1' })
    const opened = await send(admin, 'POST', '/api/exports/orders.csv?state=paid')
    expect([opened.status, opened.body]).toMatchObject([200, { fileName: 'orders-2026-11-15.csv', rows: 1 }])
    const { header, kinds } = opened.body as unknown as { header: string[]; kinds: string[] }
    expect(header.filter((_, place) => kinds[place] === 'name')).toEqual([
      'Reference',
      'Code',
      'Bank Reference',
      'Claimed Reference',
    ])
    const page = (await get(admin, '/api/exports/orders.csv?state=paid')) as unknown as { body: { rows: unknown[][] } }
    expect(page.body.rows[0]?.slice(0, 2)).toEqual(['2026-11-14 17:30:00', order.reference])
    expect(page.body.rows[0]?.[4]).toBe('=1+1')
  })
})

describe('a payment that comes after its order has closed', () => {
  const record = (
    admin: TestUser,
    id: string,
    outcome: string,
    bankReference = `LATE${id}`.toUpperCase().replace('_', ''),
  ) => send(admin, 'POST', `/api/orders/${id}/late-payment`, { outcome, bankReference })
  const closedAt = now - dayMs
  const expired = { state: 'expired', closedAt, placedAt: now - 8 * dayMs } as const
  const undo = (admin: TestUser, id: string) => send(admin, 'DELETE', `/api/orders/${id}/decision`)
  const acts = async () =>
    (await all<{ action: string }>("SELECT action FROM audit_log WHERE subject_type = 'order' ORDER BY id")).map(
      ({ action }) => action,
    )

  it('is confirmed where the course can still be had: place, audit row and email, as if it had come in time', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await anOrder(learner, (await aPaidCourse()).id, expired)
    const { status, body } = await record(admin, order.id, 'confirm', 'LATE1')
    expect([status, body]).toMatchObject([
      201,
      {
        state: 'paid',
        latePayment: 'confirm',
        paymentReference: 'LATE1',
        closedAt: null,
        paidAt: '2026-11-15T12:00:00.000Z',
      },
    ])
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: learner.id }])
    expect([await acts(), (await templates()).toSorted()]).toEqual([['order.revived'], ['first_learner', 'order_paid']])
    expect((await undo(admin, order.id)).status).toBe(204)
    expect(await all('SELECT state, closed_at, late_since, paid_at, payment_reference FROM orders')).toEqual([
      { state: 'expired', closed_at: closedAt, late_since: null, paid_at: null, payment_reference: null },
    ])
    expect([await all('SELECT id FROM enrollments'), await templates()]).toEqual([[], []])
    expect((await record(admin, order.id, 'confirm', 'LATE1')).status).toBe(201)
  })

  it('is marked to be refunded, the buyer is told, and it is refunded then', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await anOrder(learner, (await aPaidCourse()).id, {
      ...expired,
      state: 'cancelled',
      cancelledBy: 'admin',
      cancelReason: 'It is full.',
    })
    expect((await record(admin, order.id, 'refund', 'LATE2')).body).toMatchObject({
      state: 'refund_requested',
      latePayment: 'refund',
      cancelReason: 'It is full.',
    })
    expect([await acts(), await templates()]).toEqual([['order.refund_due'], ['late_payment']])
    expect((await undo(admin, order.id)).status).toBe(204)
    expect([await stateOf(order.id), await templates()]).toEqual(['cancelled', []])
    await record(admin, order.id, 'refund', 'LATE2')
    expect((await get(learner, `/api/me/orders/${order.id}`)).body).toMatchObject({ latePayment: 'refund' })
    const declined = await send(admin, 'POST', `/api/orders/${order.id}/refund-refusal`, { reason: 'Ours.' })
    expect(refusalOf(declined).slice(0, 2)).toEqual([409, 'order_changed'])
    const refunded = await send(admin, 'POST', `/api/orders/${order.id}/refund`, { bankReference: 'BACK2' })
    expect(refunded.body).toMatchObject({ state: 'refunded', latePayment: 'refund' })
    expect((await undo(admin, order.id)).status).toBe(204)
    expect(await stateOf(order.id)).toBe('refund_requested')
    expect(await all('SELECT id FROM enrollments')).toEqual([])
  })

  it('is not confirmed where the course is withdrawn, or the buyer has it, has ordered it again, or is gone', async () => {
    const admin = await aUser('admin')
    const course = await aPaidCourse()
    const [has, again] = [await aUser('student'), await aUser('student')]
    await enroll(has.id, course.id)
    await anOrder(again, course.id)
    const orders = {
      withdrawn: await anOrder(await aUser('student'), (await aPaidCourse({ published: false })).id, expired),
      had: await anOrder(has, course.id, expired),
      again: await anOrder(again, course.id, expired),
      gone: await anOrder(has, course.id, { ...expired, buyerId: null }),
    }
    for (const [name, { id }] of Object.entries(orders)) {
      const answer = await record(admin, id, 'confirm')
      expect([name, ...refusalOf(answer).slice(0, 2)]).toEqual([name, 409, 'order_item_unavailable'])
      expect([name, await stateOf(id)]).toEqual([name, 'expired'])
      expect([name, (await record(admin, id, 'refund')).status]).toEqual([name, 201])
    }
  })

  it('is recorded for closed orders only, and under a reference of its own', async () => {
    const admin = await aUser('admin')
    const open = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    const late = await anOrder(await aUser('student'), (await aPaidCourse()).id, expired)
    const paid = await aPaidOrder(await aUser('student'), (await aPaidCourse()).id, { paymentReference: 'TAKEN' })
    expect(refusalOf(await record(admin, open.id, 'confirm'))).toEqual([
      409,
      'order_changed',
      'This order has changed in the meantime. It is waiting for payment.',
    ])
    expect(refusalOf(await record(admin, paid.id, 'refund')).slice(0, 2)).toEqual([409, 'order_changed'])
    expect(refusalOf(await record(admin, late.id, 'confirm', 'TAKEN')).slice(0, 2)).toEqual([
      409,
      'bank_reference_used',
    ])
  })

  it('is recorded once, whatever two admins do at once', async () => {
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    for (let round = 0; round < 6; round++) {
      const order = await anOrder(await aUser('student'), (await aPaidCourse()).id, expired)
      const recording = [
        () => record(one, order.id, 'confirm', `C${round}`),
        () => record(two, order.id, 'refund', `R${round}`),
      ]
      const answers = await Promise.all((round % 2 ? recording : recording.toReversed()).map((act) => act()))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      const [places] = await all('SELECT count(*) AS count FROM enrollments WHERE student_id = ?', order.buyerId)
      expect(places).toEqual({ count: (await stateOf(order.id)) === 'paid' ? 1 : 0 })
    }
    expect(await acts()).toHaveLength(6)
  })

  it('is reported by the buyer, for the admins to find', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const order = await anOrder(learner, 'crs_1', { ...expired, payableUntil: closedAt })
    const { status, body }: Answer = await send(learner, 'PUT', `/api/me/orders/${order.id}/payment-claim`, {
      bankReference: 'LATE9',
    })
    expect([status, body['state'], body['payableUntil']]).toEqual([200, 'expired', '2026-11-14T12:00:00.000Z'])
    const found = await get(admin, '/api/orders?claim=claimed&state=expired')
    expect(found.body.items.map(({ id }) => id)).toEqual([order.id])
  })
})

describe('one transfer for several orders', () => {
  const pay = (admin: TestUser, id: string, bankReference: string, transferAmount?: number) =>
    send(admin, 'POST', `/api/orders/${id}/payment`, { bankReference, ...(transferAmount && { transferAmount }) })
  const two = async (learner: TestUser) => [
    await anOrder(learner, (await aPaidCourse()).id, { amount: 500, reference: 'K-AAAA-AAAA' }),
    await anOrder(learner, (await aPaidCourse()).id, { amount: 700, reference: 'K-CCCC-CCCC' }),
  ]

  it('of one buyer is confirmed once an admin says its sum, which the log keeps', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const [first, second] = await two(learner)
    expect((await pay(admin, first!.id, 'ONE')).status).toBe(201)
    expect(refusalOf(await pay(admin, second!.id, 'ONE'))).toEqual([
      409,
      'bank_reference_shared',
      'This transfer already pays K-AAAA-AAAA of the same buyer. Together with this order that is ₹1,200. Enter the sum of the transfer if it is for all of them',
    ])
    expect(refusalOf(await pay(admin, second!.id, 'ONE', 1199))).toEqual([
      409,
      'transfer_too_small',
      'The orders that this transfer is for cost ₹1,200 together',
    ])
    expect((await pay(admin, second!.id, 'ONE', 1200)).status).toBe(201)
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 2 }])
    expect(await all("SELECT detail FROM audit_log WHERE action = 'order.paid' ORDER BY id")).toEqual([
      { detail: '{}' },
      { detail: '{"transferAmount":"1200"}' },
    ])
  })

  it('pays nobody else’s, however large it is said to be', async () => {
    const admin = await aUser('admin')
    const [first] = await two(await aUser('student'))
    const other = await anOrder(await aUser('student'), (await aPaidCourse()).id)
    await pay(admin, first!.id, 'ONE')
    expect(refusalOf(await pay(admin, other.id, 'ONE', 100_000)).slice(0, 2)).toEqual([409, 'bank_reference_used'])
    expect(await stateOf(other.id)).toBe('pending_payment')
    await run('UPDATE orders SET buyer_id = NULL')
    await run("UPDATE orders SET buyer_id = NULL, state = 'expired', closed_at = 1 WHERE id = ?", other.id)
    const late = { outcome: 'refund', bankReference: 'ONE', transferAmount: 100_000 }
    expect(refusalOf(await send(admin, 'POST', `/api/orders/${other.id}/late-payment`, late))[1]).toBe(
      'bank_reference_used',
    )
  })

  it('is not spent twice by two admins at once', async () => {
    const [one, other] = [await aUser('admin'), await aUser('admin')]
    for (let round = 0; round < 6; round++) {
      const [first, second] = await two(await aUser('student'))
      const answers = await Promise.all([
        pay(one, first!.id, `R${round}`, 1000),
        pay(other, second!.id, `R${round}`, 1000),
      ])
      expect(answers.map((answer) => String(refusalOf(answer)[1] ?? answer.status)).toSorted()).toEqual([
        '201',
        'transfer_too_small',
      ])
      await run('DELETE FROM orders')
    }
  })

  it('that goes back may be for several orders of one buyer too', async () => {
    const [learner, other, admin] = [await aUser('student'), await aUser('student'), await aUser('admin')]
    const paid = [
      await aPaidOrder(learner, (await aPaidCourse()).id),
      await aPaidOrder(learner, (await aPaidCourse()).id),
      await aPaidOrder(other, (await aPaidCourse()).id),
    ]
    const refund = (id: string, transferAmount?: number) =>
      send(admin, 'POST', `/api/orders/${id}/refund`, {
        bankReference: 'BACK',
        ...(transferAmount && { transferAmount }),
      })
    expect((await refund(paid[0]!.id)).status).toBe(201)
    expect(refusalOf(await refund(paid[1]!.id))[1]).toBe('bank_reference_shared')
    expect((await refund(paid[1]!.id, 1000)).status).toBe(201)
    expect(refusalOf(await refund(paid[2]!.id, 9000))[1]).toBe('bank_reference_used')
  })

  it('of no sum, or beyond all sense, is refused', async () => {
    const [first] = await two(await aUser('student'))
    const admin = await aUser('admin')
    for (const transferAmount of [-1, 0.5, 1e9])
      expect((await pay(admin, first!.id, 'ONE', transferAmount)).status).toBe(422)
  })
})

describe('what came in and what went back', () => {
  const sumsOf = async (admin: TestUser, query = '') => (await get(admin, `/api/order-sums${query}`)).body.items
  const sum = (period: string, paid: [number, number], refunded: [number, number] = [0, 0]) => ({
    period,
    paidCount: paid[0],
    paidAmount: paid[1],
    discountAmount: 0,
    refundedCount: refunded[0],
    refundedAmount: refunded[1],
  })

  it('is summed in rupees by days and months of India: payments when confirmed, refunds apart and when sent', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    // 18:30 in UTC is midnight in India.
    const paidAt = (at: string, amount: number) => anOrder(learner, `crs_${amount}`, { ...paidOn(at), amount })
    const paidOn = (at: string) =>
      ({ state: 'paid', paidAt: Date.parse(at), paymentReference: `N${Date.parse(at)}`, grantId: 'enr_1' }) as const
    const back = await paidAt('2026-10-31T18:29:59Z', 500)
    await paidAt('2026-10-31T18:30:00Z', 700)
    await paidAt('2026-11-14T18:29:59Z', 40)
    await anOrder(learner, 'crs_open', { amount: 9000 })
    await send(admin, 'POST', `/api/orders/${back.id}/refund`, { bankReference: 'BACK1' })
    expect(await sumsOf(admin)).toEqual([
      sum('2026-11-15', [0, 0], [1, 500]),
      sum('2026-11-14', [1, 40]),
      sum('2026-11-01', [1, 700]),
      sum('2026-10-31', [1, 500]),
    ])
    expect(await sumsOf(admin, '?unit=month&sort=oldest')).toEqual([
      sum('2026-10', [1, 500]),
      sum('2026-11', [2, 740], [1, 500]),
    ])
    expect(await sumsOf(admin, '?from=2026-11-01&to=2026-11-14')).toHaveLength(2)
    expect(await sumsOf(admin, '?unit=month&from=2026-11-02')).toHaveLength(1)
    const { body } = await get(admin, '/api/order-sums?limit=2')
    expect(body['total']).toBe(4)
    const rest = await sumsOf(admin, `?limit=2&cursor=${String(body['nextCursor'])}`)
    expect(rest.map(({ period }) => period)).toEqual(['2026-11-01', '2026-10-31'])
  })

  it('follows what is undone, late, shared and confirmed by two at once', async () => {
    const [learner, one, two] = [await aUser('student'), await aUser('admin'), await aUser('admin')]
    const order = await anOrder(learner, (await aPaidCourse()).id, { amount: 300 })
    const late = await anOrder(learner, (await aPaidCourse()).id, { amount: 50, state: 'expired', closedAt: 1 })
    const pay = (admin: TestUser) => send(admin, 'POST', `/api/orders/${order.id}/payment`, { bankReference: 'N1' })
    await Promise.all([pay(one), pay(two)])
    await send(one, 'POST', `/api/orders/${late.id}/late-payment`, { bankReference: 'N2', outcome: 'refund' })
    expect(await sumsOf(one)).toEqual([sum('2026-11-15', [2, 350])])
    await send(one, 'DELETE', `/api/orders/${order.id}/decision`)
    expect(await sumsOf(one)).toEqual([sum('2026-11-15', [1, 50])])
    await send(one, 'DELETE', `/api/orders/${late.id}/decision`)
    expect([await sumsOf(one), await sumsOf(one, '?unit=month')]).toEqual([[], []])
  })

  it('[part of U-11.names] is a CSV file too', async () => {
    const admin = await aUser('admin')
    await aPaidOrder(await aUser('student'), (await aPaidCourse()).id, { amount: 1499 })
    await send(admin, 'POST', '/api/exports/order-sums.csv?unit=month')
    const page = (await get(admin, '/api/exports/order-sums.csv?unit=month')) as unknown as {
      body: { rows: unknown[][] }
    }
    expect(page.body.rows).toEqual([['2026-11', 1, 1499, 0, 0, 0]])
  })
})

describe('a bank statement', () => {
  const credit = (line: number, amount: number, bankReferences: string[], numbers: string[] = []) => ({
    line,
    amount,
    bankReferences,
    orderReferences: numbers.filter(({ length }) => length >= 11),
    cutReferences: numbers.filter(({ length }) => length < 11),
  })
  const match = (admin: TestUser, credits: object[], headers: Record<string, string> = {}) =>
    paying().call('/api/orders/statement-matches', {
      method: 'POST',
      headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ credits }),
    })
  const matchesOf = async (admin: TestUser, credits: object[]) => {
    const { body } = await match(admin, credits)
    const { matches } = body as unknown as z.infer<typeof matchStatement.response>
    return matches.map(({ line, outcome, bankReference, order }) => [line, outcome, bankReference, order?.id ?? null])
  }

  it('is matched by the note and by what buyers say, and what does not agree says why', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const noted = await anOrder(learner, 'crs_1', { reference: 'K-AAAA-AAAA' })
    const claimed = await anOrder(learner, 'crs_2', { claimedReference: 'CLAIM1', claimedAt: now })
    const other = await anOrder(learner, 'crs_3', { reference: 'K-CCCC-CCCC' })
    const late = await anOrder(learner, 'crs_4', { reference: 'K-DDDD-DDDD', state: 'expired', closedAt: 1 })
    const paid = await aPaidOrder(learner, (await aPaidCourse()).id, { paymentReference: 'DONE1' })
    expect(
      await matchesOf(admin, [
        credit(2, 500, ['N1', 'N2'], ['K-AAAA-AAAA']),
        credit(3, 500, ['X1', 'CLAIM1']),
        credit(4, 499.5, ['N3'], ['K-CCCC-CCCC']),
        credit(5, 500, ['N4'], ['K-DDDD-DDDD']),
        credit(6, 500, ['DONE1'], ['K-CCCC-CCCC']),
        credit(7, 500, [], ['K-CCCC-CCCC']),
        credit(8, 500, ['N1'], ['K-AAAA-AAAA']),
        credit(9, 500, ['NOBODY1'], ['K-ZZZZ-ZZZZ']),
      ]),
    ).toEqual([
      [2, 'exact', 'N1', noted.id],
      [3, 'exact', 'CLAIM1', claimed.id],
      [4, 'amount_differs', null, other.id],
      [5, 'closed', null, late.id],
      [6, 'already_confirmed', null, paid.id],
      [7, 'no_reference', null, other.id],
      [8, 'already_confirmed', null, noted.id],
      [9, 'no_match', null, null],
    ])
  })

  it('is matched by the number first: nobody gets what another pays for by typing their reference', async () => {
    const [learner, thief, admin] = [await aUser('student'), await aUser('student'), await aUser('admin')]
    const claim = { claimedReference: '632611229900', claimedAt: now }
    const late = await anOrder(learner, 'crs_1', { reference: 'K-2222-2222', state: 'expired', closedAt: 1 })
    const waiting = await anOrder(learner, 'crs_2', { reference: 'K-3333-3333' })
    await anOrder(thief, 'crs_1', claim)
    expect(
      await matchesOf(admin, [
        credit(2, 500, ['632611229900'], ['K-2222-2222']),
        credit(3, 500, ['632611229900'], ['K-3333-3333']),
      ]),
    ).toEqual([
      [2, 'closed', null, late.id],
      [3, 'exact', '632611229900', waiting.id],
    ])
  })

  it('that cuts the number pays the one order that begins so, and no order where several do', async () => {
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const only = await anOrder(learner, 'crs_1', { reference: 'K-7F3Q-X2RM' })
    const first = await anOrder(learner, 'crs_2', { reference: 'K-7F3Q-C222' })
    const closed = await anOrder(learner, 'crs_3', { reference: 'K-7F3Q-C233', state: 'cancelled', closedAt: 1 })
    const { body } = await match(admin, [
      credit(2, 500, ['N1'], ['K-7F3Q-X']),
      credit(3, 500, ['N2'], ['K-7F3Q-C2']),
      credit(4, 500, ['N3'], ['K-7F3Q-C22']),
      credit(5, 500, ['N4'], ['K-7F3Q-D']),
      credit(6, 499, ['N5'], ['K-7F3Q-X2R']),
      credit(7, 500, ['N6'], ['K-7F3Q-C', 'K-7F3Q-X2RM']),
    ])
    const { matches } = body as unknown as z.infer<typeof matchStatement.response>
    expect(
      matches.map(({ line, outcome, order, otherOrders = [] }) => [
        line,
        outcome,
        new Set([order, ...otherOrders].map((each) => each?.id)),
      ]),
    ).toEqual([
      [2, 'exact', new Set([only.id])],
      [3, 'ambiguous', new Set([first.id, closed.id])],
      [4, 'exact', new Set([first.id])],
      [5, 'no_match', new Set([undefined])],
      [6, 'amount_differs', new Set([only.id])],
      [7, 'paid_twice', new Set([only.id])],
    ])
    expect((await match(admin, [credit(1, 500, [], ['K-7F3Q-'])])).status).toBe(422)
  })

  it('that may pay several orders leaves them to an admin, and so does money that comes twice or does not agree', async () => {
    const [learner, other, admin] = [await aUser('student'), await aUser('student'), await aUser('admin')]
    const claim = { claimedReference: '632611229900', claimedAt: now }
    const claims = [await anOrder(learner, 'crs_1', claim), await anOrder(other, 'crs_1', claim)]
    const pair = [
      await anOrder(learner, 'crs_2', { reference: 'K-2222-2222' }),
      await anOrder(learner, 'crs_3', { reference: 'K-3333-3333' }),
    ]
    const { id } = await aPaidOrder(learner, (await aPaidCourse()).id, {
      paymentReference: 'DONE1',
      reference: 'K-4444-4444',
    })
    const both = ['K-2222-2222', 'K-3333-3333']
    const { body } = await match(admin, [
      credit(2, 500, ['632611229900']),
      credit(3, 1000, ['N1'], both),
      credit(4, 500, ['N2'], both),
      credit(5, 499.99, ['N3'], ['K-2222-2222']),
      credit(6, 500.01, ['N4'], ['K-2222-2222']),
      credit(7, 500, ['N5'], ['K-4444-4444']),
      credit(8, 500, ['N6'], ['K-3333-3333']),
      credit(9, 500, ['N6'], ['K-3333-3333']),
      credit(10, 500, ['N7'], ['K-3333-3333']),
    ])
    const { matches } = body as unknown as z.infer<typeof matchStatement.response>
    expect(
      matches.map(({ outcome, bankReference, order, otherOrders = [] }) => [
        outcome,
        bankReference,
        new Set([order, ...otherOrders].map((each) => each?.id)),
      ]),
    ).toEqual([
      ['ambiguous', null, new Set(claims.map((each) => each.id))],
      ['ambiguous', null, new Set(pair.map((each) => each.id))],
      ['ambiguous', null, new Set(pair.map((each) => each.id))],
      ['amount_differs', null, new Set([pair[0]?.id])],
      ['amount_differs', null, new Set([pair[0]?.id])],
      ['paid_twice', null, new Set([id])],
      ['exact', 'N6', new Set([pair[1]?.id])],
      ['already_confirmed', null, new Set([pair[1]?.id])],
      ['paid_twice', null, new Set([pair[1]?.id])],
    ])
  })

  it('changes nothing and leaves nothing behind, also under a key; what is exact is then confirmed by the row', async () => {
    const admin = await aUser('admin')
    const order = await anOrder(await aUser('student'), (await aPaidCourse()).id, { reference: 'K-AAAA-AAAA' })
    const before = await all('SELECT * FROM orders')
    const headers = { 'idempotency-key': 'b4a0b1f2-5c0e-4d0e-9f7c-0d6f0d2b7a11' }
    const { status } = await match(admin, [credit(1, 500, ['NOT12345'], ['K-AAAA-AAAA'])], headers)
    expect([status, await all('SELECT * FROM orders'), await all('SELECT * FROM idempotency_keys')]).toEqual([
      200,
      before,
      [],
    ])
    const rows = [{ id: order.id, answer: 'NOT12345' }]
    expect((await send(admin, 'POST', '/api/bulk/orders', { act: 'confirm', rows })).body).toMatchObject({
      results: [{ outcome: 'done' }],
    })
    expect(await matchesOf(admin, [credit(1, 500, ['NOT12345'], ['K-AAAA-AAAA'])])).toEqual([
      [1, 'already_confirmed', null, order.id],
    ])
  })

  it('is taken in parts, of what can be a reference, from admins', async () => {
    const admin = await aUser('admin')
    const many = Array.from({ length: 101 }, (_, place) => credit(place + 1, 1, []))
    for (const credits of [
      [],
      many,
      [credit(1, -5, [])],
      [credit(1, 5, ['=1+1'])],
      [credit(1, 5, [], ['Salary of Asha'])],
    ])
      expect((await match(admin, credits)).status).toBe(422)
    expect((await match(await aUser('student'), [credit(1, 5, [])])).status).toBe(403)
  })
})

describe('acts on many orders', () => {
  const actOn = async (admin: TestUser, body: object) => {
    const { status, body: answer } = await send(admin, 'POST', '/api/bulk/orders', body)
    const { results } = answer as unknown as BulkAnswer
    return { status, outcomes: results.map(({ outcome, reason, undo }) => [outcome, reason, undo]), results }
  }
  const claimedBy = async (reference: string | null) =>
    anOrder(
      await aUser('student'),
      (await aPaidCourse()).id,
      reference === null ? {} : { claimedReference: reference, claimedAt: now },
    )

  it('confirm each under what its buyer sent, or under what the admin says of it', async () => {
    const admin = await aUser('admin')
    const [claimed, told, silent] = [await claimedBy('CLAIM1'), await claimedBy('CLAIM2'), await claimedBy(null)]
    const rows = [{ id: claimed.id }, { id: told.id, answer: ' found 2 ' }, { id: silent.id }, { id: 'ord_none' }]
    const { status, outcomes } = await actOn(admin, { act: 'confirm', rows })
    expect([status, outcomes]).toEqual([
      200,
      [
        ['done', null, 'undo'],
        ['done', null, 'undo'],
        ['refused', 'The buyer has not sent a bank reference', null],
        ['refused', 'Not found', null],
      ],
    ])
    expect(await all('SELECT payment_reference FROM orders ORDER BY seq')).toEqual([
      { payment_reference: 'CLAIM1' },
      { payment_reference: 'FOUND2' },
      { payment_reference: null },
    ])
    expect((await actOn(admin, { act: 'confirm', rows: rows.slice(0, 2) })).outcomes).toEqual([
      ['unchanged', null, null],
      ['unchanged', null, null],
    ])
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 2 }])
    const undone = await actOn(admin, { act: 'undo', rows: rows.slice(0, 3) })
    expect(undone.outcomes.map(([outcome]) => outcome)).toEqual(['done', 'done', 'unchanged'])
    expect([await stateOf(claimed.id), await all('SELECT id FROM enrollments')]).toEqual(['pending_payment', []])
  })

  it('reach all that were reported as paid, and no other that waits', async () => {
    const admin = await aUser('admin')
    const [claimed, silent] = [await claimedBy('CLAIM1'), await claimedBy(null)]
    const matching = { state: 'pending_payment', claim: 'claimed' }
    const { results } = await actOn(admin, { act: 'confirm', matching })
    expect(results).toMatchObject([
      { id: claimed.id, outcome: 'done', name: expect.stringMatching(/^Ira Nayak \d+, K-\d+-TEST$/) },
    ])
    expect([await stateOf(claimed.id), await stateOf(silent.id)]).toEqual(['paid', 'pending_payment'])
  })

  it('cancel those that wait, for one reason that each buyer reads', async () => {
    const admin = await aUser('admin')
    const [open, cancelled] = [await claimedBy(null), await claimedBy(null)]
    const paid = await aPaidOrder(await aUser('student'), (await aPaidCourse()).id)
    await send(admin, 'POST', `/api/orders/${cancelled.id}/cancellation`, { reason: 'Earlier.' })
    const rows = [{ id: open.id }, { id: cancelled.id }, { id: paid.id }]
    expect((await actOn(admin, { act: 'cancel', rows })).outcomes[0]).toEqual(['refused', 'Please give a reason', null])
    expect((await actOn(admin, { act: 'cancel', answer: 'It begins in spring.', rows })).outcomes).toEqual([
      ['done', null, 'undo'],
      ['unchanged', null, null],
      ['refused', 'This order has changed in the meantime. It is paid.', null],
    ])
    expect(await all('SELECT cancel_reason FROM orders ORDER BY seq')).toEqual([
      { cancel_reason: 'It begins in spring.' },
      { cancel_reason: 'Earlier.' },
      { cancel_reason: null },
    ])
  })

  it('of two admins at once confirm each once, and make one place of each', async () => {
    const [one, two] = [await aUser('admin'), await aUser('admin')]
    const ids = [await claimedBy('A1'), await claimedBy('A2'), await claimedBy('A3')].map(({ id }) => ({ id }))
    const answers = await Promise.all([
      actOn(one, { act: 'confirm', rows: ids }),
      actOn(two, { act: 'confirm', rows: ids.toReversed() }),
    ])
    const done = answers.flatMap(({ outcomes }) => outcomes.filter(([outcome]) => outcome === 'done'))
    expect(done).toHaveLength(3)
    expect(await all('SELECT count(*) AS places FROM enrollments')).toEqual([{ places: 3 }])
    expect((await templates()).filter((template) => template === 'order_paid')).toHaveLength(3)
  })
})

describe('[part of U-19] the orders of somebody who is erased', () => {
  it('stay in the books without them: what waited is cancelled, what was paid stays paid', async () => {
    const learner = await aUser('student', {}, { firstName: 'Zarinebai', lastName: 'Quttubuddin' })
    const admin = await aUser('admin')
    const open = await anOrder(learner, 'crs_1', { claimedReference: 'ZARINE9', claimedAt: now })
    const paid = await aPaidOrder(learner, (await aPaidCourse()).id, {
      claimedReference: 'ZARINE8',
      claimedAt: now,
      state: 'refund_requested',
      refundRequestedAt: now,
      refundRequestReason: 'I, Zarinebai, am leaving.',
      refundDeclinedAt: now,
      refundDeclineReason: 'Dear Zarinebai, the course has begun.',
    })
    const cancelled = await anOrder(learner, 'crs_2', {
      state: 'cancelled',
      closedAt: now,
      cancelledBy: 'admin',
      cancelReason: 'Dear Zarinebai, it is free now.',
    })
    await erasePerson({ db: drizzle(env.DB) }, eq(users.id, learner.id))
    expect(
      await all(`SELECT id, state, buyer_id, amount,
        coalesce(refund_request_reason, refund_decline_reason, cancel_reason, claimed_reference) AS reason FROM orders ORDER BY seq`),
    ).toEqual([
      { id: open.id, state: 'cancelled', buyer_id: null, amount: 500, reason: null },
      { id: paid.id, state: 'refund_requested', buyer_id: null, amount: 500, reason: null },
      { id: cancelled.id, state: 'cancelled', buyer_id: null, amount: 500, reason: null },
    ])
    expect((await get(admin, '/api/orders?search=Quttubuddin')).body.items).toEqual([])
    const { status, body } = await send(admin, 'POST', `/api/orders/${paid.id}/refund`, { bankReference: 'GONE' })
    expect([status, body]).toMatchObject([201, { state: 'refunded', buyer: null }])
    expect(await templates()).toEqual([])
  })
})
