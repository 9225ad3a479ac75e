import * as z from 'zod/mini'
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { Role } from '../accounts/roles.ts'

/** `approved`: as an educator, by an admin (C-28); admins pass. `adult`: by a known date of birth. `onboarded`: S-322. */
export type Need = 'approved' | 'adult' | 'onboarded'

/** `optional`: public, but knows who asks. Roles: one of them, meeting each need. */
export type Access = 'public' | 'optional' | { roles: readonly [Role, ...Role[]]; needs?: readonly Need[] }

export const admins = { roles: ['admin'] } as const satisfies Access

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type EndpointFiles = Readonly<Record<string, { maxBytes: number; isRequired?: boolean }>>

/** The worker validates and guards by it, the client calls by it, OpenAPI is generated from it. */
export interface Endpoint<
  Params = $ZodObject,
  Query extends $ZodObject = $ZodObject,
  Body extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Files extends EndpointFiles = EndpointFiles,
> {
  /** A verb and a noun, unique; the operation's name in OpenAPI and logs. */
  name: string
  summary: string
  method: Method
  path: `/api/${string}`
  access: Access
  /** Ids of all that the path names, by default. */
  params?: Params
  query?: Query
  body?: Body
  /** Bytes of the body without its files; by default `limits.bodyBytes`. */
  bodyBytes?: number
  /** Makes the request `multipart/form-data`: `body` as JSON first, then each file in a part of its name. */
  files?: Files
  /** The body is one file, streamed to the use case; a longer one is refused before it is read. */
  bytes?: { maxBytes: number }
  status: 200 | 201 | 202 | 204
  response: Response
  /** Its own, beyond those that follow from its path, query and access (`problemsOf`). */
  problems?: readonly string[]
  /** Its path names a row, yet `not_found` is no answer: nothing can be missing, or a problem of its own says so. */
  isAlwaysFound?: true
  /** The page shows it when the cause is unknown: the "Failed to …" texts. */
  failure: string
  /** Bound to one moment and browser: not stored for repeats by `Idempotency-Key`. */
  isNeverStored?: boolean
  /** `shell`: its worker answers after the API's 204. `jobs`: the jobs worker answers from the API's pages. */
  answeredBy?: 'shell' | 'jobs'
  /** `application/json` by default; `application/octet-stream` is a file of any type. */
  mediaType?:
    | 'text/csv'
    | 'text/calendar'
    | 'application/rss+xml'
    | 'application/feed+json'
    | 'application/vc'
    | 'application/did+json'
    | 'application/octet-stream'
  /**
   * A public GET sets how old a shared answer may be; a reader who has just changed something gets a new one
   * (`fresh-cookie.ts`).
   */
  maxAgeSeconds?: number
  /** A GET sets it where the device stores the answer for offline use. */
  isKeptOffline?: true
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<Path extends string> = [ParamNames<Path>] extends [never]
  ? never
  : z.ZodMiniObject<Record<ParamNames<Path>, z.ZodMiniString>>

type OwnFacts<Params, Query, Body, Response, Files extends EndpointFiles> = Omit<
  Endpoint,
  'name' | 'method' | 'path' | 'params' | 'query' | 'body' | 'response' | 'files' | 'status'
> & {
  params?: Params
  query?: Query
  body?: Body
  response?: Response
  files?: Files
  status?: Endpoint['status']
}

/**
 * The parameters of the path are ids unless `params` says more (`paramsOf`), no `response` means 204, a POST with one
 * makes something (201), and everything else answers 200.
 *
 * @param route such as `GET /api/courses/:id`
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Path extends `/api/${string}`,
  const Params = ParamsOf<Path>,
  const Query extends $ZodObject = never,
  const Body extends $ZodType = never,
  const Response extends $ZodType = z.ZodMiniVoid,
  const Files extends EndpointFiles = never,
>(
  name: string,
  route: `${Method} ${Path}`,
  own: OwnFacts<Params, Query, Body, Response, Files>,
): Endpoint<Params, Query, Body, Response, Files> {
  const [method, path] = route.split(' ') as [Method, Path]
  const status = own.response ? (method === 'POST' ? 201 : 200) : 204
  // Only the types know that the omitted values follow from the path and the method.
  return { status, response: z.void(), ...own, name, method, path } as never
}

type Declared<E, Key extends string> = E extends { [K in Key]?: infer Schema } ? Extract<Schema, $ZodType> : never

/** Parameters and query as what they mean (numbers, lists); the client writes them as text. */
export type EndpointInput<E> = ([Declared<E, 'params'>] extends [never]
  ? unknown
  : { params: output<Declared<E, 'params'>> }) &
  ([Declared<E, 'query'>] extends [never] ? unknown : { query: output<Declared<E, 'query'>> }) &
  ([Declared<E, 'body'>] extends [never] ? unknown : { body: input<Declared<E, 'body'>> })

export type EndpointRequest<E> = {
  [Part in 'params' | 'query' | 'body' as [Declared<E, Part>] extends [never] ? never : Part]: output<Declared<E, Part>>
}

/** Known values only, where a caller has to be ready for others. */
export type EndpointAnswer<E> = E extends { response: infer Response extends $ZodType } ? input<Response> : never

export type EndpointOutput<E> = E extends { response: infer Response extends $ZodType } ? output<Response> : never
