import * as contracts from './contracts.registry.ts'
import type { Endpoint } from './http/endpoint.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

/** OpenAPI, the access matrix and the router's completeness test walk this list. */
export const endpoints: readonly Endpoint[] = Object.values(contracts).flatMap((contract) =>
  Object.values(contract).filter((exported) => isEndpoint(exported)),
)
