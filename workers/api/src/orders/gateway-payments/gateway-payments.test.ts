import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/orders/gateway-payments'
import { gatewayLimits } from '@kere/contracts/orders/gateway-payment-options'
import * as orders from '@kere/contracts/orders/orders'
import { signText, type SignedEvent } from '@kere/tooling/stand-in-gateway'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { gatewayKeys, openGateway } from '../../../test/gateway.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { readSettings } from '../../http/settings.ts'
import { aCode } from '../discount-codes/discount-codes.fixtures.ts'
import { expireOrders } from '../expire-orders.ts'
import { signedEvent } from './gateway-payments.fixtures.ts'
import { checkPayments } from './reconcile.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let api: ReturnType<typeof startApi>
let gateway: ReturnType<typeof openGateway>
let standIn: ReturnType<typeof openGateway>['standIn']
let admin: TestUser
let learner: TestUser
let course: Awaited<ReturnType<typeof aCourse>>

beforeEach(async () => {
  await emptyDatabase()
  gateway = openGateway(() => api.clock.now)
  standIn = gateway.standIn
  api = startApi({ settings: gateway.settings })
  admin = await aUser('admin')
  learner = await aUser('student')
  course = await aCourse(await anEducator(), { title: 'Reading a lake', price: 999 })
})

const all = async <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const order = async (as = learner, code?: string) =>
  (await api.ask(orders.placeOrder, { as, body: { itemKind: 'course', itemId: course.id, ...(code && { code }) } }))
    .body
const start = async (id: string, as = learner) => api.ask(endpoints.startGatewayPayment, { as, params: { id } })
const stateOf = async (id: string) =>
  (await all<{ state: string }>('SELECT state FROM orders WHERE id = ?', id))[0]?.state
const linkOf = async (id: string) =>
  (
    await all<{ link_id: string }>(
      'SELECT link_id FROM gateway_payments WHERE order_id = ? ORDER BY created_at DESC, rowid DESC',
      id,
    )
  )[0]?.link_id ?? ''
const paymentsOf = async (id: string) =>
  all('SELECT state, amount, paid_amount FROM gateway_payments WHERE order_id = ? ORDER BY rowid', id)
const places = async (as = learner) => (await all('SELECT id FROM enrollments WHERE student_id = ?', as.id)).length
/** Reads the names of the emails that the learner got after ordering. */
const mails = async () =>
  (
    await all<{ template: string }>(
      "SELECT template FROM outbox WHERE user_id = ? AND template <> 'order_placed' ORDER BY rowid",
      learner.id,
    )
  ).map(({ template }) => template)

const comeBack = async (url: string, changed: Partial<endpoints.GatewayReturn> = {}) => {
  const { searchParams } = new URL(url)
  const given = (name: string) => searchParams.get(`razorpay_${name}`) ?? ''
  return api.ask(endpoints.finishGatewayPayment, {
    body: {
      paymentId: given('payment_id'),
      linkId: given('payment_link_id'),
      reference: given('payment_link_reference_id'),
      status: given('payment_link_status'),
      signature: given('signature'),
      ...changed,
    },
  })
}
const bodyOf = ({ body, signature, eventId }: SignedEvent) => ({ payload: btoa(body), signature, eventId })
const tell = async (event: SignedEvent) => api.ask(endpoints.receiveGatewayWebhook, { body: bodyOf(event) })
const theClock = (later = 0) => ({
  db: openDatabase(env.DB),
  at: api.clock.now + later,
  newId,
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  requestId: 'clock',
  queueMail: () => undefined,
  kindOfMail,
  settings: readSettings({ ...env, ...gateway.settings }),
})
const poll = async (later = hourMs) => checkPayments(theClock(later))
const refund = async (id: string, as = admin) => api.ask(endpoints.refundGatewayPayment, { as, params: { id } })

async function payingOrder(as = learner) {
  const { id } = await order(as)
  await start(id, as)
  return { id, linkId: await linkOf(id) }
}

async function paidOrder(as = learner) {
  const { id, linkId } = await payingOrder(as)
  standIn.pay(linkId)
  await tell(await standIn.event('payment_link.paid', linkId))
  expect(await stateOf(id)).toBe('paid')
  return { id, linkId }
}

