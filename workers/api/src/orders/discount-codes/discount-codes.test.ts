import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/orders/discount-codes'
import { enrollByCode } from '@kere/contracts/orders/free-places'
import * as orders from '@kere/contracts/orders/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { clock as clockWork } from '../orders.routes.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { aCode } from './discount-codes.fixtures.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser
let learner: TestUser
let course: Awaited<ReturnType<typeof aCourse>>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  learner = await aUser('student')
  course = await aCourse(await anEducator(), { title: 'Reading a lake', price: 999 })
})

const first = async (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first()

const priceWith = async (code: string, as = learner, id = course.id) =>
  api.ask(endpoints.getCodePrice, { as, params: { id }, query: { code } })

const order = async (code: string | undefined, as = learner, itemId = course.id) =>
  api.ask(orders.placeOrder, { as, body: { itemKind: 'course', itemId, ...(code !== undefined && { code }) } })

const enroll100 = async (code: string, as = learner) =>
  api.ask(enrollByCode, { as, params: { id: course.id }, body: { code } })

const cancel = async (id: string, as = learner) => api.ask(orders.cancelMyOrder, { as, params: { id } })

let transfers = 0
const confirm = async (id: string) => {
  transfers += 1
  return api.ask(orders.confirmOrderPayment, { as: admin, params: { id }, body: { bankReference: `UTR${transfers}` } })
}

const usesOf = async (code: { id: string }) =>
  Number((await first('SELECT order_count + place_count AS uses FROM discount_codes WHERE id = ?', code.id))?.['uses'])

const expireAll = async () =>
  clockWork.expired({
    db: openDatabase(env.DB),
    at: api.clock.now,
    newId,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    requestId: 'req_test',
    queueMail: () => {},
    kindOfMail,
  })

const newCode = {
  note: 'Farmers’ day',
  kind: 'percent',
  value: 25,
  maxUses: 10,
  usesPerPerson: 1,
  firstDay: '2026-11-15',
  lastDay: '2026-11-20',
  courseIds: null,
} as const

describe('a code', () => {
  it('is made by an admin, random or chosen, in letters that do not look alike', async () => {
    const { body: random } = await api.ask(endpoints.createDiscountCode, { as: admin, body: newCode })
    expect(random.code).toMatch(/^[234679ACDEFGHJKMNPQRTUVWXY]{8}$/)
    expect(random).toMatchObject({ courses: null, state: 'active', orderCount: 0, placeCount: 0 })

    const body = { ...newCode, code: ' water-k4 ', courseIds: [course.id, 'crs_unknown'] }
    const { body: chosen, status } = await api.ask(endpoints.createDiscountCode, { as: admin, body })
    expect([status, chosen.code]).toEqual([201, 'WATERK4'])
    expect(chosen.courses).toEqual([{ id: course.id, title: 'Reading a lake' }])

    const again = await api.ask(endpoints.createDiscountCode, { as: admin, body: { ...body, code: 'WaterK4' } })
    expect(again.body.code).toBe('code_exists')
    for (const wrong of [{ code: 'SOIL25' }, { value: 101 }, { lastDay: '2026-11-14' }, { courseIds: [] }])
      expect((await api.ask(endpoints.createDiscountCode, { as: admin, body: { ...newCode, ...wrong } })).status).toBe(
        422,
      )
  })

  it('is listed by its state of today, and found by its note', async () => {
    const active = await aCode()
    const [notYet, over] = [await aCode({ firstDay: '2026-11-16' }), await aCode({ lastDay: '2026-11-14' })]
    const ended = await aCode({ endedAt: 1, note: 'The monsoon fair' })
    const usedUp = await aCode({ maxUses: 1 })
    await order(usedUp.code)
    const found = async (query: object) =>
      (await api.ask(endpoints.discountCodes.list, { as: admin, query })).body.items.map(({ id }) => id)
    expect(await found({ state: 'active' })).toEqual([active.id])
    expect(await found({ state: 'not_yet' })).toEqual([notYet.id])
    expect(await found({ state: 'over' })).toEqual([over.id])
    expect(await found({ state: 'ended' })).toEqual([ended.id])
    expect(await found({ state: 'used_up' })).toEqual([usedUp.id])
    expect(await found({ search: 'monsoon' })).toEqual([ended.id])
  })

  it('lowers the price in whole rupees that the buyer pays, compared without case, spaces and hyphens', async () => {
    await aCode({ code: 'WATERK4', value: 15 })
    expect((await priceWith('wa ter-k4')).body).toEqual({ code: 'WATERK4', price: 999, discount: 149, amount: 850 })
    await aCode({ code: 'RUPEEK4', kind: 'rupees', value: 400 })
    expect((await priceWith('RUPEEK4')).body).toMatchObject({ discount: 400, amount: 599 })
    await aCode({ code: 'FREEK4', kind: 'rupees', value: 5000 })
    expect((await priceWith('FREEK4')).body).toMatchObject({ discount: 999, amount: 0 })
  })

  it('says in one word why it does not help, the same to who asks for the price and to who orders', async () => {
    const other = await aCourse(await anEducator())
    const onlyOther = await aCode({ courseIds: JSON.stringify([other.id]) })
    const used = await aCode()
    await order(used.code, learner, other.id)
    const usedUp = await aCode({ maxUses: 1 })
    await order(usedUp.code, await aUser('student'))
    const wrong: readonly (readonly [string, string])[] = [
      ['NOSUCHCODE', 'code_unknown'],
      [(await aCode({ firstDay: '2026-11-16' })).code, 'code_not_yet'],
      [(await aCode({ lastDay: '2026-11-14' })).code, 'code_over'],
      [(await aCode({ endedAt: 1 })).code, 'code_over'],
      [onlyOther.code, 'code_not_for_course'],
      [used.code, 'code_used_by_you'],
      [usedUp.code, 'code_used_up'],
    ]
    for (const [code, problem] of wrong) {
      const refusals = [await priceWith(code), await order(code), await enroll100(code)]
      expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(refusals.map(() => [409, problem]))
    }
    expect((await priceWith(onlyOther.code, await aUser('student'), other.id)).status).toBe(200)
  })

  it('is not looked at where the course cannot be ordered', async () => {
    const { code } = await aCode()
    const free = await aCourse(await anEducator(), { price: 0 })
    expect((await priceWith(code, learner, free.id)).body.code).toBe('code_not_needed')
    await enroll(learner.id, course.id)
    expect((await priceWith(code)).body.code).toBe('already_enrolled')
    expect((await priceWith(code, learner, 'crs_none')).body.code).toBe('not_found')
    const event = { itemKind: 'event', itemId: 'evt_1', code } as const
    expect((await api.ask(orders.placeOrder, { as: learner, body: event })).body.code).toBe('code_not_for_course')
  })

  it('is not guessed: one account asks thirty times in an hour', async () => {
    const answers = []
    for (let tries = 0; tries < 31; tries += 1) answers.push(await priceWith(`GUESS${tries}`))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    expect((await order('GUESS')).status).toBe(429)
    expect((await enroll100('GUESS')).status).toBe(429)
    expect((await order(undefined)).status).toBe(201)
  })

  it('is ended, and used again; orders that have it keep their price', async () => {
    const code = await aCode({ usesPerPerson: 5 })
    const { body: placed } = await order(code.code)
    const set = async (ended: boolean) =>
      api.ask(endpoints.setDiscountCodeEnded, { as: admin, params: { id: code.id }, body: { ended } })
    expect((await set(true)).body.state).toBe('ended')
    expect((await confirm(placed.id)).body).toMatchObject({ state: 'paid', amount: 750 })
    expect((await set(false)).body.state).toBe('active')
    const actions = (await env.DB.prepare("SELECT action FROM audit_log WHERE subject_type = 'discount_code'").all())
      .results
    expect(actions.map(({ action }) => action)).toEqual(['discount_code.ended', 'discount_code.resumed'])
  })
})

describe('an order with a code', () => {
  it('keeps the price, the discount and the code, and the books count what was paid', async () => {
    const code = await aCode({ code: 'WATERK4', value: 20 })
    const { body: placed } = await order('WATERK4')
    expect(placed).toMatchObject({ amount: 800, discount: { code: 'WATERK4', amount: 199 } })
    await run('UPDATE courses SET price = 5000 WHERE id = ?', course.id)
    expect((await confirm(placed.id)).body).toMatchObject({ amount: 800, discount: { code: 'WATERK4', amount: 199 } })
    expect(await first("SELECT paid_amount, discount_amount FROM order_sums WHERE unit = 'day'")).toEqual({
      paid_amount: 800,
      discount_amount: 199,
    })
    await api.ask(orders.refundOrder, { as: admin, params: { id: placed.id }, body: { bankReference: 'BACK1' } })
    expect(await usesOf(code)).toBe(1)
  })

  it('changes the order that waits, under its number, and emails the new price', async () => {
    const [quarter, half] = [await aCode({ value: 25 }), await aCode({ value: 50 })]
    const { body: plain } = await order(undefined)
    const { body: lower } = await order(quarter.code)
    expect(lower).toMatchObject({ id: plain.id, reference: plain.reference, amount: 750 })
    expect((await order(half.code)).body).toMatchObject({ id: plain.id, amount: 500 })
    expect([await usesOf(quarter), await usesOf(half)]).toEqual([0, 1])
    expect((await order(half.code)).body.id).toBe(plain.id)
    expect((await order(quarter.code)).body.code).toBe('code_not_lower')
    expect((await priceWith(quarter.code)).body.code).toBe('code_not_lower')
    const mails = await env.DB.prepare(
      "SELECT details FROM outbox WHERE template = 'order_placed' ORDER BY rowid",
    ).all()
    expect(mails.results.map(({ details }) => (JSON.parse(String(details)) as { amount: string }).amount)).toEqual([
      '999',
      '750',
      '500',
    ])
    const claim = { as: learner, params: { id: plain.id }, body: { bankReference: 'UTRMINE' } }
    await api.ask(orders.claimMyPayment, claim)
    for (const { body } of [await order(quarter.code), await priceWith(quarter.code)])
      expect(body.code).toBe('order_changed')
    expect((await priceWith((await aCode({ value: 100 })).code)).body.amount).toBe(0)
  })

  it('is never changed to a higher price, and to a lower one by the same code too', async () => {
    const quarter = await aCode({ value: 25, usesPerPerson: 2 })
    const { body: plain } = await order(undefined)
    await run('UPDATE courses SET price = 2000 WHERE id = ?', course.id)
    const refused = [await order(quarter.code), await priceWith(quarter.code)]
    expect(refused.map(({ body }) => body.code)).toEqual(['code_not_lower', 'code_not_lower'])
    const own = await api.ask(orders.getMyOrder, { as: learner, params: { id: plain.id } })
    expect(own.body).toMatchObject({ amount: 999, discount: null })
    expect(await usesOf(quarter)).toBe(0)
    for (const [price, amount] of [
      [800, 600],
      [400, 300],
      [800, 300],
    ] as const) {
      await run('UPDATE courses SET price = ? WHERE id = ?', price, course.id)
      expect((await order(quarter.code)).body).toMatchObject({ id: plain.id, amount })
    }
    expect(await usesOf(quarter)).toBe(1)
  })

  it('is refused for a code that takes nothing off so low a price', async () => {
    const code = await aCode({ value: 1 })
    await run('UPDATE courses SET price = 99 WHERE id = ?', course.id)
    const refused = [await priceWith(code.code), await order(code.code), await enroll100(code.code)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'code_takes_nothing']),
    )
    await run('UPDATE courses SET price = 100 WHERE id = ?', course.id)
    expect((await order(code.code)).body).toMatchObject({ amount: 99 })
  })

  it('is not placed at a price that the buyer has not read', async () => {
    const { code } = await aCode()
    const body = { itemKind: 'course', itemId: course.id, price: 900, code } as const
    expect((await api.ask(orders.placeOrder, { as: learner, body })).body.code).toBe('changed_since_read')
    expect((await api.ask(orders.placeOrder, { as: learner, body: { ...body, price: 999 } })).body.amount).toBe(750)
  })

  it('is never needed for a code that makes the course free', async () => {
    const code = await aCode({ value: 100 })
    const waiting = await order(undefined)
    expect((await order(code.code)).body.code).toBe('code_makes_free')
    const { status, body } = await enroll100(code.code)
    expect([status, body.course.title]).toEqual([201, 'Reading a lake'])
    expect(await first('SELECT code_id, price, learner_id FROM free_places')).toEqual({
      code_id: code.id,
      price: 999,
      learner_id: learner.id,
    })
    expect(await usesOf(code)).toBe(1)
    const closed = await api.ask(orders.getMyOrder, { as: learner, params: { id: waiting.body.id } })
    expect(closed.body).toMatchObject({ state: 'cancelled', cancelReason: expect.stringContaining('free place') })
    expect((await enroll100(code.code)).body.code).toBe('already_enrolled')
    const partly = await aCode({ value: 99 })
    expect((await enroll100(partly.code, await aUser('student'))).body.code).toBe('changed_since_read')
  })
})

