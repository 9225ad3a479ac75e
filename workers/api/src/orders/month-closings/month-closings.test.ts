import { env } from 'cloudflare:workers'
import type { DifferenceKind } from '@kere/contracts/orders/month-closing-options'
import * as months from '@kere/contracts/orders/month-closings'
import * as orders from '@kere/contracts/orders/orders'
import type { StatementMovement } from '@kere/contracts/orders/month-closings'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { anOrder, aPaidOrder } from '../../../test/orders.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { aGatewayPayment } from '../gateway-payments/gateway-payments.fixtures.ts'
import { updateFee } from '../gateway-payments/gateway-payments.queries.ts'

const month = '2026-10'
const params = { month }
const inIndia = (at: string) => Date.parse(`${at}+05:30`)

let api: ReturnType<typeof startApi>
let admin: TestUser
let learner: TestUser
let courseId: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  api.clock.now = inIndia('2026-11-02T10:00:00')
  admin = await aUser('admin')
  learner = await aUser('student')
  courseId = (await aCourse(await anEducator(), { price: 500 })).id
})

const at = (moment: string) => {
  api.clock.now = inIndia(moment)
}
const look = async (of = month) => (await api.ask(months.getClosingMonth, { as: admin, params: { month: of } })).body
const close = async (as = admin) => api.ask(months.closeMonth, { as, params })
const read = async (movements: readonly StatementMovement[] = [], of = month) =>
  api.ask(months.readMonthStatement, { as: admin, params: { month: of }, body: { movements: [...movements] } })
const explain = async (kind: DifferenceKind, subject: string) =>
  api.ask(months.explainDifference, { as: admin, params, body: { kind, subject, reason: 'Known.' } })
const kinds = async () => (await look()).differences.map(({ kind, amount }) => [kind, amount])

const moved = (
  kind: 'credit' | 'debit',
  day: string,
  amount: number,
  bankReference: string | null,
  orderReference: string | null = null,
): StatementMovement => ({
  kind,
  day,
  amount,
  bankReferences: bankReference === null ? [] : [bankReference],
  orderReference,
})

const paid = async (paidAt: string, about: Partial<Parameters<typeof aPaidOrder>[2]> = {}) =>
  aPaidOrder(await aUser('student'), courseId, { paidAt: inIndia(paidAt), ...about })

const paidOnline = async (paidAt: string, about: Partial<Parameters<typeof aGatewayPayment>[1]> = {}) => {
  const order = await paid(paidAt, { paymentReference: `pay_${paidAt.replaceAll(/\D/g, '')}` })
  const payment = {
    state: 'paid',
    paymentId: order.paymentReference,
    paidAmount: 50_000,
    paidAt: order.paidAt,
  } as const
  return {
    order,
    row: await aGatewayPayment(order, { ...payment, fee: 1180, feeTax: 180, feeAt: order.paidAt, ...about }),
  }
}

