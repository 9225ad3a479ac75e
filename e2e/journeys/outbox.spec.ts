import { expect, test as base } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'

interface Worker {
  log: string[]
  platform: Platform
  admin: string
}

const test = base.extend<object, Worker>({
  log: [async ({}, use) => use([]), { scope: 'worker' }],
  platform: [
    async ({ log }, use) => {
      const platform = await startTemporaryPlatform({ onWorkerLog: (line) => log.push(line) })
      await platform.replace({ mail: mailService })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: [
    async ({ platform }, use) => {
      const { headers } = await post(platform, '/api/auth/login', {
        body: { email: 'admin@kere.test', password: 'learn-by-doing' },
      })
      const cookies = headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))
      await use(cookies.join('; '))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// Restarts and polling take long on a busy machine, and none of these tests is about speed.
test.describe.configure({ mode: 'default', timeout: 120_000 })
const polling = { timeout: 30_000 }

/** A mail service that fails twice for `fails-2-…`, hangs for `hangs-…`, and counts tries and sent mails by address. */
const mailService = `
import { WorkerEntrypoint } from 'cloudflare:workers'
const tried = {}
const sent = {}
export default class extends WorkerEntrypoint {
  async send({ to }) {
    tried[to] = (tried[to] ?? 0) + 1
    if (to.startsWith('hangs-')) await scheduler.wait(60_000)
    if (tried[to] <= Number(/^fails-(\\d+)-/.exec(to)?.[1] ?? 0)) throw Object.assign(new Error('The mail service is down'), { code: 'E_RATE_LIMIT_EXCEEDED' })
    sent[to] = (sent[to] ?? 0) + 1
    return { messageId: 'message-' + to }
  }
  fetch() {
    return Response.json({ tried, sent })
  }
}
`

const minuteMs = 60_000
let made = 0

async function aMail(platform: Platform, to: string, { isBulk = false } = {}) {
  made += 1
  const dueAt = Date.now() - minuteMs
  const id = `out_${Date.now()}_${made}`
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  await db
    .prepare(
      `INSERT INTO outbox (id, template, to_address, details, created_at, due_at, is_bulk) VALUES (?, 'welcome', ?, '{"firstName":"Ira"}', ?, ?, ?)`,
    )
    .bind(id, to, dueAt, dueAt, Number(isBulk))
    .run()
  return id
}

async function rowOf(platform: Platform, id: string) {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  const row = await db
    .prepare('SELECT state, attempts FROM outbox WHERE id = ?')
    .bind(id)
    .first<{ state: string; attempts: number }>()
  return row!
}

async function makeEarlier(platform: Platform, id: string, column: 'due_at' | 'leased_at') {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  await db
    .prepare(`UPDATE outbox SET ${column} = ? WHERE id = ?`)
    .bind(Date.now() - 10 * minuteMs, id)
    .run()
}

async function countsOf(platform: Platform, to: string) {
  const service = await platform.miniflare.getWorker('kere-mail')
  const counts = (await (await service.fetch('http://mail/')).json()) as Record<
    'tried' | 'sent',
    Record<string, number>
  >
  return { tried: counts.tried[to] ?? 0, sent: counts.sent[to] ?? 0 }
}

async function announce(platform: Platform, outboxId: string) {
  const queue = await platform.miniflare.getQueueProducer<{ outboxId: string }>('OUTBOX_QUEUE', 'kere-api')
  await queue.send({ outboxId })
}

async function drain(platform: Platform) {
  const last = await aMail(platform, `last-${made}@example.kere.test`)
  await announce(platform, last)
  await reach(platform, last, 'sent')
}

const reach = (platform: Platform, id: string, state: string, attempts?: number) =>
  expect
    .poll(() => rowOf(platform, id), polling)
    .toMatchObject({ state, ...(attempts === undefined ? {} : { attempts }) })

const post = (
  platform: Platform,
  path: string,
  { cookie, body }: { cookie?: string; body?: unknown } = {},
): Promise<Response> =>
  fetch(`${platform.origin}${path}`, {
    method: 'POST',
    headers: {
      origin: platform.origin,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const replay = (platform: Platform, cookie: string, id: string) =>
  post(platform, `/api/outbox/${id}/replays`, { cookie })

async function listIds(platform: Platform, cookie: string, state: string) {
  const response = await fetch(`${platform.origin}/api/outbox?state=${state}`, { headers: { cookie } })
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

test('a platform that has sent nothing yet has in its inbox what its outbox calls sent', async ({ platform }) => {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  const { results } = await db
    .prepare("SELECT to_address, sent_at FROM outbox WHERE state = 'sent'")
    .all<{ to_address: string; sent_at: number }>()
  const kept = (await (await fetch(`${platform.origin}/_mail.json`)).json()) as { to: string; at: string }[]
  const sent = results.map(({ to_address: to, sent_at: at }) => `${new Date(at).toISOString()} ${to}`)
  expect(sent.length).toBeGreaterThan(0)
  expect(kept.map(({ to, at }) => `${at} ${to}`).toSorted()).toEqual(sent.toSorted())
})

test('[R4] a mail whose message is delivered five times is sent once', async ({ platform }) => {
  const to = 'redelivered@example.kere.test'
  const id = await aMail(platform, to)
  await Promise.all(Array.from({ length: 5 }, () => announce(platform, id)))
  await drain(platform)
  expect(await rowOf(platform, id)).toEqual({ state: 'sent', attempts: 1 })
  expect(await countsOf(platform, to)).toEqual({ tried: 1, sent: 1 })
})

test('[R4] a mail whose message never left, after a crash behind the commit, is found by the clock and sent once', async ({
  platform,
}) => {
  const to = 'forgotten@example.kere.test'
  const id = await aMail(platform, to)
  await platform.sweep()
  await reach(platform, id, 'sent')
  await platform.sweep()
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 1, sent: 1 })
})

test('[R4] a mail that fails twice is sent once, the third time', async ({ platform, log }) => {
  const to = 'fails-2-times@example.kere.test'
  const id = await aMail(platform, to)
  await announce(platform, id)
  for (const attempts of [1, 2]) {
    await reach(platform, id, 'pending', attempts)
    await makeEarlier(platform, id, 'due_at')
    await platform.sweep()
  }
  await reach(platform, id, 'sent', 3)
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 3, sent: 1 })
  expect(log.filter((line) => line.includes(id)).join('')).not.toContain(to)
})

test('[R4] a mail that fails five times is dead, and sent once when an admin says so', async ({ platform, admin }) => {
  const to = 'fails-5-times@example.kere.test'
  const id = await aMail(platform, to)
  await announce(platform, id)
  for (const attempts of [1, 2, 3, 4]) {
    await reach(platform, id, 'pending', attempts)
    await makeEarlier(platform, id, 'due_at')
    await platform.sweep()
  }
  await reach(platform, id, 'dead', 5)
  await platform.sweep()
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 5, sent: 0 })
  expect(await listIds(platform, admin, 'dead')).toContain(id)

  expect((await replay(platform, admin, id)).status).toBe(201)
  await reach(platform, id, 'sent')
  expect((await replay(platform, admin, id)).status).toBe(409)
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 6, sent: 1 })
})

