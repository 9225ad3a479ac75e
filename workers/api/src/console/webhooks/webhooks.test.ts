import { env } from 'cloudflare:workers'
import { webhookEvents, type WebhookEventType } from '@kere/contracts/console/webhook-events'
import { type DeliveryError, retrySeconds, webhookLimits } from '@kere/contracts/console/webhook-options'
import * as contract from '@kere/contracts/console/webhooks'
import { confirmOrderPayment, undoOrderDecision } from '@kere/contracts/orders/orders'
import { outbox } from '@kere/d1/schema/console/outbox'
import { auditLog } from '@kere/d1/schema/console/audit-log'
import { webhookDeliveries, webhooks } from '@kere/d1/schema/console/webhooks'
import { asc, eq, like } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { db } from '../../../test/database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anApplication, anEducator, enroll } from '../../../test/factories.ts'
import { anOrder } from '../../../test/orders.ts'
import { aPost } from '../../../test/posts.ts'
import { aUser, secret } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../labels.ts'
import { recordEvent, takeEvents } from './deliver-events.ts'
import { secretOf } from './webhook-signature.ts'
import { aDelivery, aWebhook } from './webhooks.fixtures.ts'

beforeEach(emptyDatabase)

const began = Date.parse('2026-11-15T12:00:00Z')
const hourMs = 60 * 60 * 1000

/** The number of events of the drill. `DELIVERIES=10000` asks for as many as the requirement names. */
const drilled = Number(env.DELIVERIES)

const take = (at: number) => takeEvents({ db: openDatabase(env.DB), at, settings: { accessTokenSecret: secret } })

type Taken = Awaited<ReturnType<typeof take>>['events'][number]

const record = (at: number, { id, attempt }: Taken, error: DeliveryError | null = null, status: number | null = null) =>
  recordEvent(
    { db: openDatabase(env.DB), at, log: () => undefined, newId, kindOfMail },
    { id, attempt, status: status ?? (error === null ? 200 : 500), answer: error ?? 'ok', error },
  )

const deliveries = () => db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.number))
const webhookOf = async (id: string) => (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0]
const typesOf = async () => (await deliveries()).map(({ type }) => type)

