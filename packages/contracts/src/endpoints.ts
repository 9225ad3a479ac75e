import * as contracts from './contracts.registry.ts'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from './http/endpoint.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** Lists the endpoints that a contract exports, directly or within a resource. */
export const endpointsOf = (exported: unknown): Endpoint[] => {
  if (isEndpoint(exported)) return [exported]
  if (typeof exported !== 'object' || exported === null || !('list' in exported)) return []
  return Object.values(exported).filter((part) => isEndpoint(part))
}

/** OpenAPI, the access matrix and the test that the router is complete use this list. */
export const endpoints: readonly Endpoint[] = Object.values(contracts).flatMap((contract) =>
  Object.values(contract)
    .flatMap((exported) => endpointsOf(exported))
    .toSorted(({ name: left }, { name: right }) => (left < right ? -1 : 1)),
)

const isObjectSchema = (exported: unknown): exported is $ZodType =>
  typeof exported === 'object' && exported !== null && '_zod' in exported && '~standard' in exported

/**
 * Maps a schema's name in OpenAPI to the schema. The export `feedbackSubmission` is named `FeedbackSubmission` there.
 */
export const namedSchemas: ReadonlyMap<string, $ZodType> = new Map(
  Object.values(contracts)
    .flatMap((contract) => Object.entries<unknown>({ ...contract }))
    .flatMap(([name, exported]) =>
      isObjectSchema(exported) ? [[`${name.charAt(0).toUpperCase()}${name.slice(1)}`, exported] as const] : [],
    ),
)
