import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/endpoint'
import { argon2id } from '../src/argon2id.ts'
import type { Argon2id } from '../src/context.ts'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { makePeople, people, type Person } from './people.ts'
import { requestOf, type Sample, sampleOf, thingsOf } from './samples.ts'
import { planOf } from './table-scans.ts'
import { recordStatements } from './watched-database.ts'

type Variant = NonNullable<Sample['variants']>[number]

export interface Visit extends Awaited<ReturnType<ReturnType<typeof startApi>['call']>> {
  person: Person
  variant: Variant
  plan?: Awaited<ReturnType<typeof planOf>>
}

/** Neither who is let in nor what is read hangs on what a hash costs. */
const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

/** An endpoint does the same for everybody else of their role, or refuses them. */
const planned = ({ access }: Endpoint): readonly Person[] =>
  access === 'public' ? ['learner'] : ['learner', 'educator', 'admin']

export async function walk(endpoint: Endpoint): Promise<Visit[]> {
  const sample = sampleOf(endpoint)
  const visits: Visit[] = []
  await emptyDatabase()
  let made = await make(sample)
  for (const person of people) {
    const isPlanned = planned(endpoint).includes(person)
    for (const variant of [{}, ...((isPlanned && sample.variants) || [])]) {
      const { db, ...recorded } = recordStatements(env.DB)
      const request = await requestOf(endpoint, sample, made.users, person, { ...variant, things: made.things })
      const answer = await startApi({ argon2id: hashCheaply, ...(isPlanned ? { db } : {}) }).call(...request)
      visits.push({ ...answer, person, variant, ...(isPlanned ? { plan: await planOf(recorded) } : {}) })
      // What one of them has changed is not as the next should find it.
      if (endpoint.method !== 'GET' && answer.status < 300) made = await make(sample)
    }
  }
  return visits
}

async function make(sample: Sample) {
  const users = await makePeople()
  return { users, things: await thingsOf(sample, users) }
}