/** The other maker's library holds a signature's time against the clock of the runtime. */
function setClock(at: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('an event is written with its change', () => {
  const run = (text: string, ...values: unknown[]) =>
    env.DB.prepare(text)
      .bind(...values)
      .run()

  it('of an enrollment, an application and a post, for each webhook that asks for it', async () => {
    await aWebhook({ events: ['enrollment.created', 'post.published'] })
    await aWebhook({ events: ['enrollment.created', 'application.submitted', 'enrollment.completed'] })
    const educator = await anEducator()
    const course = await aCourse(educator)
    const id = await enroll((await aUser('student')).id, course.id)
    await run('UPDATE enrollments SET progress = 100, completed = 1, completed_at = 9 WHERE id = ?', id)
    await anApplication(await aUser('educator'))
    await aPost(educator, { isPublished: true })
    expect((await typesOf()).toSorted()).toEqual([
      'application.submitted',
      'enrollment.completed',
      'enrollment.created',
      'enrollment.created',
      'post.published',
    ])
  })

  it('holds what the contract declares, and nothing of a person', async () => {
    await aWebhook()
    const learner = await aUser('student')
    const educator = await anEducator()
    const course = await aCourse(educator)
    const id = await enroll(learner.id, course.id)
    await run('UPDATE enrollments SET completed = 1, progress = 100, completed_at = 9 WHERE id = ?', id)
    await anApplication(await aUser('educator'))
    const post = await aPost(await anEducator(), { isPublished: true })
    await run('UPDATE blog_posts SET published = 0, published_at = NULL WHERE id = ?', post.id)
    const order = await anOrder(learner, course.id)
    await run("UPDATE orders SET state = 'paid', paid_at = 7, payment_reference = 'UTR1' WHERE id = ?", order.id)
    await run("UPDATE orders SET state = 'refunded', refunded_at = 8, refund_reference = 'UTR2' WHERE id = ?", order.id)
    const written = await deliveries()
    expect([...new Set(written.map(({ type }) => type))].toSorted()).toEqual(Object.keys(webhookEvents).toSorted())
    for (const { type, data } of written) {
      // The cast is safe: the line before names the types.
      const schema = webhookEvents[type as WebhookEventType].data
      expect(z.strictObject(schema._zod.def.shape).safeParse(data)).toMatchObject({ success: true })
    }
    expect(JSON.stringify(written)).not.toContain(learner.id)
    expect(JSON.stringify(written)).not.toContain(learner.email)
  })

  it('is not written for a paused webhook, nor twice for a change that changes nothing', async () => {
    await aWebhook({ pausedAt: 1 })
    const active = await aWebhook()
    const post = await aPost(await anEducator(), { isPublished: true })
    await run("UPDATE blog_posts SET title = 'Anew', published = 1 WHERE id = ?", post.id)
    expect((await deliveries()).map(({ webhookId, type }) => [webhookId, type])).toEqual([
      [active.id, 'post.published'],
    ])
  })

  it('waits until a payment can no longer be undone, and is gone where it was undone', async () => {
    const api = startApi()
    await aWebhook({ events: ['order.paid'] })
    const admin = await aUser('admin')
    const course = await aCourse(await anEducator(), { price: 900 })
    const { id: order } = await anOrder(await aUser('student'), course.id, { amount: 900, placedAt: began })
    const pay = () =>
      api.ask(confirmOrderPayment, { as: admin, params: { id: order }, body: { bankReference: 'UTR326112299' } })
    expect((await pay()).status).toBe(201)
    expect((await take(api.clock.now + 10_000)).events).toEqual([])
    expect((await api.ask(undoOrderDecision, { as: admin, params: { id: order } })).status).toBe(204)
    expect(await deliveries()).toEqual([])

    expect((await pay()).status).toBe(201)
    const { events } = await take(api.clock.now + 11_000)
    expect(events.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { type: 'order.paid', timestamp: new Date(api.clock.now).toISOString(), data: { id: order, amount: 900 } },
    ])
  })
})

describe('a signature', () => {
  it('is accepted by the library of another maker, with the secret that was shown once', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { status, body } = await api.ask(contract.createWebhook, {
      as: admin,
      body: { name: 'Ledger', url: 'https://ledger.example/hooks', events: ['order.paid'] },
    })
    expect(status).toBe(201)
    expect(body.secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
    await aDelivery(body.row.id)
    const { events } = await take(began)
    setClock(began)
    const [event] = events
    expect(new Webhook(body.secret).verify(event!.body, { ...event!.headers })).toMatchObject({ type: 'order.paid' })
    expect(() => new Webhook(body.secret).verify(`${event!.body} `, { ...event!.headers })).toThrow('No matching')
    const listed = await api.ask(contract.webhooks.list, { as: admin, query: {} })
    expect(JSON.stringify(listed.body)).not.toContain(body.secret.slice(6))
    expect(JSON.stringify(await db.select().from(webhooks))).not.toContain(body.secret.slice(6))
  })

  it('is made with both secrets for 24 hours after a rotation', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const made = await aWebhook()
    const old = await secretOf([secret], made)
    const { body } = await api.ask(contract.rotateWebhookSecret, { as: admin, params: { id: made.id } })
    expect(body.secret).not.toBe(old)
    const until = api.clock.now + 24 * hourMs
    expect(body.row.oldSecretUntil).toBe(new Date(until).toISOString())
    await aDelivery(made.id, { objectId: 'a', dueAt: began })
    await aDelivery(made.id, { objectId: 'b', dueAt: until })
    const isAccepted = (by: string, { body: sent, headers }: Taken) => {
      try {
        return Boolean(new Webhook(by).verify(sent, { ...headers }))
      } catch {
        return false
      }
    }
    const [during] = (await take(until - 1)).events
    await record(until - 1, during!)
    setClock(until)
    expect([isAccepted(old, during!), isAccepted(body.secret, during!)]).toEqual([true, true])
    const [after] = (await take(until)).events
    expect([isAccepted(old, after!), isAccepted(body.secret, after!)]).toEqual([false, true])
  })
})

