import type { Endpoint, EndpointFiles, EndpointInput, EndpointOutput } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { ProblemCode } from '@kere/contracts/http/problems'
import { lazyOnce } from './lazy-once.ts'

export type FailureCode = ProblemCode | 'no_connection' | 'timed_out' | 'unreadable_answer' | UnknownCode

/** A code younger than this client. */
type UnknownCode = string & Record<never, never>

interface FailedAnswer {
  status: number
  requestId: string
  errors?: ProblemDocument['errors']
  retryAfterSeconds?: number | null
}

/** No answer, and what asks for another try. */
const transientStatuses = new Set([0, 408, 425, 429])

/** `message` is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode
  /** 0 where there was no answer. */
  readonly status: number
  /** The id to quote to support; empty where there was no answer. */
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

  /** The same request may be answered some time later. */
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

/** An id that cannot exist is as unknown as one that does not. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
    throw error
  }
}

export interface ApiClient {
  /** @throws {ApiError} for every failure, and for an answer that the contract does not describe */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<EndpointOutput<E>>
}

export interface Upload {
  bytes?: Blob
  /** A share, 0 to 1. */
  onProgress?: (share: number) => void
}

export interface CallOptions {
  signal?: AbortSignal
  upload?: Upload
  /** The same for every try of one act, so that a retry is no second act. */
  idempotencyKey?: string
  /** Called when the answer came from the device: there is no connection. */
  onKept?: (at: Date) => void
}

/** Loads client and validation with the first call: a page that the server has rendered makes none. */
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