describe('the last use', () => {
  it('is had by one of many who order at once', async () => {
    const code = await aCode({ maxUses: 1 })
    const buyers = await Promise.all(Array.from({ length: 40 }, async () => aUser('student')))
    const answers = await Promise.all(buyers.map(async (buyer) => order(code.code, buyer)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['code_used_up']),
    )
    expect(await usesOf(code)).toBe(1)
  })

  it('is not taken from whoever has it meanwhile, by undoing or by a late payment', async () => {
    const code = await aCode({ maxUses: 1 })
    const { body: cancelled } = await order(code.code)
    await cancel(cancelled.id)
    const other = await aUser('student')
    const { body: placed } = await order(code.code, other)
    expect(placed.discount?.code).toBe(code.code)
    const undone = await api.ask(orders.undoMyCancellation, { as: learner, params: { id: cancelled.id } })
    expect(undone.status).toBe(409)
    const late = async (outcome: 'confirm' | 'refund') =>
      api.ask(orders.recordLatePayment, {
        as: admin,
        params: { id: cancelled.id },
        body: { bankReference: 'UTRLATE', outcome },
      })
    expect((await late('confirm')).body.code).toBe('order_item_unavailable')
    expect((await late('refund')).status).toBe(201)
    expect(await usesOf(code)).toBe(1)
  })
})

