import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { endpoints } from '@kere/contracts/endpoints'
import { sharedProblems } from '@kere/contracts/http/problem'
import { beforeEach, expect, it } from 'vitest'
import { argon2id } from '../base/argon2id.ts'
import type { Argon2id } from '../base/context.ts'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { databaseOfKilledWorker } from '../../test/killed-worker.ts'
import { makePeople, people, refusalOf } from '../../test/people.ts'
import { requestOf, fixtureOf, statusOf, thingsOf } from '../../test/fixtures.ts'

beforeEach(emptyDatabase)

const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

/** What a try leaves of itself, done or refused. */
const ofTries = new Set(['idempotency_keys', 'mutation_budgets', 'throttled_acts', 'user_denials', 'audit_counts'])

async function rowsOfTables() {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const tables = results.map(({ name }) => name).filter((name) => !ofTries.has(name))
  const countOf = (name: string) =>
    `(SELECT count(*) FROM "${name}"${name === 'audit_log' ? " WHERE outcome = 'succeeded'" : ''}) AS "${name}"`
  // A result of D1 has 100 columns at most.
  const halves = [tables.filter((_, place) => place % 2 === 0), tables.filter((_, place) => place % 2 === 1)]
  const counts = await env.DB.batch<Record<string, number>>(
    halves.map((names) => env.DB.prepare(`SELECT ${names.map(countOf).join(', ')}`)),
  )
  return Object.assign({}, ...counts.map(({ results: [row] }) => row)) as Record<string, number>
}

const keepsAnswers = ({ method, isNeverStored }: Endpoint) => method !== 'GET' && !isNeverStored

it.each(endpoints.filter(keepsAnswers))(
  'a retry of $name after its worker was killed does nothing twice',
  async (endpoint) => {
    const fixture = fixtureOf(endpoint)
    const person = people.find((each) => refusalOf(endpoint, each) === undefined && statusOf(endpoint, each) < 300)
    if (person === undefined) throw new Error('Nobody can do it')
    const users = await makePeople()
    const things = await thingsOf(fixture, users)
    const [path, init] = await requestOf(endpoint, fixture, users, person, { things })
    const headers = new Headers(init.headers)
    headers.set('idempotency-key', 'one-key-for-every-try')
    const first = await startApi({ db: databaseOfKilledWorker, argon2id: hashCheaply }).call(path, { ...init, headers })
    expect(first.status).toBeLessThan(300)
    const done = await rowsOfTables()

    const api = startApi({ argon2id: hashCheaply })
    expect((await api.call(path, { ...init, headers })).body.code).toBe('idempotency_key_in_use')
    api.clock.now += 60_001
    const retry = await api.call(path, { ...init, headers })
    expect([retry.status < 500, await rowsOfTables()]).toEqual([true, done])
    const refusals: readonly string[] = [...endpoint.problems, ...sharedProblems]
    const isAnswered = retry.status < 300 && Object.keys(retry.body).join() === Object.keys(first.body).join()
    expect(isAnswered || refusals.includes(retry.body.code)).toBe(true)
    expect((await api.call(path, { ...init, headers })).text).toBe(retry.text)
  },
)
