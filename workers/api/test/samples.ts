import type { Endpoint } from '@kere/contracts/endpoint'
import type { People, Person, User } from './people.ts'

type Made<Thing> = (people: People) => Thing | Promise<Thing>

/** A request that an endpoint would take, and what is special about its answer. */
export interface Sample {
  /** What stands for the parameters of the path; made anew for each request. */
  params?: Made<Record<string, string>>
  body?: Made<unknown>
  /** More requests, for the plans of their statements: other filters and orders, other bodies. */
  variants?: readonly { query?: string; body?: unknown }[]
  /** Whose thing it is: everybody else who is let in does not find it. */
  owner?: User
  /** Statuses that follow from neither access nor contract: for everybody who is let in, or for some of them. */
  answers?: number | Partial<Record<Person, number>>
  /** Set where no statement is run. */
  asksNothing?: true
}

export type Samples = Readonly<Record<string, Sample>>

const files = import.meta.glob<{ samples: Samples }>('../src/*/*.samples.ts', { eager: true })

/** Of every slice, by the name of the endpoint. */
export const samples: Samples = Object.assign({}, ...Object.values(files).map((file) => file.samples))

/** @throws where the slice of an endpoint brings no sample of it */
export function sampleOf({ name }: Pick<Endpoint, 'name'>): Sample {
  const sample = samples[name]
  if (!sample) throw new Error(`There is no sample of ${name}: add one to the *.samples.ts of its slice`)
  return sample
}

/** The status for somebody who is let in. */
export function statusOf(endpoint: Endpoint, person: Person): number {
  const { owner, answers } = sampleOf(endpoint)
  if (owner && person !== owner) return 404
  return (typeof answers === 'number' ? answers : answers?.[person]) ?? (endpoint.answeredBy ? 204 : endpoint.status)
}

/** The request of a sample as `person` sends it. */
export async function requestOf(
  { method, path, body: schema }: Endpoint,
  { params, body }: Sample,
  people: People,
  person: Person,
  { query = '', body: otherBody }: NonNullable<Sample['variants']>[number] = {},
): Promise<[path: string, init: RequestInit]> {
  const values = await params?.(people)
  const sent = otherBody ?? (await body?.(people))
  return [
    path.replaceAll(/:(\w+)/g, (_, name: string) => values?.[name] ?? 'nothing') + query,
    {
      method,
      headers: {
        origin: 'https://kere.test',
        ...(person === 'visitor' ? {} : { cookie: people[person].cookie }),
        ...(schema ? { 'content-type': 'application/json' } : {}),
      },
      ...(schema ? { body: JSON.stringify(sent) } : {}),
    },
  ]
}