describe('a month', () => {
  it('can be closed from an hour after its end in India, and says when', async () => {
    await read()
    for (const moment of ['2026-10-31T23:59:59', '2026-11-01T00:59:59']) {
      at(moment)
      expect([(await close()).body.code, (await look()).closableFrom]).toEqual([
        'month_not_over',
        '2026-10-31T19:30:00.000Z',
      ])
    }
    at('2026-11-01T01:00:00')
    await read()
    expect((await close()).status).toBe(201)
  })

  it('without a movement closes to nothing, once its statement was read after its end', async () => {
    at('2026-10-20T10:00:00')
    await read()
    at('2026-11-02T10:00:00')
    expect(await kinds()).toEqual([['statement_missing', 0]])
    expect((await close()).body.code).toBe('month_has_differences')
    await read()
    const { body } = await close()
    expect([body.openCount, new Set(Object.values(body.closing?.figures ?? {}))]).toEqual([0, new Set([0])])
  })

  it('closed by two admins at once is closed once, and both learn of it', async () => {
    await read()
    const answers = await Promise.all([close(), close(await aUser('admin'))])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('month_closed')
    const { results } = await env.DB.prepare("SELECT id FROM audit_log WHERE action = 'month.closed'").all()
    expect(results).toHaveLength(1)
  })

  it('is closed without the payments that are recorded meanwhile: those belong to the month in which they are made', async () => {
    await read()
    const waiting = await Promise.all(
      Array.from({ length: 4 }, async () =>
        anOrder(await aUser('student'), courseId, { placedAt: inIndia('2026-10-30T10:00:00') }),
      ),
    )
    const [closed, ...confirmed] = await Promise.all([
      close(),
      ...waiting.map(({ id }, place) =>
        api.ask(orders.confirmOrderPayment, { as: admin, params: { id }, body: { bankReference: `N${place}` } }),
      ),
    ])
    expect([closed.status, ...confirmed.map(({ status }) => status)]).toEqual([201, 201, 201, 201, 201])
    const { closing, hasChanged } = await look()
    expect([closing?.figures.transferPaidCount, hasChanged]).toEqual([0, false])
    expect((await look('2026-11')).figures.transferPaidCount).toBe(4)
  })

  it('that is closed takes no statement and no reason, and none is taken back', async () => {
    await read([moved('credit', '2026-10-05', 31_250, null)])
    const [{ subject } = { subject: '' }] = (await look()).differences
    await explain('credit_without_order', subject)
    await close()
    const refused = [
      await read(),
      await explain('credit_without_order', subject),
      await api.ask(months.withdrawReason, { as: admin, params, body: { kind: 'credit_without_order', subject } }),
      await close(),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => 'month_closed'))
    expect((await look()).differences).toMatchObject([{ reason: 'Known.', amount: 31_250 }])
  })

  it('is reopened with a reason and closed anew; both closings stay on record, and the file has both', async () => {
    await read()
    await close()
    const reopening = { as: admin, params, body: { reason: 'A transfer was missing.' } }
    expect((await api.ask(months.reopenMonth, { ...reopening, body: { reason: ' ' } })).status).toBe(422)
    const { body } = await api.ask(months.reopenMonth, reopening)
    expect([body.closing, body.openCount]).toEqual([null, 0])
    expect((await api.ask(months.reopenMonth, reopening)).body.code).toBe('month_not_closed')
    at('2026-11-02T11:00:00')
    await close()
    const list = await api.ask(months.monthClosings.list, { as: admin, query: { month } })
    expect(list.body.items.map(({ reopenReason }) => reopenReason)).toEqual([null, 'A transfer was missing.'])
    const headers = { cookie: admin.cookie, origin: 'https://kere.test' }
    await api.call('/api/exports/month-closings.csv?month=2026-10', { method: 'POST', headers })
    const file = await api.call('/api/exports/month-closings.csv?month=2026-10', { headers })
    const { rows } = JSON.parse(file.text) as { rows: unknown[][] }
    expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
      [month, null],
      [month, 'A transfer was missing.'],
    ])
  })

  it('that was changed behind its closing says so', async () => {
    await paid('2026-10-05T10:00:00', { paymentReference: 'N1' })
    await read([moved('credit', '2026-10-05', 50_000, 'N1')])
    await close()
    await env.DB.prepare('UPDATE orders SET amount = 400').run()
    const { hasChanged, closing, figures } = await look()
    expect([hasChanged, closing?.figures.transferPaidAmount, figures.transferPaidAmount]).toEqual([
      true,
      50_000,
      40_000,
    ])
  })

  it('is for admins alone, and the address names it', async () => {
    expect((await api.ask(months.getClosingMonth, { as: learner, params })).status).toBe(403)
    expect((await api.ask(months.getClosingMonth, { as: admin, params: { month: '2026-13' } })).status).toBe(422)
  })
})

