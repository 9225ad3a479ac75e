import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import { describeApi } from '@kere/contracts/describe-api'
import { endpoints } from '@kere/contracts/endpoints'
import { exportPath } from '@kere/contracts/http/exports'
import { asksFresh } from '@kere/contracts/accounts/fresh-cookie'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { routes } from './routes.ts'
import { isKnownTo, refusalOf } from '../test/people.ts'
import { fixtureOf, fixtures, statusOf } from '../test/fixtures.ts'
import { type Visit, walk, walkAsOwners, walkForSomebodyElse } from '../test/walk-endpoint.ts'

const document = describeApi()

const withOnePicture = new Set([
  'getCourse',
  'getEvent',
  'getEventPreview',
  'getCourseDraft',
  'getEventDraft',
  'getOwnProfile',
  'getMyOrder',
  // It is everything that is held of one child.
  'downloadAsGuardian',
])

it('has a fixture of every endpoint, and none of what is no endpoint', () => {
  expect(Object.keys(fixtures).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  expect(() => fixtureOf({ name: 'drainLake' })).toThrow('There is no fixture of drainLake')
})

it('has a route for every endpoint, but for the files that lists make', () => {
  const served = new Set(routes.map(({ endpoint }) => endpoint.name))
  const missing = endpoints.filter(
    ({ name, path }) => !path.startsWith(exportPath('').slice(0, -4)) && !served.has(name),
  )
  expect(missing.map(({ name }) => `${name} has no route: add one to the *.routes.ts of its slice`)).toEqual([])
})

describe.each(endpoints)('$name ($method $path)', (endpoint) => {
  let visits: Visit[] = []
  let owned: Visit[] = []
  let misdirected: Awaited<ReturnType<typeof walkForSomebodyElse>> = []
  beforeAll(async () => {
    visits = await walk(endpoint)
    owned = await walkAsOwners(endpoint)
    misdirected = await walkForSomebodyElse(endpoint)
  })

  it('[S-334] [S-335] [S-510] [W-01] [U-04.server] lets in whom the access matrix says, and answers as its contract does', () => {
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
      if (isKnownTo(endpoint, person) && endpoint.method !== 'GET' && status < 300) changing.push(person)
    }
    expect(found).toEqual(expected)
    expect(shownFresh).toEqual(changing)
  })

  it('answers somebody of every role that it lets in what is their own', () => {
    const expected = endpoint.answeredBy === 'shell' ? 204 : endpoint.status
    for (const { person, status, body } of owned)
      expect([person, status, body.code]).toEqual([person, expected, undefined])
  })

  it('[R9] takes no write that somebody else meant, and answers that and a read with what it declares', async () => {
    const methods: Record<string, { responses: object }> | undefined =
      document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]
    const declared = Object.keys(methods?.[endpoint.method.toLowerCase()]?.responses ?? {})
    // The shell gives the final answer to such a request.
    if (endpoint.answeredBy === 'shell') declared.push('204')
    for (const { person, status, body } of misdirected) {
      expect([person, declared]).toEqual([person, expect.arrayContaining([String(status)])])
      if (endpoint.method === 'GET' || endpoint.access === 'public' || person === 'visitor') continue
      expect([person, body.code]).toEqual([person, 'unauthenticated'])
    }
  })

  it('shows a picture as it is only where it is the one that was asked for, never in a list', () => {
    for (const { person, text } of misdirected)
      expect([person, text.includes('/large.small') && !withOnePicture.has(endpoint.name)]).toEqual([person, false])
  })

  it('walks through no table and selects no two columns of one name, whoever asks', () => {
    for (const { person, variant, plan } of [...visits, ...owned])
      expect([person, variant, plan?.twins ?? []]).toEqual([person, variant, []])
    const plans = visits.flatMap(({ person, variant, plan }) => (plan ? [{ person, variant, ...plan }] : []))
    for (const { person, variant, scans } of plans) expect([person, variant, scans]).toEqual([person, variant, []])
    const isAsking = plans.some(({ person, steps }) => steps.length > 0 && !refusalOf(endpoint, person))
    expect(isAsking).toBe(!fixtureOf(endpoint).asksNothing)
  })
})
