import { env } from 'cloudflare:workers'
import type { OutboxState } from '@kere/contracts/console/outbox-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { mailTemplates } from '../labels.ts'
import { makeLink } from '../../accounts/accounts/account-links.ts'
import { openDatabase } from '../../base/context.ts'
import { leaseMail } from './lease-mail.ts'
import type { QueuedMail } from '../../http/outbox-queue.ts'
import { giveUp, handOver, recordFailure, recordSent } from './record-outcome.ts'
import { sweepOutbox } from './sweep-outbox.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const noon = Date.parse('2026-11-15T12:00:00Z')

let learner: TestUser
let admin: TestUser
let clock: { now: number }
let lines: string[]

beforeEach(async () => {
  await emptyDatabase()
  learner = await aUser('student')
  admin = await aUser('admin')
  clock = { now: noon }
  lines = []
})

const context = (accessTokenSecret: string | undefined = secret) => ({
  db: openDatabase(env.DB),
  get at() {
    return clock.now
  },
  settings: { accessTokenSecret },
  log: (event: string, fields?: Record<string, unknown>) => void lines.push(JSON.stringify({ event, ...fields })),
})
const outbox = {
  take: (id: string) => leaseMail(context(), id),
  handOver: (id: string, leasedAt: number) => handOver(context(), id, leasedAt),
  markSent: (id: string) => recordSent(context(), id),
  markFailed: (id: string, leasedAt: number, reason = 'E_DOWN: no answer') =>
    recordFailure(context(), id, { leasedAt, reason }),
  markDead: (id: string) => giveUp(context(), id),
  sweep: async () => {
    const queued: string[] = []
    const counts = await sweepOutbox(
      context(),
      async (mails) => void queued.push(...mails.map(({ outboxId }) => outboxId)),
    )
    return { ...counts, ids: queued }
  },
}
const read = (id: string) =>
  env.DB.prepare('SELECT * FROM outbox WHERE id = ?').bind(id).first<{
    state: OutboxState
    attempts: number
    due_at: number
    sent_at: number | null
    last_error: string | null
  }>()