describe('delivery', () => {
  it('is retried 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours later, then given up', async () => {
    const { id } = await aWebhook()
    await aDelivery(id)
    let at = began
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const [event] = (await take(at)).events
      expect(event?.attempt).toBe(attempt)
      await record(at, event!, 'status')
      const [row] = await deliveries()
      if (row?.state !== 'pending') break
      pauses.push((row.dueAt - at) / 1000)
      expect((await take(row.dueAt - 1)).events).toEqual([])
      at = row.dueAt
    }
    expect(pauses).toEqual([...retrySeconds])
    expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 10, status: 500, answer: 'status' }])
  })

  it('keeps the order of an object, and lets others pass', async () => {
    const { id } = await aWebhook()
    const first = await aDelivery(id, { objectId: 'a' })
    const second = await aDelivery(id, { objectId: 'a' })
    const other = await aDelivery(id, { objectId: 'b' })
    const { events } = await take(began)
    expect(events.map((event) => event.id)).toEqual([first.id, other.id])
    await record(began, events[0]!, 'unreachable')
    await record(began, events[1]!)
    expect((await take(began + 4999)).events).toEqual([])
    const [again] = (await take(began + 5000)).events
    expect(again?.id).toBe(first.id)
    await record(began + 5000, again!)
    expect((await take(began + 5000)).events.map((event) => event.id)).toEqual([second.id])
  })

  it('says when the next is due, if that is within moments', async () => {
    const { id } = await aWebhook()
    await aDelivery(id, { dueAt: began + 20_000 })
    expect((await take(began - 1)).nextInMs).toBeNull()
    expect((await take(began)).nextInMs).toBe(20_000)
  })

  it('gives an event to one of two clocks', async () => {
    const { id } = await aWebhook()
    for (let count = 0; count < 8; count += 1) await aDelivery(id, { objectId: String(count) })
    const both = await Promise.all([take(began), take(began)])
    const taken = both.flatMap(({ events }) => events.map((event) => event.id))
    expect([taken.length, new Set(taken).size]).toEqual([8, 8])
  })

  it('sends again what a killed worker has not recorded, and records a late success once', async () => {
    const { id } = await aWebhook()
    await aDelivery(id)
    const [lost] = (await take(began)).events
    expect((await take(began + webhookLimits.leaseMs - 1)).events).toEqual([])
    const [again] = (await take(began + webhookLimits.leaseMs)).events
    expect([again?.id, again?.attempt]).toEqual([lost?.id, 2])
    // A failure of the lease that was lost changes nothing.
    await record(began, lost!, 'timeout')
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 2, error: null }])
    await record(began, lost!)
    await record(began, again!, 'status')
    expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 200, error: null }])
  })

  it('takes from each webhook, however many events another has', async () => {
    const busy = await aWebhook()
    const quiet = await aWebhook()
    for (let count = 0; count < 15; count += 1) await aDelivery(busy.id, { objectId: String(count) })
    const own = await aDelivery(quiet.id)
    const { events } = await take(began)
    expect([events.length, events.some((event) => event.id === own.id)]).toEqual([11, true])
  })

  it('switches a webhook off that only failed for five days, tells admins once, and resumes', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id } = await aWebhook()
    for (const objectId of ['a', 'b', 'c']) await aDelivery(id, { objectId })
    const { events } = await take(began)
    await record(began, events[0]!, 'status')
    expect((await webhookOf(id))?.failingSince).toBe(began)
    const fiveDays = began + webhookLimits.failingDays * 24 * hourMs
    await record(fiveDays - 1, events[1]!, 'status')
    expect((await webhookOf(id))?.offAt).toBeNull()
    await record(fiveDays, events[2]!, 'status')
    expect((await webhookOf(id))?.offAt).toBe(fiveDays)
    expect((await take(fiveDays + hourMs)).events).toEqual([])
    const mails = await db.select().from(outbox)
    expect(mails.map(({ template, userId }) => [template, userId])).toEqual([['webhook_off', admin.id]])
    expect(await db.select().from(auditLog).where(like(auditLog.action, 'webhook.%'))).toHaveLength(1)

    const { body } = await api.ask(contract.setWebhookPaused, { as: admin, params: { id }, body: { paused: false } })
    expect(body).toMatchObject({ state: 'active', failingSince: null })
    expect((await take(fiveDays + hourMs)).events).toHaveLength(3)
  })

  it('switches a webhook off at once that says it is gone, and forgets a failure after a delivery', async () => {
    const gone = await aWebhook()
    const flaky = await aWebhook()
    await aDelivery(gone.id)
    await aDelivery(flaky.id, { objectId: 'a' })
    await aDelivery(flaky.id, { objectId: 'b' })
    const { events } = await take(began)
    await record(began, events[0]!, 'status', 410)
    await record(began, events[1]!, 'status')
    await record(began, events[2]!)
    expect((await webhookOf(gone.id))?.offAt).toBe(began)
    expect(await webhookOf(flaky.id)).toMatchObject({ offAt: null, failingSince: null })
  })
})

