import type { Endpoint, EndpointAnswer, EndpointRequest } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import type { Exchange } from './exchange.ts'

/** An endpoint and what answers it. */
export interface Route {
  endpoint: Endpoint
  handle(context: Context, request: unknown, exchange: Exchange): Promise<unknown>
}

/** Binds a contract to its use case: the request arrives parsed, and the answer must be what the contract says. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, request: EndpointRequest<E>, exchange: Exchange) => Promise<EndpointAnswer<E>>,
): Route {
  // The frame calls `handle` only with what the endpoint's own schemas parsed.
  return { endpoint, handle: (context, request, exchange) => handle(context, request as EndpointRequest<E>, exchange) }
}

/** What the API does for an endpoint that another worker answers: it admits who asks, and leaves the rest to that worker. */
export const admission = (endpoint: Endpoint): Route => ({ endpoint, handle: () => Promise.resolve() })