describe('paying at once', () => {
  it('[W-06.provider] gives the place as soon as the buyer comes back, and tells them once', async () => {
    const placed = await order()
    expect(placed.paysAtOnce).toBe(true)
    const { status, body } = await start(placed.id)
    const linkId = await linkOf(placed.id)
    expect([status, body.location]).toEqual([200, `https://kere.test/_gateway/${linkId}`])
    expect(await places()).toBe(0)
    standIn.pay(linkId)
    const back = await comeBack(await standIn.returnUrl(linkId))
    expect([back.status, back.body]).toEqual([200, { orderId: placed.id }])
    expect([await stateOf(placed.id), await places()]).toEqual(['paid', 1])
    await comeBack(await standIn.returnUrl(linkId))
    await tell(await standIn.event('payment_link.paid', linkId))
    await poll()
    expect(await mails()).toEqual(['order_paid'])
    expect(await all("SELECT paid_count AS paid, paid_amount AS amount FROM order_sums WHERE unit = 'day'")).toEqual([
      { paid: 1, amount: 999 },
    ])
  })

  it('asks for the price after the discount, in paise, and sends nothing of the buyer', async () => {
    const { code } = await aCode({ kind: 'percent', value: 25 })
    const { id, amount } = await order(learner, code)
    await start(id)
    const link = standIn.links.get(await linkOf(id))
    expect(link).toMatchObject({ amount: amount * 100, currency: 'INR', callback_url: 'https://kere.test/pay/return' })
    expect(JSON.stringify([...standIn.links.values()])).not.toContain(learner.id)
    expect(JSON.stringify([...standIn.links.values()])).not.toMatch(/@/)
  })

  it('gives the same page again, also to one who presses many times at once', async () => {
    const { id } = await order()
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(id)))
    expect(new Set(answers.map(({ body }) => body.location)).size).toBe(1)
    const open = [...standIn.links.values()].filter(({ status }) => status === 'created')
    expect(open.map(({ short_url }) => short_url)).toEqual([answers[0]?.body.location])
  })

  it('closes the page of the old price when a code has lowered it', async () => {
    const { id } = await order()
    await start(id)
    const old = await linkOf(id)
    const { code } = await aCode()
    const { amount } = await order(learner, code)
    await start(id)
    expect(standIn.links.get(old)?.status).toBe('cancelled')
    expect(await paymentsOf(id)).toEqual([
      { state: 'closed', amount: 99_900, paid_amount: null },
      { state: 'open', amount: amount * 100, paid_amount: null },
    ])
  })

  it('opens no page for another’s order, nor for one that is closed or about to expire', async () => {
    const { id } = await order()
    expect((await start(id, await aUser('student'))).status).toBe(404)
    const tooLate = api.clock.now + (gatewayLimits.shortestMinutes - 1) * minuteMs
    await all('UPDATE orders SET payable_until = ? WHERE id = ?', tooLate, id)
    expect((await start(id)).body).toMatchObject({ code: 'order_changed' })
    await api.ask(orders.cancelMyOrder, { as: learner, params: { id } })
    expect((await start(id)).body).toMatchObject({ code: 'order_changed' })
    expect(standIn.links.size).toBe(0)
  })

  it('opens only pages of the gateway', async () => {
    const elsewhere = {
      fetch: async () =>
        Response.json({ id: 'plink_1', short_url: 'https://evil.test/_gateway', status: 'created', currency: 'INR' }),
    }
    api = startApi({ settings: { ...gateway.settings, LOCAL_GATEWAY: elsewhere } })
    expect((await start((await order()).id)).body).toMatchObject({ code: 'gateway_unreachable' })
    expect(await all('SELECT id FROM gateway_payments')).toEqual([])
  })

  it('says so where the gateway does not answer', async () => {
    const { id } = await order()
    standIn.isSilent = true
    expect((await start(id)).body).toMatchObject({ code: 'gateway_unreachable' })
  })

  it('is off without keys: no endpoint acts, and the order offers nothing', async () => {
    const { id, linkId } = await paidOrder()
    const event = await standIn.event('payment_link.paid', linkId)
    const url = await standIn.returnUrl(linkId)
    for (const missing of Object.keys(gatewayKeys)) {
      api = startApi({ settings: { ...gateway.settings, [missing]: '' } })
      standIn.isSilent = true
      const answers = [await start(id), await comeBack(url), await tell(event), await refund(id)]
      for (const { status, body } of answers)
        expect({ status, body }).toMatchObject({ status: 404, body: { code: 'gateway_off' } })
      const shown = await api.ask(orders.getMyOrder, {
        as: learner,
        params: { id: (await order(await aUser('student'))).id },
      })
      expect(shown.body.paysAtOnce ?? false).toBe(false)
    }
  })
})

