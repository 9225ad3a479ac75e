import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { Role } from './roles.ts'

/**
 * `approved`: an educator whom an admin has approved (C-28); asks nothing of an admin. `adult`: 18 or older by a known date of
 * birth. `onboarded`: has said the few things that are asked once (S-322).
 */
export type Need = 'approved' | 'adult' | 'onboarded'

/** `optional` is public, but knows who asks; else one of the roles, meeting each need. */
export type Access = 'public' | 'optional' | { roles: readonly [Role, ...Role[]]; needs?: readonly Need[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The files of an endpoint, in the order in which they are sent. */
export type EndpointFiles = Readonly<Record<string, { maxBytes: number; isRequired?: boolean }>>

/**
 * Declared once: the worker validates and guards by it, the client calls by it, and the OpenAPI document is generated from it.
 */
export interface Endpoint<
  Params extends $ZodObject = $ZodObject,
  Query extends $ZodObject = $ZodObject,
  Body extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Files extends EndpointFiles = EndpointFiles,
> {
  /** A verb and a noun, unique; the operation's name in OpenAPI and logs. */
  name: string
  summary: string
  method: Method
  /** Path with `:name` for each key of `params`. */
  path: `/api/${string}`
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Bytes of the body without its files; by default `limits.bodyBytes`. */
  bodyBytes?: number
  /**
   * The request is then `multipart/form-data`: the body first, as JSON in a part named `body`, and each file in a part of its
   * name.
   */
  files?: Files
  /** The request's body is one file, handed to the use case as it comes; a longer one is refused before it is read. */
  bytes?: { maxBytes: number }
  /** Status of the successful answer. */
  status: 200 | 201 | 202 | 204
  response: Response
  /** Beyond those that every endpoint shares (`sharedProblems`). */
  problems: readonly string[]
  /** Shown when the cause cannot be told: the brief's "Failed to …" texts. */
  failure: string
  /** The answer belongs to one moment and one browser: it is not kept for repetitions by `Idempotency-Key`. */
  isNeverStored?: boolean
  /**
   * `shell`: the API admits who asks and says 204 to the shell's worker, which then answers. `jobs`: the jobs worker answers with
   * what the API gives it page by page.
   */
  answeredBy?: 'shell' | 'jobs'
  /** Of the successful answer, by default `application/json`. `application/octet-stream` is a file of whatever type. */
  mediaType?: 'text/csv' | 'text/calendar' | 'application/octet-stream'
  /**
   * Of a public GET: the answer is the same for everybody and may be this old. Nothing else is kept where it is read, nor by a
   * browser, and no kept one is shown to whoever has just changed something (`fresh-cookie.ts`).
   */
  maxAgeSeconds?: number
  /** Of a GET: the caller's own device keeps the answer, to read it without a connection. */
  isKeptOffline?: true
}

/** Declares an endpoint and keeps its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Params extends $ZodObject = never,
  const Query extends $ZodObject = never,
  const Body extends $ZodType = never,
  const Response extends $ZodType = $ZodType,
  const Files extends EndpointFiles = never,
>(endpoint: Endpoint<Params, Query, Body, Response, Files>) {
  return endpoint
}

type Declared<E, Key extends string> = E extends { [K in Key]?: infer Schema } ? Extract<Schema, $ZodType> : never

/** Parameters and query as what they mean (numbers, lists); the client writes them as text. */
export type EndpointInput<E> = ([Declared<E, 'params'>] extends [never]
  ? unknown
  : { params: output<Declared<E, 'params'>> }) &
  ([Declared<E, 'query'>] extends [never] ? unknown : { query: output<Declared<E, 'query'>> }) &
  ([Declared<E, 'body'>] extends [never] ? unknown : { body: input<Declared<E, 'body'>> })

/** What reaches the worker: validated and parsed. */
export type EndpointRequest<E> = {
  [Part in 'params' | 'query' | 'body' as [Declared<E, Part>] extends [never] ? never : Part]: output<Declared<E, Part>>
}

/** Known values only, where a caller has to be ready for others. */
export type EndpointAnswer<E> = E extends { response: infer Response extends $ZodType } ? input<Response> : never

/** As a caller gets it, parsed. */
export type EndpointOutput<E> = E extends { response: infer Response extends $ZodType } ? output<Response> : never