describe('a difference', () => {
  it('is a credit that no order was paid with, also the second of a payer who paid twice; it names the likely order', async () => {
    const order = await paid('2026-10-05T10:00:00', { paymentReference: 'N1' })
    await read([
      moved('credit', '2026-10-05', 50_000, 'N1', order.reference),
      moved('credit', '2026-10-05', 50_000, 'N2', order.reference),
      moved('credit', '2026-10-06', 31_250, null),
      moved('credit', '2026-10-06', 31_250, null),
      moved('credit', '2026-10-07', 50_000, null, order.reference),
      moved('credit', '2026-10-07', 50_000, null, order.reference),
    ])
    const { differences, figures } = await look()
    expect(
      differences.map(({ kind, amount, bankReference, order: likely }) => [kind, amount, bankReference, likely?.id]),
    ).toEqual([
      ['credit_without_order', 50_000, 'N2', order.id],
      ['credit_without_order', 31_250, 'NONE-1', undefined],
      ['credit_without_order', 31_250, 'NONE-2', undefined],
      ['credit_without_order', 50_000, order.reference, order.id],
      ['credit_without_order', 50_000, order.reference, order.id],
    ])
    expect([figures.creditCount, figures.creditAmount]).toEqual([6, 262_500])
  })

  it('is an order that was said to be paid without a transfer, or with another amount; a transfer for two is none', async () => {
    await paid('2026-10-05T10:00:00', { paymentReference: 'N1' })
    await paid('2026-10-06T10:00:00', { paymentReference: 'N2' })
    await paid('2026-10-07T10:00:00', { paymentReference: 'TWO' })
    await paid('2026-10-07T10:00:00', { paymentReference: 'TWO' })
    await read([moved('credit', '2026-10-06', 49_900, 'N2'), moved('credit', '2026-10-07', 100_000, 'TWO')])
    expect(await kinds()).toEqual([
      ['paid_without_transfer', 50_000],
      ['credit_differs', -100],
    ])
  })

  it('is a refund without money that left, or with another amount; of what left, only refunds are kept', async () => {
    const refund = (refundReference: string) => ({
      state: 'refunded' as const,
      refundedAt: inIndia('2026-10-20T10:00:00'),
      refundReference,
    })
    await paid('2026-09-05T10:00:00', { paymentReference: 'N1', ...refund('B1') })
    await paid('2026-09-06T10:00:00', { paymentReference: 'N2', ...refund('B2') })
    await read([moved('debit', '2026-10-20', 40_000, 'B2'), moved('debit', '2026-10-30', 6_500_000, 'SALARY1')])
    expect(await kinds()).toEqual([
      ['refund_differs', -10_000],
      ['refund_without_transfer', 50_000],
    ])
    const { results } = await env.DB.prepare('SELECT reference FROM statement_lines').all()
    expect(results).toEqual([{ reference: 'B2' }])
  })

  it('is a payment of the gateway without an order, one that has not gone back, and a fee that nobody knows', async () => {
    await read()
    const { order } = await paidOnline('2026-10-05T10:00:00')
    await paidOnline('2026-10-06T10:00:00', { fee: null, feeTax: null, feeAt: null })
    await paidOnline('2026-10-07T10:00:00', { paidAmount: 49_900 })
    const other = await anOrder(learner, courseId)
    await aGatewayPayment(other, {
      state: 'refund_due',
      paymentId: 'pay_late',
      paidAmount: 50_000,
      paidAt: inIndia('2026-10-08T10:00:00'),
      fee: 1180,
      feeTax: 180,
      feeAt: inIndia('2026-10-08T10:00:00'),
    })
    expect(await kinds()).toEqual([
      ['gateway_fee_unknown', 0],
      ['gateway_without_order', 49_900],
      ['gateway_not_returned', 50_000],
    ])
    await env.DB.prepare(
      "UPDATE orders SET state = 'refunded', refunded_at = ?, refund_reference = payment_reference WHERE id = ?",
    )
      .bind(inIndia('2026-10-09T10:00:00'), order.id)
      .run()
    expect((await kinds()).at(-1)).toEqual(['gateway_not_returned', 50_000])
    expect((await look()).figures).toMatchObject({
      gatewayRefundCount: 1,
      turnedAwayCount: 1,
      turnedAwayAmount: 50_000,
    })
  })

  it('ends when its cause does, and its reason is not kept by the closing', async () => {
    const order = await paid('2026-10-05T10:00:00', { paymentReference: 'N1' })
    await read()
    await explain('paid_without_transfer', order.id)
    expect(await look()).toMatchObject({ openCount: 0, explainedCount: 1 })
    await read([moved('credit', '2026-10-05', 50_000, 'N1')])
    expect(await look()).toMatchObject({ openCount: 0, explainedCount: 0 })
    expect((await explain('paid_without_transfer', order.id)).body.code).toBe('difference_settled')
    expect((await close()).body).toMatchObject({ differences: [], explainedCount: 0 })
  })

  it('keeps its reason when the statement is read again, and loses it when that is taken back', async () => {
    const lines = [moved('credit', '2026-10-06', 31_250, null)]
    await read(lines)
    const [{ subject } = { subject: '' }] = (await look()).differences
    await explain('credit_without_order', subject)
    expect((await read(lines)).body).toMatchObject({ openCount: 0, explainedCount: 1 })
    const withdrawn = await api.ask(months.withdrawReason, {
      as: admin,
      params,
      body: { kind: 'credit_without_order', subject },
    })
    expect(withdrawn.body).toMatchObject({ openCount: 1, explainedCount: 0 })
  })

  it('is none where a transfer of one month is confirmed in the next', async () => {
    await paid('2026-11-01T09:00:00', { paymentReference: 'N1' })
    await read([moved('credit', '2026-10-31', 50_000, 'N1'), moved('credit', '2026-11-01', 70_000, 'N9')])
    expect(await kinds()).toEqual([])
    expect((await look('2026-11')).differences.map(({ kind }) => kind)).toEqual(['statement_missing'])
  })
})

