import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { Role } from './roles.ts'

/**
 * What an endpoint asks of a user beyond the role. `approved`: an educator whom an admin has approved (C-28); of an admin it
 * asks nothing. `adult`: 18 or older by the date of birth; whose date is not known is not.
 */
export type Need = 'approved' | 'adult'

/**
 * Who may call an endpoint: everybody (`public`), everybody, known where they are signed in (`optional`), or the users who
 * hold one of the roles and meet each need.
 */
export type Access = 'public' | 'optional' | { roles: readonly [Role, ...Role[]]; needs?: readonly Need[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The files of an endpoint, in the order in which they are sent. */
export type EndpointFiles = Readonly<Record<string, { maxBytes: number; isRequired?: boolean }>>

/**
 * One operation of the API, declared once: the worker validates and guards by it, the client calls by it, and the
 * OpenAPI document is generated from it.
 */
export interface Endpoint<
  Params extends $ZodObject = $ZodObject,
  Query extends $ZodObject = $ZodObject,
  Body extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Files extends EndpointFiles = EndpointFiles,
> {
  /** Name of the operation in OpenAPI and in logs: a verb and a noun, unique. */
  name: string
  summary: string
  method: Method
  /** Path with `:name` for each key of `params`. */
  path: `/api/${string}`
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Bytes of the body without its files, where the usual `limits.bodyBytes` is not enough or too much. */
  bodyBytes?: number
  /**
   * Files that come with the body: it is then `multipart/form-data`, the body first as JSON in a part named `body`, and each
   * file in a part of its name.
   */
  files?: Files
  /** Status of the successful answer. */
  status: 200 | 201 | 202 | 204
  response: Response
  /** Codes of what can go wrong beyond the problems every endpoint shares (`sharedProblems`). */
  problems: readonly string[]
  /** What the failure is called when its cause cannot be told: the brief's "Failed to …" texts. */
  failure: string
  /** Set where an answer belongs to one moment and one browser: it is not kept for repetitions by `Idempotency-Key`. */
  isNeverStored?: boolean
  /**
   * Set where the shell's own worker has what is answered. The API admits who asks like at every endpoint, and says 204 to
   * the shell, which then answers.
   */
  answeredBy?: 'shell'
  /** Set where the answer is the same for everybody and may be this old; every other answer is never stored by a cache. */
  maxAgeSeconds?: number
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

/**
 * What a caller passes: `params`, `query` and `body`, each only where the endpoint declares it. Parameters and query are
 * given as what they mean (numbers, lists); the client writes them as text.
 */
export type EndpointInput<E> = ([Declared<E, 'params'>] extends [never]
  ? unknown
  : { params: output<Declared<E, 'params'>> }) &
  ([Declared<E, 'query'>] extends [never] ? unknown : { query: output<Declared<E, 'query'>> }) &
  ([Declared<E, 'body'>] extends [never] ? unknown : { body: input<Declared<E, 'body'>> })

/** What reaches the worker's handler: every declared part, validated and parsed. */
export type EndpointRequest<E> = {
  [Part in 'params' | 'query' | 'body' as [Declared<E, Part>] extends [never] ? never : Part]: output<Declared<E, Part>>
}

/** What the worker answers: known values only, where a caller has to be ready for others. */
export type EndpointAnswer<E> = E extends { response: infer Response extends $ZodType } ? input<Response> : never

/** What a caller gets back, parsed. */
export type EndpointOutput<E> = E extends { response: infer Response extends $ZodType } ? output<Response> : never
