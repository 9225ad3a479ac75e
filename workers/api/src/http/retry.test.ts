import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { argon2id } from '../base/argon2id.ts'
import type { Argon2id } from '../base/context.ts'
import { aCourseOf } from '../../test/authored-courses.ts'
import { startApi } from '../../test/call-api.ts'
import { aPosition } from '../../test/careers.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { databaseOfKilledWorker } from '../../test/killed-worker.ts'
import { makePeople, people, refusalOf } from '../../test/people.ts'
import { aReportedProfile } from '../../test/profile-reports.ts'
import { aUser, type TestUser } from '../../test/sessions.ts'
import { requestOf, fixtureOf, statusOf, thingsOf } from '../../test/fixtures.ts'
import { rowsOfTables } from '../../test/rows-of-tables.ts'

beforeEach(emptyDatabase)

const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

/** These links are encrypted anew for each answer, so they are left out of the comparison. */
const withoutLinks = (text: string) => text.replaceAll(/(document|file)-links\/[\w.-]+/g, '$1-links')

const keepsAnswers = ({ method, isNeverStored }: Endpoint) => method !== 'GET' && !isNeverStored

it.each(endpoints.filter(keepsAnswers))(
  'a retry of $name after its worker died behind the commit answers the same, and changes nothing',
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
    await env.DB.prepare('UPDATE idempotency_keys SET leased_at = 0').run()
    api.clock.now += 1
    const retry = await api.call(path, { ...init, headers })
    expect([retry.status, withoutLinks(retry.text)]).toEqual([first.status, withoutLinks(first.text)])
    expect(await rowsOfTables()).toEqual(done)
    expect((await api.call(path, { ...init, headers })).text).toBe(retry.text)
  },
)

const die = () =>
  env.DB.prepare('UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0').run()

async function asked({ cookie }: TestUser, path: string, body: object, key = 'one-key-for-every-try', db = env.DB) {
  const api = startApi({ db })
  // Every try comes later than the one before it.
  api.clock.now += tries += 1
  const headers = { origin: 'https://kere.test', cookie, 'content-type': 'application/json', 'idempotency-key': key }
  return api.call(path, { method: path === '/api/leaders' ? 'PUT' : 'POST', headers, body: JSON.stringify(body) })
}

let tries = 0

/** Simulates a worker that dies before it runs the batch with the chosen statement. */
function databaseThatDiesAt(isLast: (sql: string) => boolean) {
  const texts = new WeakMap<D1PreparedStatement, string>()
  return {
    prepare(sql: string) {
      const statement = env.DB.prepare(sql)
      const bind = statement.bind.bind(statement)
      const remembered = (...values: unknown[]) => {
        const bound = bind(...values)
        texts.set(bound, sql)
        return bound
      }
      return Object.assign(statement, { bind: remembered })
    },
    batch: (statements: D1PreparedStatement[]) =>
      statements.some((statement) => isLast(texts.get(statement) ?? ''))
        ? Promise.reject(new Error('The worker is gone'))
        : env.DB.batch(statements),
    // The cast is safe: drizzle and the API call only these methods of a D1Database.
  } as unknown as D1Database
}

describe('a retry', () => {
  it('of what was not done is refused as any other, and of what was done is not, whatever came between', async () => {
    const admin = await aUser('admin')
    const about = 'Edits courses with who writes them.'
    const mine = { name: 'Asha Raghunath', position: 'Head of learning', about, photo: null }
    const theirs = { ...mine, name: 'Ravi Kuttan' }
    await asked(admin, '/api/leaders', { version: 0, items: [theirs] }, 'the-key-of-somebody-else')
    expect((await asked(admin, '/api/leaders', { version: 0, items: [mine] })).status).toBe(409)
    await die()
    expect((await asked(admin, '/api/leaders', { version: 0, items: [mine] })).body.code).toBe('leaders_changed')

    expect((await asked(admin, '/api/leaders', { version: 1, items: [mine] }, 'another-key-for-it')).status).toBe(200)
    await die()
    await asked(admin, '/api/leaders', { version: 2, items: [theirs] }, 'the-key-of-a-third-save')
    const { status, body } = await asked(admin, '/api/leaders', { version: 1, items: [mine] }, 'another-key-for-it')
    expect([status, body]).toEqual([200, { version: 3, items: [theirs] }])
  })

  it('moves nothing a second time', async () => {
    const admin = await aUser('admin')
    const ids = [await aPosition({ place: 0 }), await aPosition({ place: 1 }), await aPosition({ place: 2 })]
    const move = async () => (await asked(admin, `/api/career-positions/${ids[0]}/moves`, { to: 'down' })).body.items
    const moved = (await move()).map(({ id }) => id)
    expect(moved).toEqual([ids[1], ids[0], ids[2]])
    await die()
    expect((await move()).map(({ id }) => id)).toEqual(moved)
  })

  it('of many goes on where the first try ended, and tells of each what came of it', async () => {
    const educator = await aUser('educator')
    const ids: string[] = []
    for (let place = 0; place < 3; place += 1) ids.push((await aCourseOf(educator.id)).id)
    let deletions = 0
    const db = databaseThatDiesAt((sql) => sql.startsWith('update "courses"') && (deletions += 1) > 1)
    const all = { act: 'delete', matching: { shelf: 'current' } }
    await asked(educator, '/api/bulk/own-courses', all, undefined, db)
    await die()
    const { body } = await asked(educator, '/api/bulk/own-courses', all)
    const results = body as unknown as { results: { id: string; outcome: string; undo: string }[] }
    expect(results.results.map(({ id, outcome, undo }) => `${id} ${outcome} ${undo}`).toSorted()).toEqual(
      ids.map((id) => `${id} done restore`).toSorted(),
    )
    const { results: deleted } = await env.DB.prepare("SELECT 1 FROM audit_log WHERE action = 'course.deleted'").all()
    expect(deleted).toHaveLength(3)
  })

  it('of an act within an act does the rest', async () => {
    const admin = await aUser('admin')
    const reported = await aReportedProfile((await aUser('student')).id)
    const body = { decision: 'suspend', status: 'waiting', message: 'You sell exam answers.' }
    const path = `/api/reported-profiles/${reported}/decision`
    const db = databaseThatDiesAt((sql) => sql.startsWith('update "reported_profiles"'))
    expect((await asked(admin, path, body, undefined, db)).status).toBe(503)
    expect((await asked(admin, path, body)).body).toMatchObject({ status: 'suspended' })
    const { results } = await env.DB.prepare(
      "SELECT action FROM audit_log WHERE outcome = 'succeeded' ORDER BY id",
    ).all()
    expect(results.map(({ action }) => action)).toEqual(['user.suspended', 'profile_report.suspended'])
  })
})