test('[R4] a mail that was being sent when everything crashed is unknown, and sent again only by an admin', async ({
  platform,
  admin,
}) => {
  const to = 'hangs-while-sending@example.kere.test'
  const id = await aMail(platform, to)
  await announce(platform, id)
  await expect.poll(async () => (await countsOf(platform, to)).tried, polling).toBe(1)
  await platform.replace({ mail: mailService.replace('hangs-', 'hangs no more') })
  expect(await rowOf(platform, id)).toEqual({ state: 'leased', attempts: 1 })

  await announce(platform, id)
  await platform.sweep()
  await drain(platform)
  expect(await rowOf(platform, id)).toMatchObject({ state: 'leased' })

  await makeEarlier(platform, id, 'leased_at')
  await platform.sweep()
  await reach(platform, id, 'unknown')
  await announce(platform, id)
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 0, sent: 0 })
  expect(await listIds(platform, admin, 'unknown')).toContain(id)

  expect((await replay(platform, admin, id)).status).toBe(201)
  await reach(platform, id, 'sent')
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 1, sent: 1 })
})

const troubledService = mailService.replace(
  '    if (to.startsWith',
  `    if (to.startsWith('is-refused')) throw Object.assign(new Error('Too many'), { code: 'E_RATE_LIMIT_EXCEEDED' })
    if (to.startsWith('fails-before')) throw new Error('Network connection lost')
    if (to.startsWith('is-slow')) await scheduler.wait(2_000)
    if (to.startsWith('fails-after')) {
      sent[to] = (sent[to] ?? 0) + 1
      throw new Error('Network connection lost')
    }
    if (to.startsWith`,
)

