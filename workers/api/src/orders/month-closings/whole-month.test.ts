import { env } from 'cloudflare:workers'
import type { Endpoint, EndpointInput, EndpointOutput } from '@kere/contracts/http/endpoint'
import { actOnOrders } from '@kere/contracts/orders/orders'
import * as orders from '@kere/contracts/orders/orders'
import * as places from '@kere/contracts/orders/free-places'
import * as online from '@kere/contracts/orders/gateway-payments'
import * as months from '@kere/contracts/orders/month-closings'
import type { StatementMovement } from '@kere/contracts/orders/month-closings'
import { matchStatement } from '@kere/contracts/orders/statement-matches'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { databaseDyingAt } from '../../../test/dying-worker.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { openGateway } from '../../../test/gateway.ts'
import { aUser, newUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { readSettings } from '../../http/settings.ts'
import { aCode } from '../discount-codes/discount-codes.fixtures.ts'
import { checkPayments } from '../gateway-payments/reconcile.ts'

/**
 * October 2026, written by hand. Prices in rupees: lake 999, solar 1,499, millets 2,499; the code takes 200 off. A time is
 * when the money is confirmed, in India. `bank` is the day in the statement where it is another.
 */
type Title = 'lake' | 'solar' | 'millets'
type Way = 'transfer' | 'online'
interface Payment {
  name: string
  way: Way
  title: Title
  at: string
  bank?: string
  isWithCode?: true
  /** How the statement names the order. */
  named?: 'number' | 'cut' | 'claim'
}

const pay = (name: string, way: Way, title: Title, at: string, more: Partial<Payment> = {}): Payment => ({
  name,
  way,
  title,
  at,
  ...more,
})

const september = pay('S0', 'transfer', 'lake', '2026-09-30T23:59:59')

const october: readonly Payment[] = [
  pay('21', 'transfer', 'solar', '2026-10-01T00:00:00', { bank: '2026-09-30' }),
  pay('1', 'transfer', 'lake', '2026-10-01T11:05:00'),
  pay('2', 'transfer', 'lake', '2026-10-02T09:12:00', { named: 'cut' }),
  pay('25', 'online', 'lake', '2026-10-02T20:41:00'),
  pay('3', 'transfer', 'lake', '2026-10-03T10:00:00'),
  pay('4', 'transfer', 'lake', '2026-10-05T10:30:00'),
  pay('26', 'online', 'lake', '2026-10-05T22:02:00'),
  pay('5', 'transfer', 'lake', '2026-10-06T12:00:00'),
  pay('6', 'transfer', 'lake', '2026-10-07T15:45:00', { bank: '2026-10-06' }),
  pay('7', 'transfer', 'lake', '2026-10-08T09:30:00'),
  pay('27', 'online', 'lake', '2026-10-08T18:00:00'),
  pay('8', 'transfer', 'lake', '2026-10-09T14:20:00', { named: 'claim' }),
  pay('9', 'transfer', 'solar', '2026-10-10T10:10:00'),
  pay('28', 'online', 'lake', '2026-10-10T21:15:00'),
  pay('10', 'transfer', 'solar', '2026-10-12T16:00:00'),
  pay('11', 'transfer', 'solar', '2026-10-13T11:11:00', { named: 'cut' }),
  pay('29', 'online', 'lake', '2026-10-13T23:58:00'),
  pay('12', 'transfer', 'solar', '2026-10-14T13:00:00'),
  pay('13', 'transfer', 'solar', '2026-10-15T08:55:00'),
  pay('30', 'online', 'lake', '2026-10-15T19:40:00'),
  pay('14', 'transfer', 'solar', '2026-10-16T17:25:00', { named: 'claim' }),
  pay('15', 'transfer', 'millets', '2026-10-17T10:05:00'),
  pay('31', 'online', 'lake', '2026-10-17T12:12:00'),
  pay('16', 'transfer', 'millets', '2026-10-18T10:45:00'),
  pay('32', 'online', 'lake', '2026-10-18T18:18:00'),
  pay('17', 'transfer', 'millets', '2026-10-19T12:30:00', { bank: '2026-10-17' }),
  pay('18', 'transfer', 'millets', '2026-10-20T09:09:00'),
  pay('33', 'online', 'solar', '2026-10-21T07:30:00'),
  pay('19', 'transfer', 'lake', '2026-10-22T11:00:00', { isWithCode: true }),
  pay('34', 'online', 'solar', '2026-10-22T20:00:00'),
  pay('20', 'transfer', 'lake', '2026-10-23T11:30:00', { isWithCode: true }),
  pay('35', 'online', 'solar', '2026-10-24T16:16:00'),
  pay('36', 'online', 'solar', '2026-10-25T13:13:00'),
  pay('37', 'online', 'solar', '2026-10-26T10:10:00'),
  pay('38', 'online', 'millets', '2026-10-27T09:00:00'),
  pay('39', 'online', 'solar', '2026-10-28T15:00:00', { isWithCode: true }),
  pay('22', 'transfer', 'solar', '2026-10-31T23:59:59'),
  pay('40', 'online', 'millets', '2026-10-31T23:59:59'),
]
// Orders 23 and 24, lake and solar of one buyer, are paid with one transfer of 2,498 on 29 October.

const november: readonly Payment[] = [
  pay('N0', 'transfer', 'solar', '2026-11-01T00:00:00', { bank: '2026-10-31' }),
  pay('N1', 'online', 'millets', '2026-11-01T00:00:00'),
]

/** Summed by hand, in paise. */
const expected = {
  // 8 × 999 + 6 × 1,499 + 4 × 2,499 + 2 × 799 + 2 × 1,499 at the edges + 2,498 for two
  transferPaidCount: 24,
  transferPaidAmount: 34_076_00,
  // 8 × 999 + 5 × 1,499 + 2 × 2,499 + 1,299
  gatewayPaidCount: 16,
  gatewayPaidAmount: 21_784_00,
  freePlaceCount: 3,
  // Orders 19, 20 and 39
  discountAmount: 600_00,
  // S0, 3 and 15: 999 + 999 + 2,499
  transferRefundCount: 3,
  transferRefundAmount: 4_497_00,
  // Order 26
  gatewayRefundCount: 1,
  gatewayRefundAmount: 999_00,
  // 8 × 23.58 + 5 × 35.38 + 2 × 58.98 + 30.66, and 23.58 for the payment that came after its order was cancelled
  feeAmount: 537_74,
  // 8 × 3.60 + 5 × 5.40 + 2 × 9.00 + 4.68 + 3.60
  feeTax: 82_08,
  turnedAwayCount: 1,
  turnedAwayAmount: 999_00,
  // 20 for orders 1 to 20, 22, one for 23 and 24, N0, the second of order 7, and interest of 312.50
  creditCount: 25,
  creditAmount: 35_387_50,
}

const inIndia = (at: string) => Date.parse(`${at}+05:30`)

let gateway: ReturnType<typeof openGateway>
let now: number
let requests: number
let admins: TestUser[]
/** The next act is killed first at this place. It is null if nothing is killed. */
let kill: { place: number } | null
let kills: number

beforeEach(async () => {
  await emptyDatabase()
  gateway = openGateway(() => now)
  requests = 0
  kills = 0
  kill = null
  now = inIndia('2026-09-30T09:00:00')
  // Each admin can change only so much in an hour.
  admins = []
  for (let made = 0; made < 4; made += 1) admins.push(await aUser('admin'))
})

const admin = () => admins[requests % admins.length]!

const apiOn = (db = env.DB) => {
  const api = startApi({ db, settings: gateway.settings })
  api.clock.now = now
  return api
}

/** A worker that died holds its lease for a while. */
const forgetLeases = () => env.DB.prepare('UPDATE idempotency_keys SET leased_at = 0 WHERE status IS NULL').run()

/** Does an act, which is begun again after each kill. If it is killed everywhere, each of its writes is. */
async function survive<Result>(act: (db: D1Database) => Promise<Result>, isEverywhere: boolean): Promise<Result> {
  if (kill === null) return act(env.DB)
  kill.place = (kill.place % 6) + 1
  const [first, last] = isEverywhere ? [1, Infinity] : [kill.place, kill.place]
  for (let place = first; place <= last; place += 1) {
    for (const moment of ['before', 'after'] as const) {
      const dying = databaseDyingAt(place, moment)
      const result = await act(dying.db).catch((error: unknown) => error)
      if (!dying.hasDied()) return result as Result
      kills += 1
      await forgetLeases()
      now += 1
    }
  }
  return act(env.DB)
}

/** Sends one request under one key until it is answered. */
async function ask<E extends Endpoint>(
  endpoint: E,
  asked: EndpointInput<E> & { as?: TestUser },
  isEverywhere = false,
): Promise<{ status: number; body: EndpointOutput<E> }> {
  requests += 1
  const key = `request-${requests}-of-the-month`
  const { as, params = {}, body } = asked as { as?: TestUser; params?: Record<string, string>; body?: unknown }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const headers = {
    origin: 'https://kere.test',
    'content-type': 'application/json',
    ...(as && { cookie: as.cookie }),
    ...(endpoint.method !== 'GET' && { 'idempotency-key': key }),
  }
  const init = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await survive((db) => apiOn(db).call(path, init), isEverywhere)
  if (answer.status >= 300) throw new Error(`${endpoint.name}: ${answer.status} ${answer.text}`)
  return { status: answer.status, body: answer.body as unknown as EndpointOutput<E> }
}

const poll = () =>
  survive(async (db) => {
    await checkPayments({
      db: openDatabase(db),
      at: now,
      newId,
      randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
      requestId: 'clock',
      queueMail: () => undefined,
      kindOfMail,
      settings: readSettings({ ...env, ...gateway.settings }),
    })
  }, true)

async function newLearner() {
  const { user, statements } = await newUser('student')
  await drizzle(env.DB).batch(statements)
  return user
}

const tell = async (linkId: string) => {
  const { body, signature, eventId } = await gateway.standIn.event('payment_link.paid', linkId)
  await ask(online.receiveGatewayWebhook, { body: { payload: btoa(body), signature, eventId } }, true)
}

const linkOf = async (orderId: string) =>
  (await env.DB.prepare("SELECT link_id FROM gateway_payments WHERE order_id = ? AND state = 'open'")
    .bind(orderId)
    .first<string>('link_id')) ?? ''

interface Paid {
  id: string
  reference: string
  amount: number
  bankReference: string
  buyer: TestUser
}

interface World {
  courses: Record<Title, string>
  code: string
  freeCode: string
  paid: Map<string, Paid>
  movements: StatementMovement[]
}

async function aWorld(): Promise<World> {
  const educator = await anEducator()
  const course = async (title: string, price: number) => (await aCourse(educator, { title, price })).id
  const days = { firstDay: '2026-10-01', lastDay: '2026-10-31', createdAt: now }
  return {
    courses: {
      lake: await course('Reading a lake', 999),
      solar: await course('Rooftop solar', 1499),
      millets: await course('Millets', 2499),
    },
    code: (await aCode({ ...days, kind: 'rupees', value: 200 })).code,
    freeCode: (await aCode({ ...days, kind: 'percent', value: 100 })).code,
    paid: new Map(),
    movements: [],
  }
}

async function order({ courses, code }: World, buyer: TestUser, title: Title, isWithCode = false) {
  const body = { itemKind: 'course' as const, itemId: courses[title], ...(isWithCode && { code }) }
  return (await ask(orders.placeOrder, { as: buyer, body })).body
}

const credit = (
  { movements }: World,
  day: string,
  rupees: number,
  bankReference: string | null,
  orderReference: string | null,
) =>
  movements.push({
    kind: 'credit',
    day,
    amount: Math.round(rupees * 100),
    bankReferences: bankReference === null ? [] : [bankReference],
    orderReference,
  })

/** Places an order an hour before, and pays it at its moment. */
async function go(world: World, { name, way, title, at, bank, isWithCode, named = 'number' }: Payment) {
  const buyer = await newLearner()
  now = inIndia(at) - 60 * 60 * 1000
  const { id, reference, amount } = await order(world, buyer, title, isWithCode)
  const bankReference = `UTR${name.padStart(9, '0')}`
  if (named === 'claim') await ask(orders.claimMyPayment, { as: buyer, params: { id }, body: { bankReference } })
  if (way === 'online') await ask(online.startGatewayPayment, { as: buyer, params: { id } })
  now = inIndia(at)
  if (way === 'online') {
    const linkId = await linkOf(id)
    gateway.standIn.pay(linkId)
    await tell(linkId)
  } else {
    const day = bank ?? at.slice(0, 10)
    const written = named === 'claim' ? null : named === 'cut' ? reference.slice(0, -2) : reference
    credit(world, day, amount, bankReference, written)
    const read = await ask(matchStatement, {
      as: admin(),
      body: {
        credits: [
          {
            line: 1,
            amount,
            bankReferences: [bankReference],
            orderReferences: named === 'number' ? [reference] : [],
            cutReferences: named === 'cut' ? [reference.slice(0, -2)] : [],
          },
        ],
      },
    })
    expect(read.body.matches).toMatchObject([{ outcome: 'exact', bankReference, order: { id } }])
    if (name === '4') await confirmWrongly(id)
    await ask(actOnOrders, { as: admin(), body: { act: 'confirm', rows: [{ id, answer: bankReference }] } })
  }
  world.paid.set(name, { id, reference, amount, bankReference, buyer })
}

/** An admin mistypes, and undoes it. */
async function confirmWrongly(id: string) {
  await ask(orders.confirmOrderPayment, { as: admin(), params: { id }, body: { bankReference: 'MISTYPED' } })
  await ask(orders.undoOrderDecision, { as: admin(), params: { id } }, true)
}

async function sendBack({ paid, movements }: World, name: string, at: string) {
  const { id, amount } = paid.get(name)!
  const bankReference = `BACK${name}`
  now = inIndia(at)
  await ask(orders.refundOrder, { as: admin(), params: { id }, body: { bankReference } }, true)
  movements.push({
    kind: 'debit',
    day: at.slice(0, 10),
    amount: amount * 100,
    bankReferences: [bankReference],
    orderReference: null,
  })
}

async function theMonth(world: World) {
  const { paid, courses, freeCode } = world
  await go(world, september)
  const between: Readonly<Record<string, () => Promise<void>>> = {
    // Refunded, and undone within ten seconds.
    '6': async () => {
      const { id } = paid.get('5')!
      await ask(orders.refundOrder, { as: admin(), params: { id }, body: { bankReference: 'NOTSENT' } })
      now += 5000
      await ask(orders.undoOrderDecision, { as: admin(), params: { id } })
    },
    // The buyer of order 7 pays twice.
    '27': () => Promise.resolve(void credit(world, '2026-10-08', 999, 'UTRTWICE7', paid.get('7')!.reference)),
    '9': () => sendBack(world, 'S0', '2026-10-10T10:30:00'),
    '10': () => sendBack(world, '3', '2026-10-12T17:00:00'),
    '13': cancelledAndPaid,
    '18': async () => {
      now = inIndia('2026-10-20T10:00:00')
      await ask(online.refundGatewayPayment, { as: admin(), params: { id: paid.get('26')!.id } }, true)
      for (let given = 0; given < 3; given += 1)
        await ask(places.enrollByCode, {
          as: await newLearner(),
          params: { id: courses.lake },
          body: { code: freeCode },
        })
    },
    '36': () => sendBack(world, '15', '2026-10-25T14:00:00'),
    '39': twoAtOnce,
  }
  for (const payment of october) {
    await go(world, payment)
    await between[payment.name]?.()
  }
  credit(world, '2026-10-31', 312.5, null, null)
  for (const payment of november) await go(world, payment)
  await sendBack(world, '10', '2026-11-05T11:00:00')
  // A killed worker leaves the rest to the clock, which may be killed too, and looks again half an hour later.
  await poll()
  const killing = kill
  kill = null
  now += 31 * 60_000
  await poll()
  kill = killing

  /** A page is paid after its order was cancelled, so the money goes back. */
  async function cancelledAndPaid() {
    const buyer = await newLearner()
    now = inIndia('2026-10-15T12:00:00')
    const { id } = await order(world, buyer, 'lake')
    await ask(online.startGatewayPayment, { as: buyer, params: { id } })
    const linkId = await linkOf(id)
    await ask(orders.cancelMyOrder, { as: buyer, params: { id } })
    gateway.standIn.pay(linkId)
    await tell(linkId)
  }

  /** Orders 23 and 24. */
  async function twoAtOnce() {
    const buyer = await newLearner()
    now = inIndia('2026-10-29T10:00:00')
    const both = [await order(world, buyer, 'lake'), await order(world, buyer, 'solar')]
    for (const { id } of both)
      await ask(orders.confirmOrderPayment, {
        as: admin(),
        params: { id },
        body: { bankReference: 'UTRFORTWO', transferAmount: 2498 },
      })
    credit(world, '2026-10-29', 2498, 'UTRFORTWO', both[0]!.reference)
  }
}

/** Reads the statements, explains the two differences and closes the month. */
async function close({ movements, paid }: World) {
  now = inIndia('2026-11-06T10:00:00')
  const params = { month: '2026-10' }
  const salary: StatementMovement = {
    kind: 'debit',
    day: '2026-10-30',
    amount: 65_000_00,
    bankReferences: ['SALARY1'],
    orderReference: null,
  }
  for (const month of ['2026-09', '2026-10'])
    await ask(
      months.readMonthStatement,
      { as: admin(), params: { month }, body: { movements: [...movements, salary] } },
      true,
    )
  const open = (await ask(months.getClosingMonth, { as: admin(), params })).body
  expect(open.differences.map(({ kind, amount, order: likely }) => [kind, amount, likely?.reference])).toEqual([
    ['credit_without_order', 999_00, paid.get('7')!.reference],
    ['credit_without_order', 312_50, undefined],
  ])
  expect(open).toMatchObject({ figures: expected, openCount: 2, explainedCount: 0, closing: null })
  const refused = await apiOn().ask(months.closeMonth, { as: admin(), params })
  expect(refused.body.code).toBe('month_has_differences')
  for (const [place, reason] of ['Sent back on 9 October under UTR 4471.', 'Interest of the bank.'].entries()) {
    const { subject } = open.differences[place]!
    await ask(
      months.explainDifference,
      { as: admin(), params, body: { kind: 'credit_without_order', subject, reason } },
      true,
    )
  }
  return (await ask(months.closeMonth, { as: admin(), params }, true)).body
}

async function checkClosed(world: World, closed: months.ClosingMonth) {
  expect(closed).toMatchObject({ openCount: 0, explainedCount: 2, hasChanged: false })
  expect(closed.closing?.figures).toEqual(expected)
  const counted = await env.DB.batch([
    env.DB.prepare('SELECT count(*) AS rows FROM month_closings'),
    env.DB.prepare("SELECT count(*) AS rows FROM audit_log WHERE action = 'month.closed'"),
    env.DB.prepare("SELECT count(*) AS rows FROM statement_lines WHERE reference = 'SALARY1'"),
    env.DB.prepare('SELECT count(*) AS rows FROM enrollments'),
  ])
  // 43 payments and 3 free places have given a place, and 5 refunds have taken one.
  expect(counted.map(({ results }) => results)).toEqual([[{ rows: 1 }], [{ rows: 1 }], [{ rows: 0 }], [{ rows: 41 }]])
  // A refund after the closing belongs to the month in which it is made.
  await sendBack(world, '11', '2026-11-07T11:00:00')
  const after = (await ask(months.getClosingMonth, { as: admin(), params: { month: '2026-10' } })).body
  expect([after.hasChanged, after.closing?.figures]).toEqual([false, expected])
  const next = (await ask(months.getClosingMonth, { as: admin(), params: { month: '2026-11' } })).body
  // N0; N1; orders 10 and 11.
  expect(next.figures).toMatchObject({
    transferPaidAmount: 1_499_00,
    gatewayPaidAmount: 2_499_00,
    transferRefundCount: 2,
    transferRefundAmount: 2_998_00,
  })
}

it('[C-35] closes a hand-written month of 40 payments to zero', async () => {
  const world = await aWorld()
  await theMonth(world)
  const closed = await close(world)
  expect(closed.openCount).toBe(0)
  await checkClosed(world, closed)
})

it('[C-35] closes it to the same figures after a kill at each step', async () => {
  const world = await aWorld()
  kill = { place: 0 }
  await theMonth(world)
  await checkClosed(world, await close(world))
  expect(kills).toBeGreaterThan(200)
}, 120_000)