const fail = async (id: string) => {
  const mail = await outbox.take(id)
  return outbox.markFailed(id, mail!.leasedAt)
}
const aMailWithLink = async (about: { usedAt?: number; expiresAt?: number } = {}) => {
  const id = `tok_${crypto.randomUUID()}`
  const link = await makeLink(secret, 'verify_email', id, noon)
  await env.DB.prepare(
    'INSERT INTO account_tokens (id, user_id, purpose, token_hash, created_at, expires_at, used_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(id, learner.id, link.purpose, link.tokenHash, noon, about.expiresAt ?? link.expiresAt, about.usedAt ?? null)
    .run()
  return aMail(learner, { template: 'verify_email', tokenId: id, details: { firstName: 'Ira' } })
}

describe('[R4] a lease', () => {
  it('gives a mail to one of twenty simultaneous deliveries: to the last that took it before it was handed over', async () => {
    const id = await aMail(learner, { details: { firstName: 'Ira' } })
    const taken = await Promise.all(Array.from({ length: 20 }, () => outbox.take(id)))
    const mail = { id, template: 'welcome', language: 'en', to: learner.email, values: { firstName: 'Ira' } }
    expect(taken).toEqual(taken.map(() => ({ ...mail, leasedAt: expect.any(Number) as number })))
    const handed = await Promise.all(taken.map((lease) => outbox.handOver(id, lease!.leasedAt)))
    expect(handed.filter(Boolean)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ state: 'leased', attempts: 1 })
  })

  it('whose answer was lost is taken again, in the same millisecond and later, and is one attempt', async () => {
    const id = await aMailWithLink()
    const losing = {
      prepare: (query: string) => env.DB.prepare(query),
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.batch(statements)
        throw new Error('The answer was lost')
      },
      // The cast is safe: drizzle calls only these methods of a D1Database.
    } as unknown as D1Database
    await expect(leaseMail({ ...context(), db: openDatabase(losing) }, id)).rejects.toThrow('The batch failed')
    expect(await read(id)).toMatchObject({ state: 'leased', attempts: 1 })
    const second = (await outbox.take(id))!
    clock.now += 10 * secondMs
    const third = (await outbox.take(id))!
    expect([second.values, third.leasedAt]).toEqual([third.values, clock.now])
    expect(await outbox.handOver(id, second.leasedAt)).toBe(false)
    expect(await outbox.handOver(id, third.leasedAt)).toBe(true)
    expect(await read(id)).toMatchObject({ state: 'leased', attempts: 1 })
  })

  it('says the same to a handing over whose answer was lost, and nobody takes it from then on', async () => {
    const id = await aMail(learner)
    const { leasedAt } = (await outbox.take(id))!
    const answers = [await outbox.handOver(id, leasedAt), await outbox.handOver(id, leasedAt)]
    expect([answers, await outbox.take(id)]).toEqual([[true, true], null])
    await outbox.markFailed(id, leasedAt)
    expect(await outbox.handOver(id, leasedAt)).toBe(false)
  })

  it('that was taken again lets a mail die whose link was used meanwhile', async () => {
    const id = await aMailWithLink()
    const { leasedAt } = (await outbox.take(id))!
    await env.DB.prepare('UPDATE account_tokens SET used_at = ?').bind(noon).run()
    expect([await outbox.take(id), await outbox.handOver(id, leasedAt)]).toEqual([null, false])
    expect(await read(id)).toMatchObject({ state: 'dead' })
  })

  it.each(['leased', 'sent', 'unknown', 'dead'] as const)('is not given on what is %s', async (state) => {
    const id = await aMail(learner, { state })
    expect(await outbox.take(id)).toBeNull()
    expect(await read(id)).toMatchObject({ state, attempts: 0 })
  })

  it('is not given before its time, nor on what is not there', async () => {
    expect(await outbox.take(await aMail(learner, { dueAt: noon + minuteMs }))).toBeNull()
    expect(await outbox.take('out_nothing')).toBeNull()
  })

  it('makes the link whose hash the database knows, and writes it nowhere', async () => {
    const id = await aMailWithLink()
    const { values } = (await outbox.take(id))!
    expect(values).toEqual({ firstName: 'Ira', path: expect.stringMatching(/^\/auth\/verify-email\?token=[\w-]{43}$/) })
    const token = values.path!.slice(values.path!.indexOf('=') + 1)
    expect(JSON.stringify(await read(id)) + lines.join('')).not.toContain(token)
  })

  it.each([
    ['used or replaced', { usedAt: noon }],
    ['expired', { expiresAt: noon }],
  ])('lets a mail die whose link was %s', async (_, about) => {
    const id = await aMailWithLink(about)
    expect(await outbox.take(id)).toBeNull()
    expect(await read(id)).toMatchObject({
      state: 'dead',
      attempts: 0,
      last_error: 'Its link was used, replaced or expired before it could be sent',
    })
  })

  it('is not taken where no link could be made', async () => {
    const id = await aMailWithLink()
    await expect(leaseMail({ ...context(), settings: { accessTokenSecret: undefined } }, id)).rejects.toThrow(
      'ACCESS_TOKEN_SECRET is not set',
    )
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0 })
  })
})

