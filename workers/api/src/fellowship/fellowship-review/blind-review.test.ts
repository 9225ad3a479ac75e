import { env } from 'cloudflare:workers'
import { describeApi } from '@kere/contracts/describe-api'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aPdf, aRound } from '../../../test/fellowship.ts'
import { emptyBucket } from '../../../test/files.ts'
import { fixtureOf } from '../../../test/fixtures.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { toldInstants } from '../../../test/told-instants.ts'
import { idFrom } from '../../base/new-id.ts'
import { exports } from '../../routes.ts'

const minuteMs = 60_000
/**
 * All sessions begin five minutes before this moment and end five minutes after it, so that no other time lies near it.
 */
const applied = Date.parse('2026-11-15T12:05:12.613Z')
const day = '2026-11-15'

const secrets = {
  name: 'Zarinebai',
  email: 'zarine@example.in',
  organization: 'Vembanad College',
  phone: '9123400777',
  location: 'Alappuzha',
  file: 'my-cv-zarine.pdf',
}

let api: ReturnType<typeof startApi>
let admin: TestUser
let applicant: TestUser
let told: string[]
let id: string

beforeAll(async () => {
  await emptyDatabase()
  await emptyBucket()
  api = startApi({
    newId: (prefix, isTimeless) =>
      idFrom(prefix, crypto.getRandomValues(new Uint8Array(32)), { at: api.clock.now, isTimeless }),
  })
  admin = await aUser('admin')
  const learner = (email: string) =>
    aUser('student', { email }, { firstName: secrets.name, dateOfBirth: '2004-05-01', studyYear: 'Year 3' })
  applicant = await learner(secrets.email)
  const gone = await learner(`other.${secrets.email}`)
  told = [...Object.values(secrets), applicant.id, gone.id]
  await aRound({ isBlind: true })
  api.clock.now = applied
  ;({ id } = await apply(applicant, applied))
  const other = await apply(gone, applied + minuteMs)
  api.clock.now = applied + minuteMs + 1000
  await withdraw(gone, other.id)
  await env.DB.prepare("UPDATE outbox SET state = 'dead', attempts = 5, last_error = ? WHERE user_id = ?")
    .bind(`550 no such user ${secrets.email}`, applicant.id)
    .run()
  api.clock.now = applied + 4 * minuteMs
})

const send = ({ cookie }: TestUser, method: string, path: string, body?: unknown, through = api) =>
  through.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

async function apply(user: TestUser, at: number) {
  api.clock.now = at - 1000
  const bytes = aPdf()
  const begun = await send(user, 'POST', '/api/files', { kind: 'fellowship_statement', size: bytes.length })
  const content = { method: 'PUT', headers: { origin: 'https://kere.test', cookie: user.cookie }, body: bytes }
  const uploaded = await api.call(`/api/files/${begun.body.id}/content`, content)
  api.clock.now = at
  const { status, body } = await send(user, 'POST', '/api/me/fellowship/applications', {
    track: 'college',
    organization: secrets.organization,
    role: 'Third year',
    areaOfInterest: 'Urban water',
    motivation: 'Our street floods each October.',
    phoneNumber: `+91 ${secrets.phone}`,
    location: secrets.location,
    statementId: begun.body.id,
    statementName: secrets.file,
  })
  expect([begun.status, uploaded.status, status]).toEqual([201, 200, 201])
  return body
}

async function withdraw(user: TestUser, own: string) {
  const { status } = await send(user, 'DELETE', `/api/me/fellowship/applications/${own}`)
  expect(status).toBe(204)
}

/**
 * Finds anything in the text that identifies an application beyond its day: times near it, and its owner in the same
 * row.
 */
function leaksOf(text: string): unknown[] {
  const moments = [...toldInstants(text)].filter((at) => Math.abs(at - applied) < 2 * minuteMs)
  const persons = rowsOf(text === '' ? {} : JSON.parse(text))
    .map((row) => JSON.stringify(row))
    .filter((row) => row.includes(id) || /fellowship/i.test(row))
    .flatMap((row) => told.filter((secret) => row.includes(secret)))
  return [...moments.map((at) => new Date(at).toISOString()), ...persons]
}

/** Each item of a list is looked at by itself, because an admin may see people and emails in other items. */
const rowsOf = (body: object): unknown[] =>
  Object.values(body).flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))

const namesPerson = (address: string) => told.some((secret) => address.includes(encodeURIComponent(secret)))

/** A search by person must find no application, and must not count one. */
function foundBy(text: string): unknown[] {
  const { items, total, nextCursor } = JSON.parse(text) as { items?: unknown[]; total?: number; nextCursor?: string }
  const isCounted = Array.isArray(items) && total !== undefined && !nextCursor && total !== items.length
  return [...(/fellowship/i.test(text) ? [text] : []), ...(isCounted ? [`${total} of ${items.length}`] : [])]
}

interface Parameter {
  name: string
  in: string
  schema: { enum?: string[]; type?: string; format?: string }
}

const document = describeApi()

