import { env } from 'cloudflare:workers'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startApi } from '../../test/call-api.ts'
import { emptyDatabase } from '../../test/empty-database.ts'
import { makePeople, people, type People, refusalOf } from '../../test/people.ts'
import { requestOf, fixtureOf } from '../../test/fixtures.ts'
import { watch } from '../../test/watched-database.ts'
import { DomainError } from '../base/domain-error.ts'

let users: People

beforeAll(async () => {
  await emptyDatabase()
  users = await makePeople()
})

// There are more endpoints than one person may change in an hour.
beforeEach(() => env.DB.exec('DELETE FROM mutation_budgets'))

it.each(endpoints.filter(({ method }) => method !== 'GET'))(
  'admission and Idempotency-Key cost $name two round trips at most',
  async (endpoint) => {
    const routes = [{ endpoint, handle: () => Promise.reject(new DomainError('too_many_attempts')) }]
    for (const person of people.filter((each) => refusalOf(endpoint, each) === undefined)) {
      const watched = watch(env.DB)
      const [path, init] = await requestOf(endpoint, fixtureOf(endpoint), users, person)
      const headers = new Headers(init.headers)
      headers.set('idempotency-key', `${endpoint.name}-${person}-key`)
      const { body } = await startApi({ routes, db: watched.db }).call(path, { ...init, headers })
      expect(body.code).toBe('too_many_attempts')
      expect(watched.roundTrips).toBeLessThanOrEqual(2)
    }
  },
)
