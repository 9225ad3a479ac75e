import type { Endpoint, EndpointAnswer, EndpointFiles, EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../base/context.ts'
import type { HttpExchange } from './http-exchange.ts'
import type { SentFile } from './sent-files.ts'

export interface Route {
  endpoint: Endpoint
  handle(context: Context, request: unknown, exchange: HttpExchange): Promise<unknown>
  /**
   * Runs at every repetition of an answer. It makes the results that are not stored under an `Idempotency-Key`, such as
   * cookies.
   */
  renew?: ((context: Context, exchange: HttpExchange) => Promise<unknown>) | undefined
}

type Request<E> = EndpointRequest<E> & FilesOf<E>

type FilesOf<E> = E extends { files?: infer Declared extends EndpointFiles }
  ? [Declared] extends [never]
    ? unknown
    : { files: OpenFiles<Declared> }
  : unknown

/** The files of a request. Open them in the order of the contract, each after the one before has been read. */
interface OpenFiles<Declared extends EndpointFiles> {
  open<Name extends keyof Declared>(
    name: Name,
  ): Promise<Declared[Name] extends { isRequired: true } ? SentFile : SentFile | null>
}

export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, request: Request<E>, exchange: HttpExchange) => Promise<EndpointAnswer<E>>,
  renew?: Route['renew'],
): Route {
  // The cast is safe: `serveRoute` calls `handle` only with a request that the endpoint's own schemas have parsed.
  return { endpoint, handle: (context, request, exchange) => handle(context, request as Request<E>, exchange), renew }
}

export function bytesRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (
    context: Context,
    request: EndpointRequest<E> & { bytes: ReadableStream<Uint8Array> | null },
  ) => Promise<EndpointAnswer<E>>,
): Route {
  // The cast is safe for the same reason as in `route`.
  return { endpoint, handle: (context, request) => handle(context, request as Parameters<typeof handle>[1]) }
}

export interface FileAnswer {
  body: ReadableStream | string
  headers: Record<string, string>
}

export function fileRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, request: EndpointRequest<E>, exchange: HttpExchange) => Promise<FileAnswer>,
): Route {
  // The cast is safe for the same reason as in `route`.
  return {
    endpoint,
    handle: (context, request, exchange) => handle(context, request as EndpointRequest<E>, exchange),
  }
}

export const admission = (endpoint: Endpoint): Route => ({ endpoint, handle: () => Promise.resolve() })