interface Counts {
  order_count: number
  place_count: number
  max_uses: number
  held: number
  places: number
  most: number
  uses_each: number
}

it('holds a use for each order that has one, and never more than it may, whatever happens in whatever order', async () => {
  const seeds = [1, 2, 3]
  for (const seed of seeds) {
    await emptyDatabase()
    api = startApi()
    admin = await aUser('admin')
    course = await aCourse(await anEducator(), { price: 999 })
    const codes = [
      await aCode({ maxUses: 2, usesPerPerson: 1 }),
      await aCode({ maxUses: 3, usesPerPerson: 2, value: 100 }),
    ] as const
    const courses = [course, await aCourse(await anEducator(), { price: 400 })]
    const buyers = await Promise.all(Array.from({ length: 4 }, async () => aUser('student')))
    let state = seed
    const draw = <Each>(from: readonly Each[]): Each => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return from[Math.floor((state / 2_147_483_648) * from.length)]!
    }
    const anyOrder = async () => {
      const { results } = await env.DB.prepare('SELECT id, buyer_id FROM orders ORDER BY id').all<{
        id: string
        buyer_id: string
      }>()
      return results.length === 0 ? undefined : draw(results)
    }
    const acts = {
      order: async () => order(draw([codes[0].code, codes[0].code, undefined]), draw(buyers), draw(courses).id),
      place: async () =>
        api.ask(enrollByCode, { as: draw(buyers), params: { id: draw(courses).id }, body: { code: codes[1].code } }),
      async ofOrder() {
        const found = await anyOrder()
        if (!found) return
        const params = { id: found.id }
        const as = buyers.find(({ id }) => id === found.buyer_id)!
        transfers += 1
        const paid = { bankReference: `UTR${transfers}` }
        await draw([
          async () => api.ask(orders.cancelMyOrder, { as, params }),
          async () => api.ask(orders.undoMyCancellation, { as, params }),
          async () => api.ask(orders.confirmOrderPayment, { as: admin, params, body: paid }),
          async () => api.ask(orders.refundOrder, { as: admin, params, body: paid }),
          async () => api.ask(orders.undoOrderDecision, { as: admin, params }),
          async () => api.ask(orders.cancelOrder, { as: admin, params, body: { reason: 'Ordered twice.' } }),
          async () => api.ask(orders.recordLatePayment, { as: admin, params, body: { ...paid, outcome: 'confirm' } }),
          async () => api.ask(orders.recordLatePayment, { as: admin, params, body: { ...paid, outcome: 'refund' } }),
        ])()
      },
      end: async () =>
        api.ask(endpoints.setDiscountCodeEnded, {
          as: admin,
          params: { id: codes[0].id },
          body: { ended: draw([true, false, false]) },
        }),
      async expire() {
        await run(
          "UPDATE orders SET payable_until = 0 WHERE state = 'pending_payment' AND id = ?",
          (await anyOrder())?.id ?? '',
        )
        await expireAll()
      },
    }
    for (let step = 0; step < 40; step += 1) {
      await run('DELETE FROM throttled_acts')
      const drawn = draw(['order', 'order', 'place', 'ofOrder', 'ofOrder', 'ofOrder', 'end', 'expire'] as const)
      await Promise.all([acts[drawn](), acts[draw(['order', 'ofOrder', 'place'] as const)]()])
      const { results } = await env.DB.prepare(
        `SELECT order_count, place_count, max_uses, (SELECT count(*) FROM orders WHERE code_id = code.id
          AND (state IN ('pending_payment', 'paid', 'refund_requested', 'refunded')) AND (late_since IS NULL OR grant_id IS NOT NULL))
          AS held, (SELECT count(*) FROM free_places WHERE code_id = code.id) AS places,
          (SELECT coalesce(max(own), 0) FROM (SELECT count(*) AS own FROM orders WHERE code_id = code.id
            AND state IN ('pending_payment', 'paid', 'refund_requested', 'refunded')
            AND (late_since IS NULL OR grant_id IS NOT NULL) GROUP BY buyer_id)) AS most, uses_each
        FROM discount_codes AS code`,
      ).all<Counts>()
      for (const code of results) {
        expect([code.order_count, code.place_count]).toEqual([code.held, code.places])
        expect(code.held + code.places).toBeLessThanOrEqual(code.max_uses)
        expect(code.most).toBeLessThanOrEqual(code.uses_each)
      }
    }
  }
}, 60_000)