it('a fee counts in the month of its payment, and in that in which it becomes known once the month is closed', async () => {
  const { row } = await paidOnline('2026-10-31T23:59:59', { fee: null, feeTax: null, feeAt: null })
  const other = await paidOnline('2026-10-30T10:00:00', { fee: null, feeTax: null, feeAt: null })
  const now = { db: openDatabase(env.DB), at: api.clock.now }
  await updateFee(now, other.row.id, { fee: 1180, tax: 180 })
  await read()
  await explain('gateway_fee_unknown', row.id)
  await close()
  await updateFee(now, row.id, { fee: 2360, tax: 360 })
  const [october, november] = [await look(), await look('2026-11')]
  expect([october.hasChanged, october.figures.feeAmount, november.figures.feeAmount, november.figures.feeTax]).toEqual([
    false,
    1180,
    2360,
    360,
  ])
})

/** A life of orders around the edges of October, by what happens to each. */
const moments = [
  '2026-09-30T23:59:59',
  '2026-10-01T00:00:00',
  '2026-10-15T12:00:00',
  '2026-10-31T23:59:59',
  '2026-11-01T00:00:00',
]
const life = fc.record({
  paidAt: fc.constantFrom(...moments),
  isOnline: fc.boolean(),
  amount: fc.integer({ min: 1, max: 9999 }),
  discount: fc.integer({ min: 0, max: 500 }),
  refundedAt: fc.option(fc.constantFrom(...moments), { nil: null }),
  isUndone: fc.boolean(),
})

it('whatever has happened, what is closed is the sum of the rows that are kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { maxLength: 12 }), async (lives) => {
      await env.DB.batch(
        ['gateway_payments', 'orders', 'statement_lines', 'month_closings', 'difference_reasons'].map((table) =>
          env.DB.prepare(`DELETE FROM ${table}`),
        ),
      )
      const movements: StatementMovement[] = []
      const kept = {
        transferPaidAmount: 0,
        gatewayPaidAmount: 0,
        transferRefundAmount: 0,
        gatewayRefundAmount: 0,
        discountAmount: 0,
      }
      const isIn = (moment: string) => moment.startsWith(month)
      for (const [place, { paidAt, isOnline, amount, discount, refundedAt, isUndone }] of lives.entries()) {
        const isRefunded = refundedAt !== null && refundedAt > paidAt
        const reference = isOnline ? `pay_${place}` : `N${place}`
        const back = isOnline ? reference : `B${place}`
        const order = await anOrder(learner, `crs_${place}`, {
          amount,
          discount,
          state: isRefunded ? 'refunded' : 'paid',
          paidAt: inIndia(paidAt),
          paymentReference: reference,
          ...(isRefunded && { refundedAt: inIndia(refundedAt), refundReference: back }),
        })
        // An undone payment leaves the order as it was before.
        if (isUndone && !isOnline) {
          await env.DB.prepare(
            "UPDATE orders SET state = 'pending_payment', paid_at = NULL, payment_reference = NULL, refunded_at = NULL, refund_reference = NULL WHERE id = ?",
          )
            .bind(order.id)
            .run()
          continue
        }
        if (isOnline)
          await aGatewayPayment(order, {
            state: isRefunded ? 'refunded' : 'paid',
            paymentId: reference,
            paidAmount: amount * 100,
            paidAt: inIndia(paidAt),
            refundedAt: isRefunded ? inIndia(refundedAt) : null,
            fee: 0,
            feeTax: 0,
            feeAt: inIndia(paidAt),
          })
        else {
          movements.push(moved('credit', paidAt.slice(0, 10), amount * 100, reference))
          if (isRefunded) movements.push(moved('debit', refundedAt.slice(0, 10), amount * 100, back))
        }
        if (isIn(paidAt)) {
          kept[isOnline ? 'gatewayPaidAmount' : 'transferPaidAmount'] += amount * 100
          kept.discountAmount += discount * 100
        }
        if (isRefunded && isIn(refundedAt))
          kept[isOnline ? 'gatewayRefundAmount' : 'transferRefundAmount'] += amount * 100
      }
      for (const of of ['2026-09', month, '2026-11']) await read(movements, of)
      const { status, body } = await close()
      expect(status).toBe(201)
      expect(body.closing?.figures).toMatchObject(kept)
      expect([body.openCount, body.explainedCount]).toEqual([0, 0])
    }),
    { seed: 20261031, numRuns: 25 },
  )
}, 60_000)
