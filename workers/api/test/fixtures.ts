import type { Endpoint } from '@kere/contracts/http/endpoint'
import { isKnownTo, type People, type Person, type User } from './people.ts'

type Made<Thing> = (people: People) => Thing | Promise<Thing>

export interface Fixture {
  params?: Made<Record<string, string>>
  query?: Made<string>
  body?: Made<unknown>
  bytes?: () => Uint8Array<ArrayBuffer>
  /** Files that follow the body in a multipart form. */
  files?: () => Readonly<Record<string, File>>
  /** Further requests, whose statements are explained too. */
  variants?: readonly { query?: string; body?: unknown }[]
  /** The user to whom the thing belongs. Everybody else who is admitted does not find it. */
  owner?: User
  /** Statuses that do not follow from the access or the contract. */
  answers?: number | Partial<Record<Person, number>>
  asksNothing?: true
  /** Names of the endpoints whose changes this one undoes. `src/http/change.test.ts` proves it for each. */
  undoes?: readonly string[]
}

export type Fixtures = Readonly<Record<string, Fixture>>

const files = import.meta.glob<{ fixtures: Fixtures }>('../src/**/*.fixtures.ts', { eager: true })

export const fixtures: Fixtures = Object.assign({}, ...Object.values(files).map((file) => file.fixtures))

/** @throws {Error} if the slice of the endpoint has no fixture for it */
export function fixtureOf({ name }: Pick<Endpoint, 'name'>): Fixture {
  const fixture = fixtures[name]
  if (!fixture) throw new Error(`There is no fixture of ${name}: add one to the *.fixtures.ts of its slice`)
  return fixture
}

export function statusOf(endpoint: Endpoint, asked: Person): number {
  const { owner, answers } = fixtureOf(endpoint)
  const person = endpoint.access === 'optional' && !isKnownTo(endpoint, asked) ? 'visitor' : asked
  if (owner && person !== owner) return 404
  return (
    (typeof answers === 'number' ? answers : answers?.[person]) ??
    (endpoint.answeredBy === 'shell' ? 204 : endpoint.status)
  )
}

export async function thingsOf({ params, query, body }: Fixture, people: People) {
  const values = await params?.(people)
  return { values, query: (await query?.(people)) ?? '', body: await body?.(people) }
}

export async function requestOf(
  { method, path, body: schema }: Endpoint,
  fixture: Fixture,
  people: People,
  person: Person,
  {
    query = '',
    body,
    things,
  }: NonNullable<Fixture['variants']>[number] & { things?: Awaited<ReturnType<typeof thingsOf>> } = {},
): Promise<[path: string, init: RequestInit]> {
  const named = things ?? (await thingsOf(fixture, people))
  return [
    path.replaceAll(/:(\w+)/g, (_, name: string) => named.values?.[name] ?? 'nothing') + named.query + query,
    {
      method,
      headers: {
        origin: 'https://kere.test',
        ...(person === 'visitor' ? {} : { cookie: people[person].cookie }),
        ...(schema && !fixture.files ? { 'content-type': 'application/json' } : {}),
      },
      ...(schema ? { body: bodyOf(JSON.stringify(body ?? named.body), fixture) } : {}),
      ...(fixture.bytes ? { body: fixture.bytes() } : {}),
    },
  ]
}

function bodyOf(json: string, { files: make }: Fixture): string | FormData {
  if (!make) return json
  const form = new FormData()
  form.append('body', json)
  for (const [name, file] of Object.entries(make())) form.append(name, file)
  return form
}