describe('a webhook', () => {
  it('[W-06.provider] is refused if it is forged, and nothing is looked up', async () => {
    const { id, linkId } = await payingOrder()
    standIn.pay(linkId)
    const event = await standIn.event('payment_link.paid', linkId)
    const forged = [
      { ...event, signature: await signText('another secret', event.body) },
      { ...event, signature: await signText(gatewayKeys.RAZORPAY_KEY_SECRET, event.body) },
      { ...event, signature: '0'.repeat(64) },
      { ...event, body: `${event.body} ` },
      { ...event, body: event.body.replace('99900', '99901') },
    ]
    standIn.isSilent = true
    for (const each of forged) expect((await tell(each)).body).toMatchObject({ code: 'gateway_unproven' })
    for (const signature of ['', 'f'.repeat(63), event.signature.toUpperCase(), `${event.signature}0`])
      expect((await tell({ ...event, signature })).status).toBe(422)
    expect([await stateOf(id), await all('SELECT id FROM gateway_webhooks')]).toEqual(['pending_payment', []])
  })

  it('makes one payment, replayed 100 times under its id and 100 times under others', async () => {
    const { linkId } = await payingOrder()
    standIn.pay(linkId)
    const event = await standIn.event('payment_link.paid', linkId)
    const replayed = Array.from({ length: 200 }, (_, index) =>
      index < 100 ? event : { ...event, eventId: `other${index}` },
    )
    expect(new Set((await Promise.all(replayed.map(tell))).map(({ status }) => status))).toEqual(new Set([204]))
    expect([await places(), await mails(), (await all('SELECT id FROM gateway_webhooks')).length]).toEqual([
      1,
      ['order_paid'],
      1,
    ])
  })

  it('is refused once it is older than any retry of the gateway, or from the future', async () => {
    const { id, linkId } = await payingOrder()
    standIn.pay(linkId)
    const event = await standIn.event('payment_link.paid', linkId)
    const tooFar = gatewayLimits.webhookHours * hourMs + minuteMs
    for (const ms of [tooFar, -2 * tooFar]) {
      api.clock.now += ms
      expect((await tell(event)).body).toMatchObject({ code: 'gateway_webhook_too_old' })
    }
    expect(await stateOf(id)).toBe('pending_payment')
  })

  it('of no order of ours is received and left alone, as is one without sense', async () => {
    expect((await tell(await standIn.event('payment_link.paid', 'plink_of_somebody_else'))).status).toBe(204)
    const nonsense = await signedEvent('no JSON')
    expect((await api.ask(endpoints.receiveGatewayWebhook, { body: nonsense })).body).toMatchObject({
      code: 'gateway_webhook_too_old',
    })
    expect(await places()).toBe(0)
  })

  it('that could not be acted upon is not remembered, so that it can come again', async () => {
    const { id, linkId } = await payingOrder()
    standIn.pay(linkId)
    const event = await standIn.event('payment_link.paid', linkId)
    standIn.isSilent = true
    expect((await tell(event)).status).toBe(503)
    standIn.isSilent = false
    expect((await tell(event)).status).toBe(204)
    expect(await stateOf(id)).toBe('paid')
  })

  it('cannot say that somebody has paid: the gateway is asked', async () => {
    const { id, linkId } = await payingOrder()
    expect((await tell(await standIn.event('payment_link.paid', linkId))).status).toBe(204)
    expect([await stateOf(id), await places()]).toEqual(['pending_payment', 0])
  })
})

