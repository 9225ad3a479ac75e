import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import { endpoints } from '@kere/contracts/endpoints'
import { asksFresh } from '@kere/contracts/fresh-cookie'
import { describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { makePeople, type People, people, refusalOf } from '../test/people.ts'
import { requestOf, sampleOf, samples, statusOf } from '../test/samples.ts'
import { argon2id } from './argon2id.ts'
import type { Argon2id } from './context.ts'

/** Who is let in does not hang on what a hash costs. */
const hashCheaply: Argon2id = (params) => argon2id({ ...params, memorySize: 8, passes: 1 })

describe('the access matrix', () => {
  it('has a sample of every endpoint, and none of what is no endpoint', () => {
    expect(Object.keys(samples).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
    expect(() => sampleOf({ name: 'drainLake' })).toThrow('There is no sample of drainLake')
  })

  it.each(endpoints)('[S-334] [S-335] holds for $name ($method $path)', async (endpoint) => {
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    const shownFresh: string[] = []
    const changing: string[] = []
    await emptyDatabase()
    let users: People | undefined
    for (const person of people) {
      users ??= await makePeople()
      const { status, body, headers } = await startApi({ argon2id: hashCheaply }).call(
        ...(await requestOf(endpoint, sampleOf(endpoint), users, person)),
      )
      const refusal = refusalOf(endpoint, person)
      found[person] = refusal ? body.code : String(status)
      expected[person] = refusal ?? String(statusOf(endpoint, person))
      const isParsed = !endpoint.answeredBy && headers.get(contractsHeader) === contractsHash
      // Whoever has the same contracts takes it as it is.
      expect(isParsed ? parse(endpoint.response, body) : body).toEqual(body)
      shownFresh.push(...headers.getSetCookie().flatMap((line) => (asksFresh(line) ? [person] : [])))
      // What one of them has changed is not as the next should find it.
      if (endpoint.method !== 'GET' && status < 300) users = undefined
      const isKnown = person !== 'visitor' && endpoint.access !== 'public'
      if (isKnown && endpoint.method !== 'GET' && status < 300) changing.push(person)
    }
    expect(found).toEqual(expected)
    // Once for whoever has changed something, and for nobody else.
    expect(shownFresh).toEqual(changing)
  })
})
