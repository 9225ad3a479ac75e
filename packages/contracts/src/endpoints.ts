import * as contracts from './contracts.registry.ts'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from './http/endpoint.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** OpenAPI, the access matrix and the router's completeness test walk this list. */
export const endpoints: readonly Endpoint[] = Object.values(contracts).flatMap((contract) =>
  Object.values(contract).filter((exported) => isEndpoint(exported)),
)

const isObjectSchema = (exported: unknown): exported is $ZodType =>
  typeof exported === 'object' && exported !== null && '_zod' in exported && '~standard' in exported

/** Maps a schema's OpenAPI name to the schema: the export `feedbackSubmission` is `FeedbackSubmission` there. */
export const namedSchemas: ReadonlyMap<string, $ZodType> = new Map(
  Object.values(contracts)
    .flatMap((contract) => Object.entries<unknown>({ ...contract }))
    .flatMap(([name, exported]) =>
      isObjectSchema(exported) ? [[`${name.charAt(0).toUpperCase()}${name.slice(1)}`, exported] as const] : [],
    ),
)