describe('coming back', () => {
  it('is refused with another’s signature, and leads to no order that is not named by it', async () => {
    const first = await payingOrder()
    const other = await payingOrder(await aUser('student'))
    standIn.pay(first.linkId)
    const url = await standIn.returnUrl(first.linkId)
    for (const changed of [
      { linkId: other.linkId },
      { reference: 'gwp_other' },
      { paymentId: 'pay_other' },
      { status: 'failed' },
    ])
      expect((await comeBack(url, changed)).body).toMatchObject({ code: 'gateway_unproven' })
    expect([await stateOf(first.id), await stateOf(other.id)]).toEqual(['pending_payment', 'pending_payment'])
  })

  it('works while the gateway is silent, and the poll finds the payment', async () => {
    const { id, linkId } = await payingOrder()
    standIn.pay(linkId)
    const url = await standIn.returnUrl(linkId)
    standIn.isSilent = true
    expect((await comeBack(url)).body).toEqual({ orderId: id })
    await poll(5 * minuteMs)
    expect(await stateOf(id)).toBe('pending_payment')
    standIn.isSilent = false
    await poll()
    expect([await stateOf(id), await places(), await mails()]).toEqual(['paid', 1, ['order_paid']])
  })
})

describe('money that its order cannot take', () => {
  const returned = async (linkId: string) =>
    [...standIn.refunds.values()]
      .filter(({ payment_id }) => payment_id === standIn.links.get(linkId)?.payments[0]?.payment_id)
      .map(({ amount }) => amount)

  it('goes back if the order was cancelled, has expired, or was paid by transfer', async () => {
    const acts: Record<string, (id: string) => Promise<unknown>> = {
      cancelled: async (id) => api.ask(orders.cancelMyOrder, { as: learner, params: { id } }),
      expired: async () => expireOrders(theClock(8 * dayMs)),
      paid: async (id) =>
        api.ask(orders.confirmOrderPayment, { as: admin, params: { id }, body: { bankReference: 'UTR1' } }),
    }
    for (const [state, act] of Object.entries(acts)) {
      const { id, linkId } = await payingOrder()
      await act(id)
      standIn.pay(linkId)
      await tell(await standIn.event('payment_link.paid', linkId))
      expect([await stateOf(id), await returned(linkId)]).toEqual([state, [99_900]])
      expect(await paymentsOf(id)).toEqual([{ state: 'refunded', amount: 99_900, paid_amount: 99_900 }])
    }
    expect((await mails()).filter((template) => template === 'payment_returned')).toHaveLength(3)
    expect(await places()).toBe(1)
  })

  it('goes back whole if it is less, or of another currency', async () => {
    for (const change of [{ amount: 100 }, { currency: 'USD' }]) {
      const buyer = await aUser('student')
      const { id, linkId } = await payingOrder(buyer)
      standIn.pay(linkId)
      const link = standIn.links.get(linkId)
      const [payment] = link?.payments ?? []
      if (!link || !payment) throw new Error('Nothing was paid')
      if ('amount' in change) payment.amount = change.amount
      else Object.assign(link, change)
      await tell(await standIn.event('payment_link.paid', linkId))
      expect([await stateOf(id), await places(buyer)]).toEqual(['pending_payment', 0])
      expect(await returned(linkId)).toEqual([payment.amount])
    }
  })

  it('is listed until the gateway has sent it back, whatever becomes of the first try', async () => {
    const { id, linkId } = await payingOrder()
    await api.ask(orders.cancelMyOrder, { as: learner, params: { id } })
    standIn.pay(linkId)
    standIn.refundStatus = 'failed'
    await tell(await standIn.event('payment_link.paid', linkId))
    const due = async () =>
      (await api.ask(endpoints.gatewayPayments.list, { as: admin, query: { state: 'refund_due' } })).body.items
    expect(await due()).toMatchObject([{ paidAmount: 99_900, order: { id }, refundedAt: null }])
    standIn.refundStatus = 'pending'
    await poll()
    expect(await due()).toHaveLength(1)
    for (const given of standIn.refunds.values()) if (given.status === 'pending') given.status = 'processed'
    await poll(2 * hourMs)
    expect(await due()).toEqual([])
    expect(await paymentsOf(id)).toMatchObject([{ state: 'refunded' }])
  })

  it('a page whose order is over is closed by the poll, and asked about no more', async () => {
    const { id, linkId } = await payingOrder()
    await api.ask(orders.cancelMyOrder, { as: learner, params: { id } })
    expect(await poll()).toBe(1)
    expect([standIn.links.get(linkId)?.status, await poll(2 * hourMs)]).toEqual(['cancelled', 0])
    expect(await paymentsOf(id)).toMatchObject([{ state: 'closed' }])
  })
})

