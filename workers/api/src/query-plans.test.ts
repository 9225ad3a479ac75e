import { env } from 'cloudflare:workers'
import type { Endpoint } from '@kere/contracts/endpoint'
import { endpoints } from '@kere/contracts/endpoints'
import { expect, it } from 'vitest'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { makePeople, type People, refusalOf } from '../test/people.ts'
import { requestOf, sampleOf } from '../test/samples.ts'
import { planOf } from '../test/table-scans.ts'
import { watch } from '../test/watched-database.ts'

const callersOf = ({ access }: Endpoint) =>
  access === 'public' ? (['learner'] as const) : (['learner', 'educator', 'admin'] as const)

it.each(endpoints)('no statement of $name walks through a table, whoever asks', async (endpoint) => {
  const sample = sampleOf(endpoint)
  const asking: string[] = []
  await emptyDatabase()
  let users: People | undefined
  for (const person of callersOf(endpoint)) {
    for (const variant of [{}, ...(sample.variants ?? [])]) {
      users ??= await makePeople()
      const watched = watch(env.DB)
      const request = await requestOf(endpoint, sample, users, person, variant)
      const { status } = await startApi({ db: watched.db }).call(...request)
      if (endpoint.method !== 'GET' && status < 300) users = undefined
      const { steps, scans } = await planOf(watched)
      expect([person, variant, scans]).toEqual([person, variant, []])
      if (steps.length > 0 && !refusalOf(endpoint, person)) asking.push(person)
    }
  }
  expect(asking.length > 0).toBe(!sample.asksNothing)
})
