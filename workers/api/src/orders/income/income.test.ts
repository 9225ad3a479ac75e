import { env } from 'cloudflare:workers'
import { getIncome } from '@kere/contracts/orders/income'
import { orders } from '@kere/contracts/orders/orders'
import { orderSums } from '@kere/contracts/orders/order-sums'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { aGatewayPayment } from '../gateway-payments/gateway-payments.fixtures.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser
let made: number

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  made = 0
})

const inIndia = (at: string) => Date.parse(`${at}+05:30`)
const october = { from: '2026-10-01', to: '2026-10-31' }

async function paid(course: { id: string; title: string }, amount: number, paidAt: string, refundedAt?: string) {
  made += 1
  return anOrder(await aUser('student'), course.id, {
    title: course.title,
    amount,
    discount: 10,
    state: refundedAt ? 'refunded' : 'paid',
    paidAt: inIndia(paidAt),
    paymentReference: `N${made}`,
    ...(refundedAt && { refundedAt: inIndia(refundedAt), refundReference: `B${made}` }),
  })
}

async function online(order: Awaited<ReturnType<typeof paid>>) {
  const paymentId = `pay_${made}`
  await env.DB.prepare('UPDATE orders SET payment_reference = ? WHERE id = ?').bind(paymentId, order.id).run()
  await aGatewayPayment(order, { state: 'paid', paymentId, paidAmount: order.amount * 100, paidAt: order.paidAt })
}

async function someOrders() {
  const educator = await anEducator()
  const lake = await aCourse(educator, { title: 'Reading a lake' })
  const solar = await aCourse(educator, { title: 'Rooftop solar' })
  await paid(lake, 500, '2026-09-30T23:59:59', '2026-10-01T00:00:00')
  await paid(lake, 700, '2026-10-01T00:00:00')
  await paid(solar, 40, '2026-10-20T12:00:00', '2026-11-01T00:00:00')
  await online(await paid(solar, 3000, '2026-10-31T23:59:59'))
  await paid(solar, 9000, '2026-11-01T00:00:00')
  await anOrder(await aUser('student'), lake.id, { amount: 1 })
  return { lake, solar }
}

it('sums what was paid and refunded on days in India, by way of payment and by what it was for', async () => {
  const { lake, solar } = await someOrders()
  const { body } = await api.ask(getIncome, { as: admin, query: october })
  const sums = (paidCount: number, paidAmount: number, refundedCount = 0, refundedAmount = 0) => ({
    paidCount,
    paidAmount,
    discountAmount: 10 * paidCount,
    refundedCount,
    refundedAmount,
  })
  expect(body).toEqual({
    ways: [
      { way: 'transfer', ...sums(2, 740, 1, 500) },
      { way: 'online', ...sums(1, 3000) },
    ],
    items: [
      { kind: 'course', id: solar.id, title: 'Rooftop solar', ...sums(2, 3040) },
      { kind: 'course', id: lake.id, title: 'Reading a lake', ...sums(1, 700, 1, 500) },
    ],
  })
  const { body: byMonth } = await api.ask(orderSums.list, { as: admin, query: { ...october, unit: 'month' } })
  expect(byMonth.items).toMatchObject([{ paidAmount: 3740, refundedAmount: 500 }])
})

it('each sum is that of the orders to which it leads', async () => {
  await someOrders()
  const { body } = await api.ask(getIncome, { as: admin, query: october })
  const listed = async (query: Record<string, string>) => {
    const { body: list } = await api.ask(orders.list, { as: admin, query: { limit: 100, ...query } })
    return [list.total, list.items.reduce((sum, { amount }) => sum + amount, 0)]
  }
  const days = {
    paid: { paidFrom: october.from, paidTo: october.to },
    refunded: { refundedFrom: october.from, refundedTo: october.to },
  }
  for (const { way, ...sums } of body.ways) {
    expect(await listed({ ...days.paid, way })).toEqual([sums.paidCount, sums.paidAmount])
    expect(await listed({ ...days.refunded, way })).toEqual([sums.refundedCount, sums.refundedAmount])
  }
  for (const { id: item, ...sums } of body.items) {
    expect(await listed({ ...days.paid, item })).toEqual([sums.paidCount, sums.paidAmount])
    expect(await listed({ ...days.refunded, item })).toEqual([sums.refundedCount, sums.refundedAmount])
  }
  expect(await listed(days.paid)).toEqual([3, 3740])
  expect(await listed({ ...days.paid, state: 'refunded' })).toEqual([1, 40])
})

it('is for admins alone', async () => {
  expect((await api.ask(getIncome, { as: await aUser('educator'), query: october })).status).toBe(403)
})
