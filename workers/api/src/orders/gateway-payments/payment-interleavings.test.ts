import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/orders/gateway-payments'
import * as orders from '@kere/contracts/orders/orders'
import type { SignedEvent } from '@kere/tooling/stand-in-gateway'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { db } from '../../../test/database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { openGateway } from '../../../test/gateway.ts'
import { newUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { readSettings } from '../../http/settings.ts'
import { expireOrders } from '../expire-orders.ts'
import { checkPayments } from './reconcile.ts'

const seed = Number(env.INTERLEAVINGS_SEED)
const runs = Number(env.INTERLEAVINGS)
const price = 250

type World = Awaited<ReturnType<typeof aWorld>>

async function aWorld() {
  await emptyDatabase()
  const gateway = openGateway(() => api.clock.now)
  const api: ReturnType<typeof startApi> = startApi({ settings: gateway.settings })
  const course = await aCourse(await anEducator(), { price })
  return { ...gateway, api, course, references: 0 }
}

/** One learner with one course: everything that happens to their money. */
interface Life {
  world: World
  learner: TestUser
  /** Each admin can only change so much in an hour. */
  admin: TestUser
  orderId: string
  sent: SignedEvent[]
}

async function aLife(world: World): Promise<Life> {
  const [learner, admin] = [await newUser('student'), await newUser('admin')]
  const [first, ...others] = [...learner.statements, ...admin.statements]
  if (first !== undefined) await db.batch([first, ...others])
  const life: Life = { world, learner: learner.user, admin: admin.user, orderId: '', sent: [] }
  await acts.order(life)
  return life
}

const links = async ({ learner }: Life) =>
  (
    await env.DB.prepare(
      'SELECT link_id AS linkId FROM gateway_payments JOIN orders ON orders.id = order_id WHERE buyer_id = ? ORDER BY gateway_payments.rowid',
    )
      .bind(learner.id)
      .all<{ linkId: string }>()
  ).results.map(({ linkId }) => linkId)

const theClock = ({ api, settings }: World) => ({
  db: openDatabase(env.DB),
  at: api.clock.now,
  newId,
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  requestId: 'clock',
  queueMail: () => undefined,
  kindOfMail,
  settings: readSettings({ ...env, ...settings }),
})

/** Makes everything due rather than moving the clock, because the API and its poll have one clock. */
async function poll(world: World) {
  await env.DB.prepare('UPDATE gateway_payments SET check_at = 0 WHERE check_at IS NOT NULL').run()
  return checkPayments(theClock(world))
}

const send = async ({ world: { api } }: Life, { body, signature, eventId }: SignedEvent) =>
  api.ask(endpoints.receiveGatewayWebhook, { body: { payload: btoa(body), signature, eventId } })

const acts = {
  async order(life: Life) {
    const { api, course } = life.world
    const placed = await api.ask(orders.placeOrder, {
      as: life.learner,
      body: { itemKind: 'course', itemId: course.id },
    })
    if (placed.status === 201) life.orderId = placed.body.id
    return placed
  },
  start: async ({ world: { api }, learner: as, orderId: id }: Life) =>
    api.ask(endpoints.startGatewayPayment, { as, params: { id } }),
  /** Pays on every page that is open, also on one of an order that is over. */
  async pay(life: Life) {
    for (const linkId of await links(life)) {
      if (!life.world.standIn.pay(linkId)) continue
      life.sent.push(await life.world.standIn.event('payment_link.paid', linkId))
    }
    return { status: 200 }
  },
  async comeBack({ world: { api, standIn }, ...life }: Life) {
    const linkId = (await links({ world: { api, standIn } as World, ...life })).at(-1)
    if (linkId === undefined) return { status: 200 }
    const { searchParams } = new URL(await standIn.returnUrl(linkId))
    const given = (name: string) => searchParams.get(`razorpay_${name}`) ?? ''
    return api.ask(endpoints.finishGatewayPayment, {
      body: {
        paymentId: given('payment_id') || 'pay_none',
        linkId,
        reference: given('payment_link_reference_id'),
        status: given('payment_link_status'),
        signature: given('signature'),
      },
    })
  },
  async webhookLast(life: Life) {
    const last = life.sent.at(-1)
    return last ? send(life, last) : { status: 200 }
  },
  async webhooksBackwards(life: Life) {
    for (const event of life.sent.toReversed()) await send(life, event)
    return { status: 200 }
  },
  async webhookTwice(life: Life) {
    const [event] = life.sent
    if (!event) return { status: 200 }
    const answers = await Promise.all([send(life, event), send(life, { ...event, eventId: `copy${life.sent.length}` })])
    return answers[0]
  },
  async webhookForged(life: Life) {
    const linkId = (await links(life)).at(-1) ?? 'plink_none'
    const event = await life.world.standIn.event('payment_link.paid', linkId)
    const forged = await send(life, { ...event, signature: 'ab'.repeat(32) })
    // The run looks for a 500 among the answers.
    return { status: forged.status === 403 ? 200 : 500 }
  },
  /** A signed webhook that says more than has happened. */
  async webhookEarly(life: Life) {
    const linkId = (await links(life)).at(-1)
    if (linkId === undefined) return { status: 200 }
    return send(life, await life.world.standIn.event('payment_link.paid', linkId))
  },
  cancel: async ({ world: { api }, learner: as, orderId: id }: Life) =>
    api.ask(orders.cancelMyOrder, { as, params: { id } }),
  undoCancel: async ({ world: { api }, learner: as, orderId: id }: Life) =>
    api.ask(orders.undoMyCancellation, { as, params: { id } }),
  async confirmTransfer({ world, admin, orderId: id }: Life) {
    world.references += 1
    return world.api.ask(orders.confirmOrderPayment, {
      as: admin,
      params: { id },
      body: { bankReference: `UTR${world.references}` },
    })
  },
  undoDecision: async ({ world: { api }, admin: as, orderId: id }: Life) =>
    api.ask(orders.undoOrderDecision, { as, params: { id } }),
  askRefund: async ({ world: { api }, learner: as, orderId: id }: Life) =>
    api.ask(orders.requestRefund, { as, params: { id }, body: { reason: 'Too early.' } }),
  refund: async ({ world: { api }, admin: as, orderId: id }: Life) =>
    api.ask(endpoints.refundGatewayPayment, { as, params: { id } }),
  async poll({ world }: Life) {
    await poll(world)
    return { status: 200 }
  },
  async expire({ world, learner }: Life) {
    await env.DB.prepare("UPDATE orders SET payable_until = 0 WHERE buyer_id = ? AND state = 'pending_payment'")
      .bind(learner.id)
      .run()
    await expireOrders(theClock(world))
    return { status: 200 }
  },
  silence: ({ world: { standIn } }: Life) => {
    standIn.isSilent = !standIn.isSilent
    return Promise.resolve({ status: 200 })
  },
  failRefunds: ({ world: { standIn } }: Life) => {
    standIn.refundStatus = standIn.refundStatus === 'failed' ? 'processed' : 'failed'
    return Promise.resolve({ status: 200 })
  },
} satisfies Record<string, (life: Life) => Promise<{ status: number }>>

type Act = keyof typeof acts

interface Row {
  state: string
  payment_id: string | null
  paid_amount: number | null
  order_state: string
  payment_reference: string | null
}

async function look({ learner }: Life) {
  const [payments, placed, places, paidMails] = await env.DB.batch([
    env.DB.prepare(
      `SELECT gateway_payments.*, orders.state AS order_state, orders.payment_reference FROM gateway_payments
        JOIN orders ON orders.id = order_id WHERE buyer_id = ?`,
    ).bind(learner.id),
    env.DB.prepare('SELECT id, state, payment_reference FROM orders WHERE buyer_id = ?').bind(learner.id),
    env.DB.prepare('SELECT id FROM enrollments WHERE student_id = ?').bind(learner.id),
    env.DB.prepare("SELECT details FROM outbox WHERE user_id = ? AND template = 'payment_returned'").bind(learner.id),
  ])
  return {
    payments: (payments?.results ?? []) as Row[],
    orders: (placed?.results ?? []) as { id: string; state: string; payment_reference: string | null }[],
    places: places?.results.length ?? 0,
    returnedMails: paidMails?.results.length ?? 0,
  }
}

const byText = (a: string | null, b: string | null) => String(a).localeCompare(String(b))

const holdsPlace = (state: string) => state === 'paid' || state === 'refund_requested'

/** At every moment each place is paid for by one payment, and each payment that is kept pays one place. */
async function checkMoment(life: Life) {
  const seen = await look(life)
  expect(seen.places).toBe(seen.orders.filter(({ state }) => holdsPlace(state)).length)
  const kept = seen.payments.filter(({ state }) => state === 'paid')
  expect(kept.map(({ payment_id }) => payment_id).toSorted(byText)).toEqual(
    seen.orders
      .filter(({ state, payment_reference }) => holdsPlace(state) && payment_reference?.startsWith('pay_'))
      .map(({ payment_reference }) => payment_reference)
      .toSorted(byText),
  )
  for (const { paid_amount } of kept) expect(paid_amount).toBe(price * 100)
}

/** Once the gateway can be reached, what it holds is the price of each place, and everything else has gone back. */
async function checkEnd(life: Life) {
  const { standIn } = life.world
  standIn.isSilent = false
  standIn.refundStatus = 'processed'
  for (let left = 3; left > 0; left -= 1) await poll(life.world)
  await checkMoment(life)
  const seen = await look(life)
  const own = new Set(await links(life))
  const paid = [...standIn.payments.values()].filter(({ linkId }) => own.has(linkId))
  const back = [...standIn.refunds.values()].filter(({ status }) => status === 'processed')
  const backOf = (id: string) => back.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount)
  const known = new Map(seen.payments.map((row) => [row.payment_id, row.state]))
  for (const { id, amount } of paid)
    expect([id, known.get(id), backOf(id)]).toEqual(
      known.get(id) === 'paid' ? [id, 'paid', []] : [id, 'refunded', [amount]],
    )
  await env.DB.prepare("UPDATE gateway_payments SET check_at = NULL WHERE state = 'open'").run()
}

