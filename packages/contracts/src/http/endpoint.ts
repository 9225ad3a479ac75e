import * as z from 'zod/mini'
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { GuardianPurpose } from '../accounts/consents-options.ts'
import type { Role } from '../accounts/roles.ts'
import type { TokenScope } from '../console/api-token-options.ts'

/**
 * `approved`: an educator approved by an admin (C-28); admins need no approval. `adult`: 18 or older by a known date of
 * birth. `onboarded`: S-322.
 */
export type Need = 'approved' | 'adult' | 'onboarded'

/**
 * Sessions must have these beyond the role. `secondFactor`: an admin has set up a second factor. `longPassword`: staff
 * have a password of `limits.staffPasswordMinLength`. `fresh`: a proof that is not older than `limits.freshProofMinutes`.
 */
export type Standing = 'secondFactor' | 'longPassword' | 'fresh'

/**
 * `optional`: open to everybody, but knows the user. With roles: users who have one of them and meet every need.
 * `minors`: what a guardian must have agreed to before a person under 18 is admitted, by default to the account. What
 * is `open` to them is their own account.
 */
export type Access =
  | 'public'
  | 'optional'
  | { roles: readonly [Role, ...Role[]]; needs?: readonly Need[]; minors?: GuardianPurpose | 'open' }

export const admins = { roles: ['admin'] } as const satisfies Access

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type EndpointFiles = Readonly<Record<string, { maxBytes: number; isRequired?: boolean }>>

/**
 * The declaration of an endpoint. The worker validates and authorizes by it, the client calls by it, and OpenAPI is
 * generated from it.
 */
export interface Endpoint<
  Params = $ZodObject,
  Query extends $ZodObject = $ZodObject,
  Body extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Files extends EndpointFiles = EndpointFiles,
> {
  /** A unique verb and noun, used as the operation's name in OpenAPI and logs. */
  name: string
  summary: string
  method: Method
  path: `/api/${string}`
  access: Access
  /** The scope with which an API token may call a GET endpoint. Without it the endpoint is closed to tokens. */
  token?: TokenScope
  /** `fresh`: the caller has signed in, or has proven anew who they are, within `limits.freshProofMinutes`. */
  proof?: 'fresh'
  /** If true, it is also open to staff who still have to secure their account, because they do that with it. */
  isOpenUnsecured?: true
  /** The path's parameters; by default, each is an id. */
  params?: Params
  query?: Query
  body?: Body
  /** The largest body in bytes, without its files; by default `limits.bodyBytes`. */
  bodyBytes?: number
  /** If set, the request is `multipart/form-data`: `body` as JSON first, then one part for each file, with its name. */
  files?: Files
  /** If set, the body is one file, which is streamed to the use case. A longer file is refused before it is read. */
  bytes?: { maxBytes: number }
  status: 200 | 201 | 202 | 204
  response: Response
  /** The endpoint's own problems, in addition to those that follow from its path, query and access (`problemsOf`). */
  problems?: readonly string[]
  /**
   * If true, a path with a parameter has no `not_found`: nothing can be missing, or the endpoint's own problem says so.
   */
  isAlwaysFound?: true
  /** The text that a page shows for an unknown cause, such as "Failed to …". */
  failure: string
  /**
   * If true, the answer is not stored for repetitions with the same `Idempotency-Key`, because it belongs to one moment
   * and browser.
   */
  isNeverStored?: boolean
  /** `shell`: the shell's worker answers after the API's 204. `jobs`: the jobs worker answers from the API's pages. */
  answeredBy?: 'shell' | 'jobs'
  /** `application/json` by default. `application/octet-stream` stands for a file of any type. */
  mediaType?:
    | 'text/csv'
    | 'text/calendar'
    | 'application/rss+xml'
    | 'application/feed+json'
    | 'application/vc'
    | 'application/did+json'
    | 'application/octet-stream'
  /**
   * The largest age of a shared answer to a public GET. Readers who have just changed something always get a new one
   * (`fresh-cookie.ts`).
   */
  maxAgeSeconds?: number
  /** If true, the device stores the answer to this GET for offline use. */
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
 * Declares an endpoint. Path parameters are ids unless `params` says otherwise (`paramsOf`). Without a `response` the
 * status is 204, for a POST with one it is 201, otherwise 200.
 * @param route method and path, such as `GET /api/courses/:id`
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
  // The defaults depend on the path and the method, and only the types can express how.
  return { status, response: z.void(), ...own, name, method, path } as never
}

type Declared<E, Key extends string> = E extends { [K in Key]?: infer Schema } ? Extract<Schema, $ZodType> : never

/** The input of a call, with parameters and query as parsed values (numbers, lists). The client writes them as text. */
export type EndpointInput<E> = ([Declared<E, 'params'>] extends [never]
  ? unknown
  : { params: output<Declared<E, 'params'>> }) &
  ([Declared<E, 'query'>] extends [never] ? unknown : { query: output<Declared<E, 'query'>> }) &
  ([Declared<E, 'body'>] extends [never] ? unknown : { body: input<Declared<E, 'body'>> })

export type EndpointRequest<E> = {
  [Part in 'params' | 'query' | 'body' as [Declared<E, Part>] extends [never] ? never : Part]: output<Declared<E, Part>>
}

/**
 * The answer with known values only, as the API sends it. Callers must use `EndpointOutput`, which allows for others.
 */
export type EndpointAnswer<E> = E extends { response: infer Response extends $ZodType } ? input<Response> : never

export type EndpointOutput<E> = E extends { response: infer Response extends $ZodType } ? output<Response> : never
