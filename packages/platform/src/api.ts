import type { Endpoint, EndpointFiles, EndpointInput, EndpointOutput } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { ProblemCode } from '@kere/contracts/http/problems'
import { lazyOnce } from './lazy-once.ts'

export type FailureCode = ProblemCode | 'no_connection' | 'timed_out' | 'unreadable_answer' | UnknownCode

/** An error code that a newer API may send and this client does not know. */
type UnknownCode = string & Record<never, never>

interface FailedAnswer {
  status: number
  requestId: string
  errors?: ProblemDocument['errors']
  retryAfterSeconds?: number | null
}

/** Statuses after which a later try can succeed. 0 stands for a request without any answer. */
const transientStatuses = new Set([0, 408, 425, 429])

/** An error of the API, or of the way to it. The `message` can be shown to the user. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** The id that users quote to support; empty if there was no answer. */
  readonly requestId: string
  readonly errors: NonNullable<ProblemDocument['errors']>
  readonly retryAfterSeconds: number | null

  constructor(code: FailureCode, message: string, answer?: FailedAnswer) {
    super(message)
    this.code = code
    this.status = answer?.status ?? 0
    this.requestId = answer?.requestId ?? ''
    this.errors = answer?.errors ?? []
    this.retryAfterSeconds = answer?.retryAfterSeconds ?? null
  }

  /** True if the same request can succeed later. */
  get isTransient() {
    return this.code === 'idempotency_key_in_use' || this.status >= 500 || transientStatuses.has(this.status)
  }
}

type RequiredFile<Files extends EndpointFiles> = {
  [Name in keyof Files]: Files[Name] extends { isRequired: true } ? Name : never
}[keyof Files]

type FilesInput<E> = E extends { files?: infer Files extends EndpointFiles }
  ? [Files] extends [never]
    ? unknown
    : { files: Record<RequiredFile<Files>, File> & { [Name in Exclude<keyof Files, RequiredFile<Files>>]?: File } }
  : unknown

export type CallInput<E> = EndpointInput<E> & FilesInput<E>

/** Turns an unknown record into `null`. A malformed id is treated in the same way, because no record can have it. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
    throw error
  }
}

export interface ApiClient {
  /** @throws {ApiError} if the request fails, or if the answer does not match the contract */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<EndpointOutput<E>>
}

export interface Upload {
  bytes?: Blob
  /** Reports the share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

export interface CallOptions {
  signal?: AbortSignal
  upload?: Upload
  /** Every try of one action carries the same key, so that a retry does not do it twice. */
  idempotencyKey?: string
  /** Called if the answer came from this device, because there is no connection. `at` is when the server gave it. */
  onKept?: (at: Date) => void
}

/**
 * Loads the client and the validation with the first call, because a page rendered by the server often makes no call.
 */
export function deferClient(load: () => Promise<ApiClient>): ApiClient {
  const loaded = lazyOnce(() =>
    load().catch(() => {
      throw new ApiError('no_connection', messages.connection)
    }),
  )
  return {
    async call(endpoint, input, options) {
      return (await loaded()).call(endpoint, input, options)
    },
  }
}