const act = fc.oneof(
  { arbitrary: fc.constantFrom<Act[]>('start', 'start', 'pay', 'pay', 'comeBack'), weight: 6 },
  {
    arbitrary: fc.constantFrom<Act[]>(
      'webhookLast',
      'webhooksBackwards',
      'webhookTwice',
      'webhookForged',
      'webhookEarly',
    ),
    weight: 5,
  },
  {
    arbitrary: fc.constantFrom<Act[]>('order', 'cancel', 'undoCancel', 'confirmTransfer', 'undoDecision', 'expire'),
    weight: 4,
  },
  { arbitrary: fc.constantFrom<Act[]>('askRefund', 'refund', 'poll', 'silence', 'failRefunds'), weight: 4 },
)

const turns = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9, size: 'max' })

it(
  '[W-06.provider] whatever is paid, told, forged, cancelled and refunded, in whatever order and at once, money equals places',
  async () => {
    const world = await aWorld()
    await fc.assert(
      fc.asyncProperty(turns, async (chosen) => {
        const life = await aLife(world)
        for (const turn of chosen) {
          const answers = await Promise.all(turn.map(async (each) => acts[each](life)))
          expect(answers.map(({ status }) => status)).not.toContain(500)
          await checkMoment(life)
        }
        await checkEnd(life)
      }),
      { seed, numRuns: runs },
    )
    // Runs that pay nothing would prove nothing.
    expect(world.standIn.payments.size).toBeGreaterThan(0)
  },
  Math.max(240_000, runs * 1000),
)