describe('[R4] what became of a mail', () => {
  it('is written down once it is sent, also where the lease had run out', async () => {
    const id = await aMail(learner)
    const { leasedAt } = (await outbox.take(id))!
    await outbox.handOver(id, leasedAt)
    clock.now += 6 * minuteMs
    await outbox.sweep()
    expect((await read(id))?.state).toBe('unknown')
    await outbox.markSent(id)
    expect(await read(id)).toMatchObject({ state: 'sent', sent_at: clock.now, attempts: 1 })
    clock.now += minuteMs
    await outbox.markSent(id)
    expect((await read(id))?.sent_at).toBe(clock.now - minuteMs)
  })

  it('is tried five times over more than an hour, and then it is dead', async () => {
    const id = await aMail(learner)
    const pauses = []
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const pause = await fail(id)
      pauses.push(pause)
      if (pause === null) break
      expect(await read(id)).toMatchObject({
        state: 'pending',
        attempts: attempt,
        due_at: clock.now + pause * secondMs,
      })
      clock.now += (pause - 10) * secondMs
      expect(await outbox.take(id)).toBeNull()
      clock.now += 10 * secondMs
    }
    expect(pauses).toEqual([60, 300, 900, 2700, null])
    expect(await read(id)).toMatchObject({ state: 'dead', attempts: 5, last_error: 'E_DOWN: no answer' })
    expect(await outbox.take(id)).toBeNull()
  })

  it('is not taken back by somebody whose lease is over', async () => {
    const id = await aMail(learner)
    const first = (await outbox.take(id))!
    clock.now += 6 * minuteMs
    await outbox.sweep()
    await env.DB.prepare("UPDATE outbox SET state = 'pending', attempts = 0 WHERE id = ?").bind(id).run()
    await outbox.take(id)
    expect(await outbox.markFailed(id, first.leasedAt)).toBeNull()
    expect(await read(id)).toMatchObject({ state: 'leased', attempts: 1 })
  })

  it('is one short line where it failed', async () => {
    const id = await aMail(learner)
    const { leasedAt } = (await outbox.take(id))!
    await outbox.markFailed(id, leasedAt, `first\r\nsecond\u0000 ${'x'.repeat(500)}`)
    const { last_error: reason } = (await read(id))!
    expect([reason!.startsWith('first second x'), reason!.length]).toEqual([true, 300])
  })

  it.each([
    ['pending', 'dead'],
    ['leased', 'leased'],
    ['sent', 'sent'],
    ['unknown', 'unknown'],
  ] as const)('is, for a message that was given up: from %s to %s', async (state, after) => {
    const id = await aMail(learner, { state })
    await outbox.markDead(id)
    expect((await read(id))?.state).toBe(after)
  })
})