test('[R4] of 15 mails to a service in trouble none is doubled, what may have left waits for an admin, and the rest is sent once it heals', async ({
  platform,
  admin,
}) => {
  await platform.replace({ mail: troubledService })
  const kinds = ['is-slow', 'is-refused', 'hangs-', 'fails-before', 'fails-after']
  const mails = await Promise.all(
    kinds.flatMap((kind) =>
      [1, 2, 3].map(async (place) => {
        const to = `${kind}-${place}-in-trouble@example.kere.test`
        return { kind, to, id: await aMail(platform, to) }
      }),
    ),
  )
  const ofKind = (...names: string[]) => mails.filter(({ kind }) => names.includes(kind))
  await Promise.all(mails.map(({ id }) => announce(platform, id)))
  for (const { id } of ofKind('is-slow')) await reach(platform, id, 'sent')
  for (const { id } of ofKind('is-refused')) await reach(platform, id, 'pending', 1)
  for (const { to } of mails) await expect.poll(async () => (await countsOf(platform, to)).tried, polling).toBe(1)
  for (const { to } of ofKind('is-slow', 'fails-after'))
    expect(await countsOf(platform, to)).toEqual({ tried: 1, sent: 1 })

  await platform.replace({ mail: mailService.replace('hangs-', 'hangs no more') })
  for (const { id } of ofKind('is-refused')) await makeEarlier(platform, id, 'due_at')
  for (const { id } of ofKind('hangs-', 'fails-before', 'fails-after')) {
    expect(await rowOf(platform, id)).toEqual({ state: 'leased', attempts: 1 })
    await makeEarlier(platform, id, 'leased_at')
  }
  await platform.sweep()
  for (const { id } of ofKind('is-refused')) await reach(platform, id, 'sent', 2)
  for (const { id } of ofKind('hangs-', 'fails-before', 'fails-after')) await reach(platform, id, 'unknown')

  await Promise.all(mails.map(({ id }) => announce(platform, id)))
  await platform.sweep()
  await drain(platform)
  for (const { kind, to } of mails) {
    const again = kind === 'is-refused' ? 1 : 0
    expect([to, await countsOf(platform, to)]).toEqual([to, { tried: again, sent: again }])
  }
  const unknown = await listIds(platform, admin, 'unknown')
  expect(unknown).toEqual(expect.arrayContaining(ofKind('hangs-', 'fails-before', 'fails-after').map(({ id }) => id)))

  const [hung] = ofKind('hangs-')
  expect((await replay(platform, admin, hung!.id)).status).toBe(201)
  await reach(platform, hung!.id, 'sent')
  expect(await countsOf(platform, hung!.to)).toEqual({ tried: 1, sent: 1 })
})

test('[R4] a mail that somebody waits for passes 30 of an audience whose sending hangs', async ({ platform }) => {
  await platform.replace({ mail: mailService })
  const queue = await platform.miniflare.getQueueProducer<{ outboxId: string }>('OUTBOX_BULK_QUEUE', 'kere-api')
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      aMail(platform, `hangs-${place}-of-many@example.kere.test`, { isBulk: true }),
    ),
  )
  await queue.sendBatch(many.map((outboxId) => ({ body: { outboxId } })))
  await expect.poll(async () => (await countsOf(platform, 'hangs-0-of-many@example.kere.test')).tried, polling).toBe(1)
  // The platform's scheduled job may run at any moment, and must not send the other mails earlier.
  await platform.sweep()
  const waitedFor = await aMail(platform, 'waited-for@example.kere.test')
  await announce(platform, waitedFor)
  await reach(platform, waitedFor, 'sent')
  expect(await countsOf(platform, 'hangs-29-of-many@example.kere.test')).toEqual({ tried: 0, sent: 0 })
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  await db.prepare("DELETE FROM outbox WHERE to_address LIKE '%-of-many@example.kere.test'").run()
})

test('[R4] with the API away a mail waits, and is sent once when it is back', async ({ platform, log }) => {
  const to = 'waiting@example.kere.test'
  const id = await aMail(platform, to)
  await platform.replace({ mail: mailService, api: 'export default { fetch: () => new Response("down") }' })
  await announce(platform, id)
  await expect
    .poll(() => log.some((line) => line.includes('outbox_unreachable') && line.includes(id)), polling)
    .toBe(true)
  await expect(platform.sweep()).rejects.toThrow('The sweep ended with exception')

  await platform.replace({ mail: mailService })
  await platform.sweep()
  await reach(platform, id, 'sent')
  await drain(platform)
  expect(await countsOf(platform, to)).toEqual({ tried: 1, sent: 1 })
})
