import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import { endpoints } from '@kere/contracts/endpoints'
import { asksFresh } from '@kere/contracts/fresh-cookie'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { refusalOf } from '../test/people.ts'
import { sampleOf, samples, statusOf } from '../test/samples.ts'
import { type Visit, walk } from '../test/walk-endpoint.ts'

it('has a sample of every endpoint, and none of what is no endpoint', () => {
  expect(Object.keys(samples).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  expect(() => sampleOf({ name: 'drainLake' })).toThrow('There is no sample of drainLake')
})

describe.each(endpoints)('$name ($method $path)', (endpoint) => {
  let visits: Visit[] = []
  beforeAll(async () => {
    visits = await walk(endpoint)
  })

  it('[S-334] [S-335] lets in whom the access matrix says, and answers as its contract does', () => {
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    const shownFresh: string[] = []
    const changing: string[] = []
    for (const { person, variant, status, body, headers } of visits) {
      if (Object.keys(variant).length > 0) continue
      const refusal = refusalOf(endpoint, person)
      found[person] = refusal ? body.code : String(status)
      expected[person] = refusal ?? String(statusOf(endpoint, person))
      const isParsed = !endpoint.answeredBy && headers.get(contractsHeader) === contractsHash
      expect(isParsed ? parse(endpoint.response, body) : body).toEqual(body)
      shownFresh.push(...headers.getSetCookie().flatMap((line) => (asksFresh(line) ? [person] : [])))
      const isKnown = person !== 'visitor' && endpoint.access !== 'public'
      if (isKnown && endpoint.method !== 'GET' && status < 300) changing.push(person)
    }
    expect(found).toEqual(expected)
    expect(shownFresh).toEqual(changing)
  })

  it('walks through no table, whoever asks', () => {
    const plans = visits.flatMap(({ person, variant, plan }) => (plan ? [{ person, variant, ...plan }] : []))
    for (const { person, variant, scans } of plans) expect([person, variant, scans]).toEqual([person, variant, []])
    const isAsking = plans.some(({ person, steps }) => steps.length > 0 && !refusalOf(endpoint, person))
    expect(isAsking).toBe(!sampleOf(endpoint).asksNothing)
  })
})
