import { env } from 'cloudflare:workers'
import { orderLimits } from '@kere/contracts/order-options'
import { users } from '@kere/d1/schema/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aCourse, aCourseToLearn, anEducator, enroll } from '../../test/factories.ts'
import { anOrder, aPaidOrder } from '../../test/orders.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'
import { watch } from '../../test/watched-database.ts'
import { erasePerson } from '../accounts/erasure-rows.ts'
import { openDatabase } from '../context.ts'
import { newId } from '../new-id.ts'
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

/** What is really there is what the tests assert. */
type Answer = { status: number; body: Record<string, unknown> & { id: string; items: Record<string, unknown>[] } }

const get = async (person: TestUser, path: string, api = paying()): Promise<Answer> =>
  api.call(path, { headers: { cookie: person.cookie } })

const placeOf = async (person: TestUser, itemId: string, api = paying()): Promise<Answer> =>
  send(person, 'POST', '/api/me/orders', { itemKind: 'course', itemId }, api)

const all = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
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
  it('[part of S-112] [C-35] makes an order that waits for payment, with how to pay, and gives no place yet', async () => {
    const course = await aPaidCourse()
    const learner = await aUser('student')
    const { status, body } = await placeOf(learner, course.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      item: { kind: 'course', id: course.id, title: 'Reading a lake', isWithdrawn: false },
      amount: 1499,
      state: 'pending_payment',
      placedAt: '2026-11-15T12:00:00.000Z',
      payableUntil: '2026-11-22T12:00:00.000Z',
      paidAt: null,
      refundableUntil: null,
    })
    const { reference } = body as unknown as { reference: string }
    expect(reference).toMatch(/^K-[234679CDFGHJKMNPQRTVWXY]{4}-[234679CDFGHJKMNPQRTVWXY]{4}$/)
    expect(body['payment']).toEqual({
      kind: 'transfer',
      payee: 'Kere Learning',
      upi: {
        id: 'kere@examplebank',
        uri: `upi://pay?pa=kere@examplebank&pn=Kere%20Learning&am=1499&cu=INR&tn=${reference}`,
      },
      bank: { account: '000123456789', ifsc: 'EXMP0000123', name: 'Example Bank' },
    })
    expect(await all('SELECT id FROM enrollments')).toEqual([])
  })

  it('[part of C-35] says honestly that the instructions come by email, where none are configured', async () => {
    const { id } = await aPaidCourse()
    for (const settings of [{}, { PAYMENT_PAYEE: 'Kere Learning' }, { PAYMENT_UPI_ID: 'kere@examplebank' }]) {
      const { body } = await placeOf(await aUser('student'), id, startApi({ settings }))
      expect(body['payment']).toEqual({ kind: 'by_email' })
    }
  })

  it('emails how to pay, once', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const { body } = await placeOf(learner, id)
    await placeOf(learner, id)
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
    const { body } = await placeOf(learner, course.id)
    await run("UPDATE courses SET price = 9000, title = 'Reading a pond'")
    expect((await placeOf(learner, course.id)).body).toEqual(body)
    expect((await get(learner, `/api/me/orders/${body.id}`)).body).toMatchObject({
      amount: 1499,
      item: { title: 'Reading a lake' },
    })
  })

  it('[part of S-119] [part of S-120] [part of S-505] [part of U-26] is refused as enrolling is', async () => {
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
      refusalOf(await placeOf(educator, own.id)),
      refusalOf(await placeOf(learner, withdrawn.id)),
      refusalOf(await placeOf(learner, draft.id)),
      refusalOf(await placeOf(learner, 'crs_none')),
      refusalOf(await placeOf(learner, bought.id)),
      refusalOf(await placeOf(learner, free.id)).slice(0, 2),
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
    expect((await placeOf(await aUser('student'), id)).status).toBe(409)
    expect(await all('SELECT id FROM orders')).toEqual([])
  })

  it('makes one order, whatever 20 tabs do at once', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const answers = await Promise.all(Array.from({ length: orderLimits.perHour }, () => placeOf(learner, id)))
    const ids = new Set(answers.map(({ body }) => body.id))
    expect([answers.every(({ status }) => status === 201), ids.size]).toEqual([true, 1])
    expect(await all('SELECT count(*) AS orders FROM orders')).toEqual([{ orders: 1 }])
    expect(await templates()).toEqual(['order_placed'])
  })

  it('is told with what somebody is to the course, to them alone, as long as it waits', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const { body } = await placeOf(learner, id)
    const told = async (person: TestUser) => (await get(person, `/api/courses/${id}/standing`)).body['openOrderId']
    expect([await told(learner), await told(await aUser('student'))]).toEqual([body.id, null])
    await send(learner, 'POST', `/api/me/orders/${body.id}/cancellation`)
    expect(await told(learner)).toBeNull()
  })

  it('ends at 20 orders that wait, and at 20 within an hour', async () => {
    const learner = await aUser('student')
    for (let number = 0; number < orderLimits.open; number++) await anOrder(learner, `crs_other_${number}`)
    const { id } = await aPaidCourse()
    expect(refusalOf(await placeOf(learner, id)).slice(0, 2)).toEqual([409, 'too_many_orders'])
    await run("UPDATE orders SET state = 'cancelled', closed_at = 1")
    const statuses = []
    for (let number = 0; number < orderLimits.perHour; number++) {
      const { status, body } = await placeOf(learner, id)
      statuses.push(status)
      await run("UPDATE orders SET state = 'cancelled', closed_at = 1 WHERE id = ?", body.id ?? '')
    }
    expect(statuses).toEqual([...Array.from({ length: orderLimits.perHour - 1 }, () => 201), 429])
  })

  it('is open to every role, once they have said who they are (C-49)', async () => {
    const { id } = await aPaidCourse()
    expect((await placeOf(await aUser('educator'), id)).status).toBe(201)
    expect((await placeOf(await aUser('admin'), id)).status).toBe(201)
    const newcomer = await aUser('student', {}, { onboardingCompleted: false })
    expect((await placeOf(newcomer, id)).status).toBe(403)
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

  it('[part of U-21] say that the course is no longer offered, and stay payable', async () => {
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

  it('are cancelled, told by an email that waits, and taken back until it leaves', async () => {
    const learner = await aUser('student')
    const order = await anOrder(learner, (await aPaidCourse()).id)
    const path = `/api/me/orders/${order.id}/cancellation`
    const api = paying()
    const { status, body } = await send(learner, 'POST', path, undefined, api)
    expect([status, body]).toMatchObject([201, { state: 'cancelled', cancelledBy: 'member', payment: null }])
    expect(api.delays).toEqual([10])
    expect((await send(learner, 'DELETE', path)).status).toBe(204)
    expect([await stateOf(order.id), await templates()]).toEqual(['pending_payment', []])

    await send(learner, 'POST', path)
    await run("UPDATE outbox SET state = 'sent', sent_at = 1")
    expect(refusalOf(await send(learner, 'DELETE', path)).slice(0, 2)).toEqual([409, 'order_change_final'])
    expect(await stateOf(order.id)).toBe('cancelled')
  })

  it('do not come back where the same was ordered anew meanwhile', async () => {
    const { id } = await aPaidCourse()
    const learner = await aUser('student')
    const order = await anOrder(learner, id)
    await send(learner, 'POST', `/api/me/orders/${order.id}/cancellation`)
    const { body } = await placeOf(learner, id)
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

describe('an order that is not paid in time', () => {
  const expireAt = (at: number) =>
    expireOrders({
      db: openDatabase(env.DB),
      now: () => at,
      newId,
      randomBytes,
      requestId: 'clock',
      queueMail: () => undefined,
    })

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
    expect((await placeOf(learner, course.id)).body.id).not.toBe(order.id)
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
        now: () => now,
        newId,
        randomBytes,
        requestId: 'clock',
        queueMail: () => undefined,
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

  it('[part of W-06] confirms a payment: order, place, audit row and email in one batch', async () => {
    const course = await aPaidCourse()
    const [learner, admin] = [await aUser('student'), await aUser('admin')]
    const { body: order } = await placeOf(learner, course.id)
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

  it('[part of W-06] and another confirm at once, and one place is made', async () => {
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
    expect((await placeOf(learner, course.id)).status).toBe(201)
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
    const { body: second } = await placeOf(learner, course.id)
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

  it('[U-11] has the orders as CSV, for the file that the jobs worker writes', async () => {
    const admin = await aUser('admin')
    const order = await aPaidOrder(await aUser('student'), (await aPaidCourse()).id, { title: '=1+1' })
    const opened = await send(admin, 'POST', '/api/exports/orders.csv?state=paid')
    expect([opened.status, opened.body]).toMatchObject([200, { fileName: 'orders-2026-11-15.csv', rows: 1 }])
    const page = (await get(admin, '/api/exports/orders.csv?state=paid')) as unknown as { body: { rows: unknown[][] } }
    expect(page.body.rows[0]?.slice(0, 2)).toEqual(['2026-11-14 17:30:00', order.reference])
    expect(page.body.rows[0]?.[4]).toBe('=1+1')
  })
})

describe('[part of U-19] the orders of somebody who is erased', () => {
  it('stay in the books without them: what waited is cancelled, what was paid stays paid', async () => {
    const learner = await aUser('student', {}, { firstName: 'Zarinebai', lastName: 'Quttubuddin' })
    const admin = await aUser('admin')
    const open = await anOrder(learner, 'crs_1')
    const paid = await aPaidOrder(learner, (await aPaidCourse()).id, {
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
        coalesce(refund_request_reason, refund_decline_reason, cancel_reason) AS reason FROM orders ORDER BY seq`),
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