describe('[R4] the sweep', () => {
  const handed = async (id: string) => {
    const { leasedAt } = (await outbox.take(id))!
    await outbox.handOver(id, leasedAt)
  }

  it('declares unknown what has been handed over for more than five minutes, and nothing else', async () => {
    const [stale, fresh] = [await aMail(learner), await aMail(learner)]
    await handed(stale)
    clock.now += 5 * minuteMs
    await handed(fresh)
    expect(await outbox.sweep()).toMatchObject({ unknown: 0 })
    clock.now += 1
    expect(await outbox.sweep()).toMatchObject({ unknown: 1 })
    expect([(await read(stale))?.state, (await read(fresh))?.state]).toEqual(['unknown', 'leased'])
  })

  it('queues what was taken half a minute ago and never handed over: it has not left, and was not tried', async () => {
    const [held, begun] = [await aMail(learner), await aMail(learner)]
    await outbox.take(held)
    await handed(begun)
    clock.now += 30 * secondMs
    expect(await outbox.sweep()).toMatchObject({ ids: [] })
    clock.now += 1
    expect(await outbox.sweep()).toEqual({ unknown: 0, queued: 1, ids: [held] })
    expect([await read(held), await read(begun)]).toMatchObject([
      { state: 'pending', attempts: 0 },
      { state: 'leased', attempts: 1 },
    ])
    expect(await outbox.take(held)).toMatchObject({ id: held })
    await outbox.markDead(held)
    expect(await read(held)).toMatchObject({ state: 'dead' })
  })

  it('queues what goes to an audience behind what somebody waits for, however long it has been due, and apart', async () => {
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1250)
      INSERT INTO outbox (id, template, to_address, details, created_at, due_at, is_bulk)
      SELECT printf('out_%04d', i), 'newsletter_issue', 'x@kere.test', '{}', i, i, 1 FROM n`
    await env.DB.prepare(many).run()
    const waitedFor = await aMail(learner, { dueAt: noon - minuteMs })
    const queued: QueuedMail[] = []
    await sweepOutbox(context(), async (mails) => void queued.push(...mails))
    expect(queued[0]).toEqual({ outboxId: waitedFor, isBulk: false })
    expect(queued.slice(1).every(({ isBulk }) => isBulk)).toBe(true)
    expect(queued.length).toBe(901)
  })

  it('queues what has been due for half a minute', async () => {
    const due = await aMail(learner, { dueAt: noon - 30 * secondMs })
    await aMail(learner, { dueAt: noon - 29 * secondMs })
    await aMail(learner, { dueAt: noon + minuteMs })
    await aMail(learner, { state: 'dead' })
    expect(await outbox.sweep()).toEqual({ unknown: 0, queued: 1, ids: [due] })
    expect(await outbox.take(due)).toMatchObject({ id: due })
  })

  it('queues a thousand at once, the longest due first, and gets to everything', async () => {
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1250)
      INSERT INTO outbox (id, template, to_address, details, created_at, due_at)
      SELECT printf('out_%04d', i), 'welcome', 'x@kere.test', '{}', i, i FROM n`
    await env.DB.prepare(many).run()
    const seen: string[][] = []
    for (let minute = 0; minute < 2; minute += 1) {
      seen.push((await outbox.sweep()).ids.toSorted())
      clock.now += minuteMs
    }
    expect([seen[0]?.length, seen[0]?.[0], seen[0]?.at(-1)]).toEqual([1000, 'out_0001', 'out_1000'])
    expect(new Set(seen.flat()).size).toBe(1250)
  })

  it('walks through no table', async () => {
    const watched = watch(env.DB)
    const db = openDatabase(watched.db)
    const id = await aMail(learner)
    const mail = await leaseMail({ ...context(), db }, id)
    await handOver({ ...context(), db }, id, mail!.leasedAt)
    await recordFailure({ ...context(), db }, id, { leasedAt: mail!.leasedAt, reason: 'x' })
    await giveUp({ ...context(), db }, id)
    await recordSent({ ...context(), db }, id)
    await sweepOutbox({ ...context(), db }, async () => {})
    const steps = []
    for (const { sql, values } of watched.statements) {
      const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)
      steps.push(...(await plan.all<{ detail: string }>()).results.map(({ detail }) => detail))
    }
    expect([watched.roundTrips, steps.filter((step) => step.startsWith('SCAN'))]).toEqual([7, []])
  })
})

