import { language } from '@kere/brand/language'
import { contractsHash, contractsHeader } from '@kere/contracts/contracts-hash'
import type { Endpoint, EndpointOutput } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import { problemDocument, problemMediaType } from '@kere/contracts/http/problem'
import * as z from 'zod/mini'
import { ApiError, type ApiClient, type CallInput, type CallOptions, type Upload } from './api.ts'
import type { Sending } from './send-with-progress.ts'
import type { Device } from './device.ts'

export interface ClientOptions {
  fetch: (request: Request) => Promise<Response>
  send?: (request: Request, upload: Sending) => Promise<Response>
  origin: string
  timeoutMs?: number
  /**
   * If true, a late answer is ignored rather than aborted, because every hop would have to listen to the abort signal.
   */
  isLeftLate?: boolean
  /** Called on `unauthenticated`. If it answers true, the call is repeated once. */
  renewSession?: () => Promise<boolean>
  /** Called on `fresh_proof_needed`. If it answers true, the call is repeated once. */
  proveAnew?: () => Promise<boolean>
  openDevice?: () => Promise<Pick<Device, 'keepAnswer' | 'findAnswer' | 'forgetBelow'>> | null
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  files?: Record<string, File | undefined>
}

/** An upload must also succeed on a line of 256 kbit/s. */
const uploadBytesPerMs = 32

/**
 * Length in characters up to which a request outlives its document. Browsers allow 64 KiB for all such requests
 * together.
 */
const keptAliveLength = 4_000

export function createClient({
  fetch,
  send,
  origin,
  timeoutMs = 10_000,
  isLeftLate = false,
  renewSession,
  proveAnew,
  openDevice = () => null,
}: ClientOptions): ApiClient {
  const remedies = new Map<string, (() => Promise<boolean>) | undefined>([
    ['unauthenticated', renewSession],
    ['fresh_proof_needed', proveAnew],
  ])
  return {
    async call(endpoint, input, options = {}) {
      // All tries share one key, so that an action that the first try has done is not done again.
      const tries = endpoint.method === 'GET' ? options : { idempotencyKey: crypto.randomUUID(), ...options }
      const left = new Map(remedies)
      for (;;) {
        try {
          return await callOnce(endpoint, input, tries)
        } catch (error) {
          const code = error instanceof ApiError ? error.code : ''
          const remedy = left.get(code)
          left.delete(code)
          if (!(await remedy?.())) throw error
        }
      }
    },
  }

  async function callOnce<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { signal: wish, upload, idempotencyKey, onKept }: CallOptions,
  ): Promise<EndpointOutput<E>> {
    // TypeScript cannot derive the input's type while the endpoint is generic.
    const parts = input as Parts
    const waitMs = timeoutMs + Math.ceil(bytesOf(parts, upload) / uploadBytesPerMs)
    const timeout = isLeftLate ? null : AbortSignal.timeout(waitMs)
    const signal = wish && timeout ? AbortSignal.any([wish, timeout]) : (wish ?? timeout)
    const request = buildRequest(endpoint, parts, origin, signal, idempotencyKey)
    const device = endpoint.isKeptOffline ? openDevice() : null
    let response: Response
    let text: string
    try {
      const asking = (upload && send ? sendBytes(send, request, upload) : fetch(request)).then(readText)
      ;({ response, text } = await (isLeftLate ? inTime(asking, waitMs) : asking))
    } catch (cause) {
      if (wish?.aborted) throw cause
      const kept = await device?.then(({ findAnswer }) => findAnswer(request.url)).catch(() => null)
      if (kept) {
        const answer = readAnswer(endpoint, new Response(), kept.text)
        onKept?.(new Date(kept.at))
        return answer
      }
      throw new ApiError(timeout?.aborted || cause === late ? 'timed_out' : 'no_connection', messages.connection)
    }
    // The API no longer has this page for the reader, so the device deletes its copy of it.
    if (response.status === 404)
      void device?.then((one) => one.forgetBelow?.(new URL(request.url).pathname)).catch(() => undefined)
    const answer = readAnswer(endpoint, response, text)
    // If the device is full, it stores nothing more and the page still works.
    void device?.then(({ keepAnswer }) => keepAnswer(request.url, text)).catch(() => undefined)
    return answer
  }
}

async function sendBytes(send: NonNullable<ClientOptions['send']>, request: Request, { bytes, onProgress }: Upload) {
  return send(request, { bytes: bytes ?? (await request.blob()), ...(onProgress && { onProgress }) })
}

const readText = async (response: Response) => ({ response, text: await response.text() })

/** A symbol rather than an Error, because a stack trace would cost time. */
const late = Symbol('late')

async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late), ms)
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}

const bytesOf = ({ files = {} }: Parts, upload?: Upload) =>
  Object.values(files).reduce((sum, file) => sum + (file?.size ?? 0), upload?.bytes?.size ?? 0)

function buildRequest(
  endpoint: Endpoint,
  { params, query, body, files }: Parts,
  origin: string,
  signal: AbortSignal | null,
  key: string | undefined,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one))

  const headers: Record<string, string> = {
    accept: `application/json, ${problemMediaType}`,
    'accept-language': language,
  }
  // The browser sets a form's content type itself, with the boundary.
  if (body !== undefined && !files) headers['content-type'] = 'application/json'
  if (endpoint.method !== 'GET' && key) headers['idempotency-key'] = key
  const content = body === undefined ? null : files ? writeForm(endpoint, body, files) : JSON.stringify(body)
  return new Request(`${origin}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method: endpoint.method,
    headers,
    signal,
    keepalive: endpoint.method !== 'GET' && !(content instanceof FormData) && (content?.length ?? 0) <= keptAliveLength,
    ...(content !== null && { body: content }),
  })
}

function writeForm(endpoint: Endpoint, body: unknown, files: NonNullable<Parts['files']>) {
  const form = new FormData()
  form.append('body', JSON.stringify(body))
  for (const name of Object.keys(endpoint.files ?? {})) {
    const file = files[name]
    if (file) form.append(name, file)
  }
  return form
}

function readAnswer<E extends Endpoint>(endpoint: E, response: Response, text: string): EndpointOutput<E> {
  const answer = { status: response.status, requestId: response.headers.get('x-request-id') ?? '' }
  const retryAfter = response.headers.get('retry-after')
  const json = parseJson(text)
  if (response.ok) {
    // An API with the same contracts has already parsed the answer with this schema, so another parse would change
    // nothing.
    if (json !== undefined && response.headers.get(contractsHeader) === contractsHash) return json as EndpointOutput<E>
    const parsed = z.safeParse(endpoint.response, response.status === 204 ? undefined : json)
    // The endpoint's own schema has just accepted the value.
    if (parsed.success) return parsed.data as EndpointOutput<E>
    throw new ApiError('unreadable_answer', endpoint.failure, answer)
  }
  const problem = z.safeParse(problemDocument, json)
  if (!problem.success) throw new ApiError('unreadable_answer', endpoint.failure, answer)
  const { code, detail, title, errors } = problem.data
  const retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  throw new ApiError(code, detail ?? title, { ...answer, errors, retryAfterSeconds })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