describe('an admin', () => {
  it('cannot add an address that is not public', async () => {
    const admin = await aUser('admin')
    for (const url of ['http://ledger.example', 'https://127.0.0.1', 'https://2130706433', 'https://ledger.internal']) {
      const body = { name: 'Ledger', url, events: ['order.paid' as const] }
      const answer = await startApi().ask(contract.createWebhook, { as: admin, body })
      expect([url, answer.status, answer.body.errors?.[0]?.pointer]).toEqual([url, 422, '/body/url'])
    }
  })

  it('adds 20 webhooks at most, whoever is first', async () => {
    const admin = await aUser('admin')
    for (let count = 1; count < webhookLimits.webhooks; count += 1) await aWebhook()
    const body = { name: 'Ledger', url: 'https://ledger.example', events: ['order.paid' as const] }
    const answers = await Promise.all([1, 2].map(() => startApi().ask(contract.createWebhook, { as: admin, body })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
  })

  it('sends a test event, and none to a paused webhook', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id } = await aWebhook()
    expect((await api.ask(contract.testWebhook, { as: admin, params: { id } })).status).toBe(204)
    const [row] = await deliveries()
    // The message wakes the jobs worker, which looks for what is due.
    expect(api.queued).toEqual([row?.id])
    expect((await take(api.clock.now)).events.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { type: 'webhook.test', data: { id } },
    ])
    await api.ask(contract.setWebhookPaused, { as: admin, params: { id }, body: { paused: true } })
    const refused = await api.ask(contract.testWebhook, { as: admin, params: { id } })
    expect(refused.body.code).toBe('webhook_not_active')
    expect((await api.ask(contract.testWebhook, { as: admin, params: { id: 'whk_none' } })).body.code).toBe('not_found')
  })

  it('sends one event again under its id, before later ones of its object', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id } = await aWebhook()
    const done = await aDelivery(id, { state: 'failed', doneAt: 1, attempts: 10 })
    const later = await aDelivery(id)
    const waiting = await api.ask(contract.replayDelivery, { as: admin, params: { id: later.id } })
    expect(waiting.body.code).toBe('delivery_pending')
    const { status, body } = await api.ask(contract.replayDelivery, { as: admin, params: { id: done.id } })
    expect([status, body.state, body.attempts]).toEqual([200, 'pending', 0])
    const { events } = await take(api.clock.now)
    expect(events.map((event) => [event.id, event.headers['webhook-id'], event.attempt])).toEqual([
      [done.id, done.id, 1],
    ])
  })

  it('sends all again that happened since a moment', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id } = await aWebhook()
    const other = await aWebhook()
    const delivered = { state: 'delivered' as const, doneAt: 1 }
    await aDelivery(id, { ...delivered, createdAt: began - 1 })
    await aDelivery(id, { ...delivered, createdAt: began })
    await aDelivery(id, { ...delivered, createdAt: began + 1 })
    await aDelivery(other.id, { ...delivered, createdAt: began + 1 })
    const since = new Date(began).toISOString()
    const { body } = await api.ask(contract.replayWebhook, { as: admin, params: { id }, body: { since } })
    expect(body).toEqual({ count: 2 })
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'pending', 'pending', 'delivered'])
    const none = await api.ask(contract.replayWebhook, { as: admin, params: { id }, body: { since } })
    expect(none.body).toEqual({ count: 0 })
  })

  it('deletes a webhook with its log', async () => {
    const api = startApi()
    const admin = await aUser('admin')
    const { id } = await aWebhook()
    await aDelivery(id)
    expect((await api.ask(contract.deleteWebhook, { as: admin, params: { id } })).status).toBe(204)
    expect(await deliveries()).toEqual([])
    expect((await api.ask(contract.deleteWebhook, { as: admin, params: { id } })).body.code).toBe('not_found')
  })
})