function parametersOf({ path, method }: { path: string; method: string }): Parameter[] {
  const operations: Record<string, { parameters?: unknown }> | undefined =
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]
  return (operations?.[method.toLowerCase()]?.parameters ?? []) as Parameter[]
}

/**
 * Makes queries with every value of a filter that has only a few, and otherwise with facts that an admin may know about
 * a person or an application.
 */
function queriesOf(parameters: Parameter[]): string[] {
  const filters = parameters.filter((each) => each.in === 'query' && !['cursor', 'limit', 'sort'].includes(each.name))
  const sorts = parameters.find(({ name }) => name === 'sort')?.schema.enum ?? []
  const ofFilters = filters.flatMap(({ name, schema }) => {
    if (name === 'from' || name === 'to') return [`${name}=${day}`]
    const known = [
      id,
      secrets.name,
      secrets.email,
      applicant.id,
      'college',
      'fellowship.submitted',
      'fellowship.withdrawn',
    ]
    return (schema.enum ?? [...known, 'fellowship_received']).map((value) => `${name}=${encodeURIComponent(value)}`)
  })
  const pages = parameters.some(({ name }) => name === 'limit') ? '&limit=1' : ''
  return ['', ...ofFilters, ...sorts.map((sort) => `sort=${sort}${pages}`)]
}

async function ask(path: string, query: string, through = api) {
  const leaks: unknown[] = []
  let cursor: string | null | undefined
  let answers = 0
  do {
    const { status, text, body } = await through.call(`${path}?${query}${cursor ? `&cursor=${cursor}` : ''}`, {
      headers: { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' },
    })
    leaks.push(...leaksOf(text))
    if (status === 200 && namesPerson(path + query)) leaks.push(...foundBy(text))
    answers += status === 200 ? 1 : 0
    cursor = (body as { nextCursor?: string | null }).nextCursor
  } while (cursor)
  return { leaks, answers }
}

const isAdmins = ({ access, answeredBy, mediaType, path }: (typeof endpoints)[number]) =>
  (typeof access === 'string' || access.roles.includes('admin')) &&
  !answeredBy &&
  !mediaType &&
  path.startsWith('/api/')

const asked = endpoints.filter((endpoint) => endpoint.method === 'GET' && isAdmins(endpoint))

async function askEverything() {
  const found: [string, unknown[]][] = []
  let answers = 0
  for (const endpoint of asked) {
    const things = endpoint.path.includes(':') ? [id, applicant.id, 'college'] : ['']
    for (const thing of things)
      for (const query of queriesOf(parametersOf(endpoint))) {
        const path = endpoint.path.replaceAll(/:\w+/g, thing)
        const answer = await ask(path, query)
        answers += answer.answers
        if (answer.leaks.length > 0) found.push([`${path}?${query}`, answer.leaks])
      }
  }
  return { found, answers }
}

describe('of a blind application an admin is told neither who nor when', () => {
  it('[S-461] by any answer, however it is filtered, ordered and paged, and whatever in it is taken apart', async () => {
    const { found, answers } = await askEverything()
    expect(found).toEqual([])
    expect(answers).toBeGreaterThan(asked.length)
  })

  it('by any file of a list', async () => {
    const files = startApi({ routes: exports })
    files.clock.now = api.clock.now
    const found: [string, unknown[]][] = []
    let rows = 0
    for (const { endpoint } of exports.filter((each) => isAdmins(each.endpoint))) {
      const { status, text, body } = await send(admin, endpoint.method, endpoint.path, undefined, files)
      const leaks = leaksOf(text)
      if (leaks.length > 0) found.push([endpoint.path, leaks])
      if (status === 200) rows += (body as { rows?: unknown[] }).rows?.length ?? 0
    }
    expect(found).toEqual([])
    expect(rows).toBeGreaterThan(2)
  })

  it('by what answers a review, a link, a decision and its undoing, and afterwards', async () => {
    const acts = endpoints.filter(
      ({ path, method }) => path.startsWith('/api/fellowship-applications/:id/') && method !== 'GET',
    )
    expect(acts.length).toBeGreaterThan(4)
    const mails = await env.DB.prepare('SELECT id FROM outbox').all<{ id: string }>()
    const sent: [method: string, path: string, body?: unknown][] = [
      ...acts.map(({ method, path, ...endpoint }): [string, string, unknown] => {
        const body = endpoint.body && (fixtureOf(endpoint).body as () => unknown)()
        return [method, path.replace(':id', id), body]
      }),
      ['POST', '/api/bulk/fellowship-applications', { act: 'undo', rows: [{ id }] }],
      ['POST', '/api/bulk/fellowship-applications', { act: 'approve', rows: [{ id }] }],
      ...mails.results.map((mail): [string, string] => ['POST', `/api/outbox/${mail.id}/replays`]),
    ]
    for (const [method, path, body] of sent) {
      const { status, text } = await send(admin, method, path, body)
      expect([path, status < 500, leaksOf(text)]).toEqual([path, true, []])
    }
    expect((await askEverything()).found).toEqual([])
  })
})
