import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { endpoints } from '@kere/contracts/endpoints'
import { argon2id } from '../src/base/argon2id.ts'
import { openDatabase, type Argon2id } from '../src/base/context.ts'
import { documentBuckets } from '../src/base/env.ts'
import { sweepTables } from '../src/console/retention/sweep-tables.ts'
import { reconcileDocuments } from '../src/kit/documents/reconcile-documents.ts'
import { sweepObjects } from '../src/kit/files/sweep-objects.ts'
import { emptyDatabase } from './empty-database.ts'
import { countAnew } from './factories.ts'
import { emptyBucket } from './files.ts'
import { fixtureOf, requestOf, statusOf, thingsOf } from './fixtures.ts'
import { makePeople, people, refusalOf } from './people.ts'
import { rowsOfTables } from './rows-of-tables.ts'

const dayMs = 24 * 60 * 60 * 1000

export const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

/** Gives the same numbers at every run, so that a kill that found something is repeated by its seed. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export const random = randomFrom(Number(env.KILLS_SEED))

const acts = endpoints.filter(({ method, isNeverStored }) => method !== 'GET' && !isNeverStored)

/** Chooses acts from the declared endpoints. Every capability has its turn before one has its second. */
export function actOf(turn: number): Endpoint {
  const rooms = [...Map.groupBy(acts, ({ path }) => path.split('/')[2] ?? '').values()]
  const room = rooms[turn % rooms.length]!
  return room[random(room.length)]!
}

/** Makes what an act needs, in an empty database, and the act's request by somebody who may do it. */
export async function prepareAct(endpoint: Endpoint) {
  await emptyDatabase()
  await emptyBucket()
  countAnew()
  const fixture = fixtureOf(endpoint)
  const person = people.find((each) => refusalOf(endpoint, each) === undefined && statusOf(endpoint, each) < 300)!
  const users = await makePeople()
  const [path, init] = await requestOf(endpoint, fixture, users, person, { things: await thingsOf(fixture, users) })
  const headers = new Headers(init.headers)
  headers.set('idempotency-key', 'one-key-for-every-try')
  return { path, init: { ...init, headers } }
}

/** Counts what an act has left: ids and times differ from try to try, numbers of rows do not. */
export async function countRows() {
  const rows = await rowsOfTables()
  const mails = Object.groupBy(
    rows.outbox ?? [],
    ({ template, to_address: to }) => `${String(template)} to ${String(to)}`,
  )
  return {
    rows: Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])),
    mails: Object.values(mails)
      .map((each) => each?.length ?? 0)
      .toSorted((one, other) => one - other),
  }
}

/** Lists the objects that no row names, after the clock has run for two days. */
export async function orphansAfterSweep(now: number) {
  const db = openDatabase(env.DB)
  const buckets = { media: env.MEDIA, documents: documentBuckets(env) }
  for (let at = now; at < now + 2 * dayMs; at += dayMs / 2) {
    await sweepTables(db, () => at)
    await reconcileDocuments({ db, at, backups: env.BACKUPS, ...buckets })
    while ((await sweepObjects({ db, at, ...buckets })) > 0);
  }
  const named = await env.DB.prepare(
    'SELECT object_key AS key FROM files UNION SELECT small_key FROM files WHERE small_key IS NOT NULL',
  ).all<{ key: string }>()
  const keys = new Set(named.results.map(({ key }) => key))
  const objects = await Promise.all([env.MEDIA, ...Object.values(buckets.documents)].map((bucket) => bucket.list()))
  return objects.flatMap((list) => list.objects.map(({ key }) => key)).filter((key) => !keys.has(key))
}

type Counted = Awaited<ReturnType<typeof countRows>>

export const differences = (expected: Counted, now: Counted) =>
  JSON.stringify([
    ...Object.keys(expected.rows)
      .filter((table) => expected.rows[table] !== now.rows[table])
      .map((table) => `${table} ${expected.rows[table]} → ${now.rows[table]}`),
    ...(String(expected.mails) === String(now.mails) ? [] : [`mails ${String(expected.mails)} → ${String(now.mails)}`]),
  ])