describe('a refund by an admin', () => {
  it('sends the whole amount back once, takes the place, and tells the buyer', async () => {
    const { id } = await paidOrder()
    const seen = await api.ask(orders.getOrder, { as: admin, params: { id } })
    expect(seen.body.isPaidAtOnce).toBe(true)
    const answers = await Promise.all([refund(id), refund(id), refund(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect([await stateOf(id), await places()]).toEqual(['refunded', 0])
    expect([...standIn.refunds.values()].map(({ amount }) => amount)).toEqual([99_900])
    expect(await mails()).toEqual(['order_paid', 'order_refunded'])
    const undone = await api.ask(orders.undoOrderDecision, { as: admin, params: { id } })
    expect([undone.status, await stateOf(id)]).toEqual([409, 'refunded'])
    const [entry] = await all('SELECT action, actor_id AS actor FROM audit_log WHERE subject_id = ?', id)
    expect(entry).toEqual({ action: 'order.refunded', actor: admin.id })
  })

  it('is kept while the gateway is silent, and sent by the poll', async () => {
    const { id } = await paidOrder()
    standIn.isSilent = true
    expect((await refund(id)).status).toBe(201)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'refund_due' }])
    standIn.isSilent = false
    await poll()
    expect([...standIn.refunds.values()]).toHaveLength(1)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'refunded' }])
  })

  it('that the gateway has done in its dashboard is not done again', async () => {
    const { id, linkId } = await paidOrder()
    standIn.isSilent = true
    await refund(id)
    standIn.isSilent = false
    const paymentId = standIn.links.get(linkId)?.payments[0]?.payment_id ?? ''
    standIn.refunds.set('rfnd_by_hand', {
      id: 'rfnd_by_hand',
      payment_id: paymentId,
      amount: 99_900,
      status: 'processed',
    })
    await poll()
    expect([standIn.refunds.size, await paymentsOf(id)]).toMatchObject([1, [{ state: 'refunded' }]])
  })

  it('is refused to a learner, and for an order that was paid by transfer', async () => {
    const { id } = await order()
    await api.ask(orders.confirmOrderPayment, { as: admin, params: { id }, body: { bankReference: 'UTR1' } })
    expect((await refund(id)).body).toMatchObject({ code: 'not_paid_at_once' })
    expect((await refund(id, learner)).status).toBe(403)
    expect(await places()).toBe(1)
  })

  it('a payment cannot be taken back by an undo, because its money has come', async () => {
    const { id } = await paidOrder()
    // A request that began a moment before the payment came reads the order after it.
    for (const earlierMs of [0, 1000]) {
      api.clock.now -= earlierMs
      const undone = await api.ask(orders.undoOrderDecision, { as: admin, params: { id } })
      expect([undone.status, await stateOf(id), await places()]).toEqual([409, 'paid', 1])
    }
  })
})

it('writes no key, signature, page or person into the log', async () => {
  const { id, linkId } = await paidOrder()
  await tell({ ...(await standIn.event('payment_link.paid', linkId)), signature: 'a'.repeat(64) })
  await comeBack(await standIn.returnUrl(linkId))
  standIn.isSilent = true
  await refund(id)
  const log = api.lines.join('\n')
  for (const secret of [...Object.values(gatewayKeys), linkId, 'a'.repeat(64), '_gateway/', learner.id])
    expect([secret, log.includes(secret)]).toEqual([secret, false])
})
