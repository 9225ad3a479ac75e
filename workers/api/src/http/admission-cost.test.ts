import { env } from 'cloudflare:workers'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { makePeople, people, type People, refusalOf } from '../../test/people.ts'
import { requestOf, fixtureOf, thingsOf } from '../../test/fixtures.ts'
import { watch } from '../../test/watched-database.ts'
import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'

let users: People

beforeAll(async () => {
  await emptyDatabase()
  users = await makePeople()
})

// The budgets are emptied before each test, because there are more endpoints than one person may change in an hour.
beforeEach(() => env.DB.exec('DELETE FROM mutation_budgets; UPDATE sessions SET revoked_at = NULL'))

it.each(endpoints.filter(({ method }) => method !== 'GET'))(
  'admission and Idempotency-Key cost $name two round trips at most',
  async (endpoint) => {
    const routes = [{ endpoint, handle: () => Promise.reject(new DomainError('too_many_attempts')) }]
    const things = await thingsOf(fixtureOf(endpoint), users)
    for (const person of people.filter((each) => refusalOf(endpoint, each) === undefined)) {
      const watched = watch(env.DB)
      const [path, init] = await requestOf(endpoint, fixtureOf(endpoint), users, person, { things })
      const headers = new Headers(init.headers)
      headers.set('idempotency-key', `${endpoint.name}-${person}-key`)
      const { body } = await startApi({ routes, db: watched.db }).call(path, { ...init, headers })
      expect(body.code).toBe('too_many_attempts')
      expect(watched.roundTrips).toBeLessThanOrEqual(2)
    }
  },
)

it.each(endpoints.filter(({ access }) => access !== 'public'))(
  '[S-334] $name takes nobody whose session is over for who they were',
  async (endpoint) => {
    // A read runs its handler again when the session has changed, so the last actor is the one that gets the answer.
    const actors: unknown[] = []
    const handle = (context: Context) => {
      actors.push(context.actor)
      return Promise.reject(new DomainError('too_many_attempts'))
    }
    const routes = [{ endpoint, handle }]
    const things = await thingsOf(fixtureOf(endpoint), users)
    await env.DB.exec('UPDATE sessions SET revoked_at = 1')
    for (const person of people.filter((each) => each !== 'visitor')) {
      const [path, init] = await requestOf(endpoint, fixtureOf(endpoint), users, person, { things })
      const { body } = await startApi({ routes }).call(path, init)
      const answer = [body.code, endpoint.access === 'optional' ? actors.at(-1) : null]
      expect(answer).toEqual([endpoint.access === 'optional' ? 'too_many_attempts' : 'unauthenticated', null])
    }
  },
)
