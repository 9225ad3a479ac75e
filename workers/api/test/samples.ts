import type { Endpoint } from '@kere/contracts/endpoint'
import type { People, Person, User } from './people.ts'

type Made<Thing> = (people: People) => Thing | Promise<Thing>

export interface Sample {
  params?: Made<Record<string, string>>
  query?: Made<string>
  body?: Made<unknown>
  bytes?: () => Uint8Array<ArrayBuffer>
  /** For the plans of their statements. */
  variants?: readonly { query?: string; body?: unknown }[]
  /** Everybody else who is let in does not find it. */
  owner?: User
  /** Statuses that follow from neither access nor contract. */
  answers?: number | Partial<Record<Person, number>>
  asksNothing?: true
}

export type Samples = Readonly<Record<string, Sample>>

const files = import.meta.glob<{ samples: Samples }>('../src/*/*.samples.ts', { eager: true })

export const samples: Samples = Object.assign({}, ...Object.values(files).map((file) => file.samples))

/** @throws where the slice of an endpoint brings no sample of it */
export function sampleOf({ name }: Pick<Endpoint, 'name'>): Sample {
  const sample = samples[name]
  if (!sample) throw new Error(`There is no sample of ${name}: add one to the *.samples.ts of its slice`)
  return sample
}

export function statusOf(endpoint: Endpoint, person: Person): number {
  const { owner, answers } = sampleOf(endpoint)
  if (owner && person !== owner) return 404
  return (
    (typeof answers === 'number' ? answers : answers?.[person]) ??
    (endpoint.answeredBy === 'shell' ? 204 : endpoint.status)
  )
}

export async function thingsOf({ params, query, body }: Sample, people: People) {
  const values = await params?.(people)
  return { values, query: (await query?.(people)) ?? '', body: await body?.(people) }
}

export async function requestOf(
  { method, path, body: schema }: Endpoint,
  sample: Sample,
  people: People,
  person: Person,
  {
    query = '',
    body,
    things,
  }: NonNullable<Sample['variants']>[number] & { things?: Awaited<ReturnType<typeof thingsOf>> } = {},
): Promise<[path: string, init: RequestInit]> {
  const named = things ?? (await thingsOf(sample, people))
  return [
    path.replaceAll(/:(\w+)/g, (_, name: string) => named.values?.[name] ?? 'nothing') + named.query + query,
    {
      method,
      headers: {
        origin: 'https://kere.test',
        ...(person === 'visitor' ? {} : { cookie: people[person].cookie }),
        ...(schema ? { 'content-type': 'application/json' } : {}),
      },
      ...(schema ? { body: JSON.stringify(body ?? named.body) } : {}),
      ...(sample.bytes ? { body: sample.bytes() } : {}),
    },
  ]
}