it(`delivers each of ${drilled} events at least once and in order to a receiver that fails half, with two clocks and workers that die`, async () => {
  const perObject = 5
  const receivers = new Map<string, Webhook>()
  const ids: string[] = []
  for (const name of ['ada', 'bo', 'chi', 'dev']) {
    const url = `https://${name}.example/hooks`
    const made = await aWebhook({ url })
    ids.push(made.id)
    receivers.set(url, new Webhook(await secretOf([secret], made)))
  }
  await env.DB.prepare(
    `WITH RECURSIVE counted(place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM counted WHERE place + 1 < ?)
    INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
    SELECT printf('whd_%06d', place), json_extract(?, '$[' || (place % 4) || ']'), 'order.paid',
      'ord_' || (place / ${4 * perObject}), json_object('place', place), ?, ? FROM counted`,
  )
    .bind(drilled, JSON.stringify(ids), began, began)
    .run()

  const accepted = new Map<string, number>()
  const arrived: string[] = []
  const tries = new Map<string, number>()
  const counts = { requests: 0, refused: 0, deaths: 0 }

  function receive({ url, body, headers, id }: Taken): boolean {
    receivers.get(url)!.verify(body, { ...headers })
    counts.requests += 1
    const tried = (tries.get(id) ?? 0) + 1
    tries.set(id, tried)
    // It refuses every other request, but no event ten times.
    if (counts.requests % 2 === 0 && tried < 9) {
      counts.refused += 1
      return false
    }
    if (!accepted.has(id)) arrived.push(id)
    accepted.set(id, (accepted.get(id) ?? 0) + 1)
    return true
  }

  async function runClock(at: number) {
    const { events } = await take(at)
    for (const event of events) {
      const isAccepted = receive(event)
      // Every 17th worker dies after it has sent, before it records that.
      if (counts.requests % 17 === 0) {
        counts.deaths += 1
        continue
      }
      await record(at, event, isAccepted ? null : 'status')
    }
    return events.length
  }

  let at = began
  for (;;) {
    setClock(at)
    const [one, other] = await Promise.all([runClock(at), runClock(at)])
    if (one + other > 0) continue
    const next = await env.DB.prepare(
      "SELECT min(due_at) AS due FROM webhook_deliveries WHERE state = 'pending'",
    ).first<number | null>('due')
    if (next === null) break
    // An event behind one that is leased is due before it.
    at = Math.max(at + 1000, next)
  }

  expect(accepted.size).toBe(drilled)
  expect((await deliveries()).every(({ state }) => state === 'delivered')).toBe(true)
  const byObject = Map.groupBy(arrived, (id) => {
    const place = Number(id.slice(4))
    return `${place % 4} ${Math.floor(place / (4 * perObject))}`
  })
  expect(byObject.size).toBe(4 * Math.ceil(drilled / (4 * perObject)))
  for (const [object, order] of byObject) expect([object, order]).toEqual([object, order.toSorted()])
  expect(counts.refused / counts.requests).toBeGreaterThan(0.45)
  expect(counts.deaths).toBeGreaterThan(drilled / 20)
  const twice = [...accepted.values()].filter((count) => count > 1).length
  console.log(JSON.stringify({ drilled, ...counts, twice, hours: Math.round((at - began) / hourMs) }))
}, 1_200_000)
