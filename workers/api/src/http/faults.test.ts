import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { actOf, countRows, differences, hashCheaply, prepareAct } from '../../test/disturbed-acts.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { aMail } from '../../test/factories.ts'
import { aPersonWhoUsedEverything } from '../../test/person-who-used-everything.ts'
import { aUser, secret } from '../../test/sessions.ts'
import { openDatabase } from '../base/context.ts'
import { documentBuckets } from '../base/env.ts'
import { newId } from '../base/new-id.ts'
import { kindOfMail } from '../console/labels.ts'
import { leaseMail } from '../console/outbox/lease-mail.ts'
import { handOver } from '../console/outbox/record-outcome.ts'
import { sweepOutbox } from '../console/outbox/sweep-outbox.ts'
import { sweepTables } from '../console/retention/sweep-tables.ts'
import { clock } from '../routes.ts'
import { readSettings } from './settings.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const turns = Number(env.KILLS)
const patience = { timeout: 60_000 + turns * 10_000 }

beforeEach(emptyDatabase)

describe('[part of R7] a full database', () => {
  const writes = /^\s*(insert|update|delete|with)\b/i

  /** Refuses writes from one of them on, as D1 does once a database has its 10 GB. Reads go on. */
  function fullDatabase(from: number) {
    let written = 0
    const refuse = () => Promise.reject(new Error('D1_ERROR: Exceeded maximum DB size'))
    const isRefused = () => (written += 1) >= from
    const guard = (statement: D1PreparedStatement): D1PreparedStatement => {
      const { bind, run, all, raw } = statement
      return Object.assign(statement, {
        bind: (...values: unknown[]) => guard(bind.call(statement, ...values)),
        run: () => (isRefused() ? refuse() : run.call(statement)),
        all: () => (isRefused() ? refuse() : all.call(statement)),
        raw: () => (isRefused() ? refuse() : raw.call(statement)),
      })
    }
    const db = {
      prepare: (sql: string) => (writes.test(sql) ? guard(env.DB.prepare(sql)) : env.DB.prepare(sql)),
      batch: (statements: D1PreparedStatement[]) => (isRefused() ? refuse() : env.DB.batch(statements)),
      // The cast is safe: drizzle and the API call only these methods of a D1Database.
    } as unknown as D1Database
    return { db, hasRefused: () => written >= from }
  }

  it(
    `lets ${turns} acts of all capabilities fail with an answer, whichever write is refused, and each is done once there is room`,
    patience,
    async () => {
      const found: string[] = []
      let refused = 0
      for (let turn = 0; turn < turns; turn += 1) {
        const endpoint = actOf(turn)
        const whole = await prepareAct(endpoint)
        const undisturbed = await startApi({ argon2id: hashCheaply }).call(whole.path, whole.init)
        const expected = await countRows()
        const { path, init } = await prepareAct(endpoint)
        for (let isFull = true, from = 1; isFull; from += 1) {
          const full = fullDatabase(from)
          const { status, body } = await startApi({ db: full.db, argon2id: hashCheaply }).call(path, init)
          isFull = full.hasRefused()
          if (isFull) refused += 1
          if (status >= 500 && !(status === 503 && body.code))
            found.push(`${endpoint.name}, write ${from}: ${status} ${body.code}`)
          await env.DB.prepare('UPDATE idempotency_keys SET leased_at = 0').run()
        }
        const api = startApi({ argon2id: hashCheaply })
        api.clock.now += 1
        const retry = await api.call(path, init)
        const now = await countRows()
        if (retry.status !== undisturbed.status)
          found.push(`${endpoint.name}: ${retry.status} instead of ${undisturbed.status}`)
        if (JSON.stringify(now) !== JSON.stringify(expected))
          found.push(`${endpoint.name}: ${differences(expected, now)}`)
      }
      expect(refused).toBeGreaterThan(turns)
      expect(found).toEqual([])
    },
  )
})

describe('a clock that jumps', () => {
  it.each([
    ['back by an hour', -hourMs],
    // An access token lasts ten minutes, so a longer jump signs everybody out.
    ['forward by five minutes', hourMs / 12],
  ])('%s between an act and its retry does nothing twice', patience, async (_, jump) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { path, init } = await prepareAct(actOf(turn))
      const first = await startApi({ argon2id: hashCheaply }).call(path, init)
      const done = await countRows()
      const api = startApi({ argon2id: hashCheaply })
      api.clock.now += jump
      expect((await api.call(path, init)).status).toBe(first.status)
      expect(await countRows()).toEqual(done)
    }
  })

  it('has no email sent twice: back by an hour neither lends it again what is handed over nor gives it up', async () => {
    const mail = await aMail(await aUser('student'))
    const noon = Date.parse('2026-11-15T12:00:00Z')
    const context = (at: number) => ({
      db: openDatabase(env.DB),
      at,
      settings: { accessTokenSecret: secret },
      log: () => undefined,
    })
    const leased = await leaseMail(context(noon), mail)
    expect(await handOver(context(noon), mail, leased!.leasedAt)).toBe(true)
    expect(await leaseMail(context(noon - hourMs), mail)).toBeNull()
    expect(await sweepOutbox(context(noon - hourMs), async () => undefined)).toMatchObject({ queued: 0, unknown: 0 })
  })
})

it('two clocks at once do what one does: every act of every domain, over forty days', async () => {
  const begin = Date.parse('2026-11-15T12:00:00Z')
  const settings = readSettings({ ...env, ACCESS_TOKEN_SECRET: secret })
  const tick = async (at: number) => {
    const context = {
      db: openDatabase(env.DB),
      at,
      newId,
      randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
      requestId: 'clock',
      queueMail: () => undefined,
      kindOfMail,
      settings,
      media: env.MEDIA,
      documents: documentBuckets(env),
    }
    const acts: readonly (readonly [string, (given: typeof context) => Promise<number>])[] = clock
    for (const [, act] of acts) for (let times = 0; times < 50 && (await act(context)) > 0; times += 1);
    await sweepTables(context.db, () => at)
  }
  const after = async (clocks: number) => {
    await emptyDatabase()
    await aPersonWhoUsedEverything(await aUser('student'))
    const before = await countRows()
    for (const days of [0, 1, 2, 8, 40])
      await Promise.all(Array.from({ length: clocks }, () => tick(begin + days * dayMs)))
    return { before, now: await countRows() }
  }
  const [one, two] = [await after(1), await after(2)]
  expect(one.now).not.toEqual(one.before)
  expect(two.now).toEqual(one.now)
})