describe('the outbox of admins', () => {
  const list = (query = '') => startApi().call(`/api/outbox${query}`, { headers: { cookie: admin.cookie } })

  it('shows to whom each went and how it stands, in one round trip, and nothing of what it says', async () => {
    const sent = await aMail(learner, {
      state: 'sent',
      attempts: 1,
      sentAt: noon,
      details: { reason: 'private words' },
    })
    const waiting = await aMail(learner, { template: 'role_changed', userId: null, dueAt: noon, lastError: 'E_DOWN' })
    const watched = watch(env.DB)
    const { status, body, text } = await startApi({ db: watched.db }).call('/api/outbox', {
      headers: { cookie: admin.cookie },
    })
    expect([status, watched.roundTrips, body.total, body.nextCursor]).toEqual([200, 1, 2, null])
    expect(body.items).toMatchObject([
      {
        id: waiting,
        template: 'role_changed',
        name: 'Role changed',
        to: learner.email,
        recipient: null,
        state: 'pending',
        nextAttemptAt: '2026-11-15T12:00:00.000Z',
        sentAt: null,
        lastError: 'E_DOWN',
      },
      {
        id: sent,
        recipient: { id: learner.id, name: expect.stringContaining('Ira Nayak') as string },
        state: 'sent',
        attempts: 1,
        nextAttemptAt: null,
        sentAt: '2026-11-15T12:00:00.000Z',
        lastError: null,
      },
    ])
    expect(text).not.toContain('private words')
  })

  it('begins with what needs an admin, and goes on with what is under way, the newest of each first', async () => {
    const made: Record<string, string> = {}
    for (const [day, states] of [
      ['old', ['dead', 'unknown', 'pending', 'leased', 'sent']],
      ['new', ['sent', 'leased', 'pending', 'unknown', 'dead']],
    ] as const)
      for (const state of states) made[await aMail(learner, { state, dueAt: noon })] = `${day} ${state}`
    const shown = async (query: string) => (await list(query)).body.items.map(({ id }) => made[id])
    expect(await shown('')).toEqual([
      'new dead',
      'old dead',
      'new unknown',
      'old unknown',
      'new pending',
      'old pending',
      'new leased',
      'old leased',
      'new sent',
      'old sent',
    ])
    expect(await shown('?sort=failures&state=dead')).toEqual(['new dead', 'old dead'])
    expect((await shown('?sort=newest')).slice(0, 3)).toEqual(['new dead', 'new unknown', 'new pending'])
    expect((await shown('?sort=oldest')).slice(0, 3)).toEqual(['old dead', 'old unknown', 'old pending'])
  })

  it(
    '[P6] reads as many rows among 2,000 mails as among 200, whatever its filters and order, and sorts none',
    { timeout: 60_000 },
    async () => {
      const fillTo = (number: number) =>
        env.DB.prepare(
          `WITH RECURSIVE n(i) AS (SELECT (SELECT count(*) FROM outbox) UNION ALL SELECT i + 1 FROM n WHERE i < ? - 1)
        INSERT INTO outbox (id, template, to_address, details, created_at, due_at, state)
        SELECT printf('out_%05d', i), iif(i % 3, 'welcome', 'new_device'), 'x@kere.test', '{}', i, i,
          CASE i % 10 WHEN 0 THEN 'dead' WHEN 1 THEN 'unknown' WHEN 2 THEN 'pending' WHEN 3 THEN 'leased' ELSE 'sent' END FROM n`,
        )
          .bind(number)
          .run()
      const costOf = async (query: string) => {
        const watched = watch(env.DB)
        const api = startApi({ db: watched.db })
        const readPage = async (cursor: string) =>
          (await api.call(`/api/outbox?limit=4&${query}${cursor}`, { headers: { cookie: admin.cookie } })).body
        await readPage(`&cursor=${(await readPage('')).nextCursor}`)
        const { steps } = await planOf(watched)
        return [query, watched.roundTrips, watched.rowsRead, steps.filter((step) => step.includes('TEMP B-TREE'))]
      }
      const costs = async () => {
        const filters = ['', '&state=dead', '&state=sent', '&template=welcome', '&template=welcome&state=pending']
        const found = []
        for (const sort of ['failures', 'newest', 'oldest'])
          for (const filter of filters) found.push(await costOf(`sort=${sort}${filter}`))
        return found
      }
      await fillTo(200)
      const few = await costs()
      expect(few.map(([, roundTrips, , sorting]) => [roundTrips, sorting])).toEqual(few.map(() => [2, []]))
      await fillTo(2000)
      expect(await costs()).toEqual(few)
    },
  )

  it('pages to its end, without a gap or a repetition, and counts what its filters match', async () => {
    for (const state of ['sent', 'sent', 'dead'] as const)
      for (let index = 0; index < 5; index += 1)
        await aMail(learner, { state, template: index === 0 ? 'verify_email' : 'welcome', createdAt: noon })
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await list(`?limit=4${cursor && `&cursor=${cursor}`}`)
      ids.push(...body.items.map(({ id }) => id))
      cursor = body.nextCursor
    }
    expect([ids.length, new Set(ids).size]).toEqual([15, 15])

    for (const [query, count] of [
      ['?state=dead', 5],
      ['?template=verify_email', 3],
      ['?state=sent&template=verify_email', 2],
      ['?state=unknown', 0],
    ] as const) {
      const { body } = await list(query)
      expect([query, body.items.length, body.total]).toEqual([query, count, count])
      expect(body).toMatchObject({ counts: { pending: 0, leased: 0, sent: 10, unknown: 0, dead: 5 } })
    }
  })

  it('names every email that it can be filtered by', async () => {
    const { status, body } = await startApi().call('/api/outbox/templates', { headers: { cookie: admin.cookie } })
    expect([status, body.items.map(({ template }) => template).toSorted()]).toEqual([
      200,
      Object.keys(mailTemplates).toSorted(),
    ])
    const names = body.items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(body.items).toContainEqual({ template: 'new_device', name: 'New sign-in' })
  })

  it('shows by its own text an email that only a later release knows', async () => {
    await aMail(learner, { template: 'lake_restored' })
    const { body } = await list()
    expect(body.items).toMatchObject([{ template: 'lake_restored', name: 'lake_restored' }])
  })

  it.each([
    ['?cursor=x', 'invalid_cursor'],
    ['?state=lost', 'validation_failed'],
    ['?template=advertisement', 'validation_failed'],
    ['?limit=101', 'validation_failed'],
  ])('refuses %s', async (query, code) => {
    const { status, body } = await list(query)
    expect([status, body.code]).toEqual([422, code])
  })
})

