import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { userHeader } from '@kere/contracts/accounts/user-header'
import { argon2id } from '../src/base/argon2id.ts'
import type { Argon2id } from '../src/base/context.ts'
import { aCourseOf } from './authored-courses.ts'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { enroll } from './factories.ts'
import { anEventOf, aRegistration } from './managed-events.ts'
import { makePeople, people, type Person, refusalOf } from './people.ts'
import { requestOf, type Fixture, fixtureOf, thingsOf } from './fixtures.ts'
import { planOf } from './table-scans.ts'
import { recordStatements } from './watched-database.ts'

type Variant = NonNullable<Fixture['variants']>[number]

export interface Visit extends Awaited<ReturnType<ReturnType<typeof startApi>['call']>> {
  person: Person
  variant: Variant
  plan?: Awaited<ReturnType<typeof planOf>>
}

/** Cheap hashes are enough here, because neither access nor the rows that are read depend on their cost. */
const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

/**
 * These people stand for their roles, because an endpoint does the same for everybody else with the role, or refuses
 * them.
 */
const planned = ({ access }: Endpoint): readonly Person[] =>
  access === 'public' ? ['learner'] : ['learner', 'educator', 'admin']

export async function walk(endpoint: Endpoint): Promise<Visit[]> {
  const fixture = fixtureOf(endpoint)
  const visits: Visit[] = []
  await emptyDatabase()
  let made: Awaited<ReturnType<typeof make>> | undefined
  for (const person of people) {
    const isPlanned = planned(endpoint).includes(person)
    for (const variant of [{}, ...((isPlanned && fixture.variants) || [])]) {
      made ??= await make(fixture)
      const { db, ...recorded } = recordStatements(env.DB)
      const request = await requestOf(endpoint, fixture, made.users, person, { ...variant, things: made.things })
      const answer = await startApi({ argon2id: hashCheaply, ...(isPlanned ? { db } : {}) }).call(...request)
      visits.push({ ...answer, person, variant, ...(isPlanned ? { plan: await planOf(recorded) } : {}) })
      // The fixture is made again after a change, so that the next call finds it unchanged.
      if (endpoint.method !== 'GET' && answer.status < 300) made = undefined
    }
  }
  return visits
}

/** Calls an endpoint in each role on things that belong to the caller. */
export async function walkAsOwners(endpoint: Endpoint): Promise<Visit[]> {
  const fixture = fixtureOf(endpoint)
  const { owner } = fixture
  if (!owner) return []
  const visits: Visit[] = []
  for (const person of ['learner', 'educator', 'admin'] as const) {
    if (refusalOf(endpoint, person)) continue
    await emptyDatabase()
    const users = await makePeople()
    const things = await thingsOf(fixture, { ...users, [owner]: users[person] })
    const { db, ...recorded } = recordStatements(env.DB)
    const request = await requestOf(endpoint, fixture, users, person, { things })
    const answer = await startApi({ argon2id: hashCheaply, db }).call(...request)
    visits.push({ ...answer, person, variant: {}, plan: await planOf(recorded) })
  }
  return visits
}

/**
 * Calls an endpoint from a device that another account used before. Everybody and everything has a picture, so that no
 * answer lacks one.
 */
export async function walkForSomebodyElse(endpoint: Endpoint) {
  const fixture = fixtureOf(endpoint)
  await emptyDatabase()
  const { users, things } = await make(fixture)
  const shown = { published: true, publishedAt: 1, featured: true }
  await enroll(users.learner.id, (await aCourseOf(users.educator.id, shown)).id)
  await aCourseOf(users.educator.id, shown)
  await aRegistration((await anEventOf(users.educator.id)).id, users.learner.id)
  await env.DB.batch(
    [
      "UPDATE profiles SET avatar_url = '/media/avatars/large.small'",
      "UPDATE courses SET cover_image = '/media/covers/large.small'",
      "UPDATE events SET cover_image = '/media/posters/large.small'",
      "UPDATE course_drafts SET details = json_set(details, '$.coverImage', '/media/covers/large.small')",
      "UPDATE event_drafts SET details = json_set(details, '$.coverImage', '/media/posters/large.small')",
    ].map((sql) => env.DB.prepare(sql)),
  )
  const answers: (Awaited<ReturnType<ReturnType<typeof startApi>['call']>> & { person: Person })[] = []
  for (const person of ['visitor', 'learner', 'educator', 'admin'] as const) {
    const [path, init] = await requestOf(endpoint, fixture, users, person, { things })
    const headers = new Headers(init.headers)
    headers.set(userHeader, users.minor.id)
    answers.push({ person, ...(await startApi({ argon2id: hashCheaply }).call(path, { ...init, headers })) })
  }
  return answers
}

async function make(fixture: Fixture) {
  const users = await makePeople()
  return { users, things: await thingsOf(fixture, users) }
}
