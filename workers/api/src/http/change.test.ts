import { env } from 'cloudflare:workers'
import { endpoints } from '@kere/contracts/endpoints'
import { limits } from '@kere/contracts/http/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { fixtureOf, requestOf, statusOf, thingsOf } from '../../test/fixtures.ts'
import { databaseOfKilledWorker } from '../../test/killed-worker.ts'
import { makePeople, people, refusalOf } from '../../test/people.ts'
import { rowsOfTables } from '../../test/rows-of-tables.ts'

beforeEach(emptyDatabase)

function endpointOf(name: string) {
  const endpoint = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`There is no endpoint ${name}`)
  return endpoint
}

const changes = endpoints.flatMap((undo) =>
  (fixtureOf(undo).undoes ?? []).map((name) => ({ name, change: endpointOf(name), undo })),
)

it('every endpoint that undoes says which changes it takes back', () => {
  const undoes = endpoints.filter(({ name }) => name.startsWith('undo') && !others.has(name))
  expect(undoes.map(({ name }) => name).filter((name) => !fixtureOf({ name }).undoes)).toEqual([])
})

/** A check-in sends no emails. Cancelling an event sends many, and the tests of event authoring cover them. */
const others = new Set(['undoCheckIn', 'undoEventCancellation'])

const standings = ['status', 'stage', 'state', 'role', 'educator_status']

/** Counters and emails are left out, because they are derived from the other rows. */
async function standingOfRows() {
  const tables = Object.entries(await rowsOfTables()).filter(([name]) => !/^outbox|_(counts|sums)$/.test(name))
  return tables.flatMap(([name, rows]) =>
    rows.flatMap((row) =>
      standings.flatMap((column) => (column in row ? [`${name} ${column} ${String(row[column])}`] : [])),
    ),
  )
}

const undoMs = limits.undoSeconds * 1000

describe.each(changes)('$name', ({ change, undo }) => {
  async function prepare() {
    const fixture = fixtureOf(change)
    const person = people.find(
      (each) => !refusalOf(change, each) && statusOf(change, each) < 300 && !refusalOf(undo, each),
    )
    if (person === undefined) throw new Error('Nobody can do it and undo it')
    const users = await makePeople()
    const things = await thingsOf(fixture, users)
    const api = startApi()
    const call = async (endpoint: typeof change, db = env.DB, key?: string) => {
      const [path, init] = await requestOf(endpoint, fixture, users, person, { things })
      const headers = new Headers(init.headers)
      if (key) headers.set('idempotency-key', key)
      const own = startApi({ db })
      own.clock.now = api.clock.now
      return own.call(path, { ...init, headers })
    }
    return { clock: api.clock, call }
  }

  const emails = async () => (await rowsOfTables())['outbox']
  const logged = async () =>
    (await rowsOfTables())['audit_log']?.filter(({ outcome }) => outcome === 'succeeded').map(({ action }) => action)

  it('is done once by two at once, with one row in the log and its emails once', async () => {
    const once = await prepare()
    expect((await once.call(change)).status).toBeLessThan(300)
    const [mails, acts] = [await emails(), await logged()]
    await emptyDatabase()
    const twice = await prepare()
    await Promise.all([twice.call(change), twice.call(change)])
    expect(await emails()).toHaveLength(mails?.length ?? 0)
    expect(await logged()).toEqual(acts)
  })

  it('is undone once within ten seconds, mails nobody, and leaves everything in the state that it was in', async () => {
    const { call, clock } = await prepare()
    const [before, standing] = [await emails(), await standingOfRows()]
    await call(change)
    const held = (await emails())?.filter(({ id }) => !before?.some((mail) => mail['id'] === id))
    expect(held?.map((mail) => Number(mail['due_at']) - Number(mail['created_at']))).toContain(undoMs)
    clock.now += undoMs - 1
    const acts = await logged()
    const answers = await Promise.all([call(undo), call(undo)])
    expect(Math.min(...answers.map(({ status }) => status))).toBeLessThan(300)
    expect(await emails()).toEqual(before)
    expect(await standingOfRows()).toEqual(standing)
    const undone = (await logged())?.slice(acts?.length)
    expect(undone).toEqual([...new Set(undone)])
  })

  it('is either undone or sent, never both', async () => {
    const { call } = await prepare()
    await call(change)
    const lease = env.DB.prepare(
      "UPDATE outbox SET state = 'leased', attempts = 1 WHERE state = 'pending' AND due_at > created_at RETURNING id",
    )
    const [undone, leased] = await Promise.all([call(undo), lease.all()])
    expect(leased.results.length > 0).toBe(undone.status === 409)
  })

  it('is undone by a retry as by the first try, whose worker died behind the commit', async () => {
    const { call, clock } = await prepare()
    await call(change)
    const first = await call(undo, databaseOfKilledWorker, 'one-key-for-every-try')
    expect(first.status).toBeLessThan(300)
    const rows = await rowsOfTables()
    await env.DB.prepare('UPDATE idempotency_keys SET leased_at = 0').run()
    clock.now += 1
    const retry = await call(undo, env.DB, 'one-key-for-every-try')
    expect([retry.status, retry.text]).toEqual([first.status, first.text])
    expect(await rowsOfTables()).toEqual(rows)
  })

  it.each([
    ['ten seconds later', undoMs, 'UPDATE outbox SET id = id'],
    ['once its email is on the way', 0, 'UPDATE outbox SET attempts = 1'],
    ['once its email has left', 0, "UPDATE outbox SET state = 'sent'"],
  ])('is final %s', async (_, ms, sql) => {
    const { call, clock } = await prepare()
    await call(change)
    await env.DB.prepare(sql).run()
    clock.now += ms
    const [mails, acts] = [await emails(), await logged()]
    expect((await call(undo)).status).toBe(409)
    expect([await emails(), await logged()]).toEqual([mails, acts])
  })
})