describe('sending again', () => {
  const replay = (api: ReturnType<typeof startApi>, id: string, { cookie } = admin) =>
    api.call(`/api/outbox/${id}/replays`, { method: 'POST', headers: { origin: 'https://kere.test', cookie } })
  const auditOf = async (id: string) => {
    const { results } = await env.DB.prepare(
      "SELECT * FROM audit_log WHERE action = 'outbox.replayed' AND subject_id = ?",
    )
      .bind(id)
      .all()
    return results
  }

  it('is queued in the trace of the request that wants it sent', async () => {
    const api = startApi()
    const id = await aMail(learner, { state: 'dead' })
    await replay(api, id)
    const request = api.lines.map((line) => JSON.parse(line) as Record<string, string>).find(({ part }) => part)
    const traceparent = `00-${request?.traceId}-${request?.spanId}-01`
    expect(api.messages).toEqual([{ outboxId: id, traceparent }])
  })

  it.each(['unknown', 'dead'] as const)('[R4] [W-57] makes what is %s wait for its turn again', async (state) => {
    const api = startApi()
    const id = await aMail(learner, { state, attempts: 5, leasedAt: noon - minuteMs, lastError: 'E_DOWN' })
    const { status, body } = await replay(api, id)
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ id, state: 'pending', attempts: 0, nextAttemptAt: '2026-11-15T12:00:00.000Z' }),
    ])
    expect(api.queued).toEqual([id])
    expect(await auditOf(id)).toMatchObject([
      { actor_id: admin.id, outcome: 'succeeded', detail: `{"template":"welcome","was":"${state}"}` },
    ])
    expect(await outbox.take(id)).toMatchObject({ id })
  })

  it('[R4] loses nothing where the queue is down: the row stands, and the sweep finds it', async () => {
    const api = startApi({ isQueueDown: true })
    const id = await aMail(learner, { state: 'dead' })
    expect((await replay(api, id)).status).toBe(201)
    expect([api.queued, api.lines.join('')]).toEqual([[], expect.stringContaining('outbox_not_queued')])
    clock.now += minuteMs
    expect((await outbox.sweep()).ids).toEqual([id])
  })

  it.each(['pending', 'leased', 'sent'] as const)('refuses what is %s', async (state) => {
    const api = startApi()
    const id = await aMail(learner, { state, attempts: 1 })
    const { status, body } = await replay(api, id)
    expect([status, body.code]).toEqual([409, 'not_replayable'])
    expect([await read(id), await auditOf(id), api.queued]).toMatchObject([{ state, attempts: 1 }, [], []])
  })

  it('does not find what is not there', async () => {
    const { status, body } = await replay(startApi(), 'out_nothing')
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  it('[R2] is done by one of ten admins at once', async () => {
    const id = await aMail(learner, { state: 'dead' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => replay(startApi(), id)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await auditOf(id)).toHaveLength(1)
  })
})
