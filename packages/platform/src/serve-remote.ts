import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { bookmarkCookie } from '@kere/contracts/accounts/fresh-cookie'
import { traceHeader } from '@kere/contracts/http/trace'
import type { ApiClient } from './api.ts'
import type { RenderRequest, RenderResult } from './border.ts'
import { createClient } from './client.ts'
import { type AnswerReader, keepAnswers } from './kept-answers.ts'
import type { RemoteApp } from './page.ts'
import { renderRemote } from './react/render.tsx'

export interface ServedBy {
  API: { fetch(request: Request): Promise<Response> }
  waitUntil(work: Promise<unknown>): void
}

/**
 * Half of the shell's own timeout: if the API is slow, the reader gets an error panel rather than a page without the
 * server's HTML.
 */
const timeoutMs = 1_000

const maxSize = 4_000_000

export function serveRemote(app: RemoteApp) {
  const openReader = keepAnswers({ maxSize, patienceMs: timeoutMs + 100 })

  return async (
    request: RenderRequest,
    { API, waitUntil }: ServedBy,
  ): Promise<RenderResult | RenderResult<Uint8Array>> => {
    const { accessToken, bookmark, traceparent = null } = request
    const written = bookmark ? [`${bookmarkCookie}=${bookmark}`] : []
    const reader = openReader({ isFresh: request.fresh ?? false, waitUntil })
    const served = { origin, timeoutMs, isLeftLate: true }
    const anybody = createClient({ ...served, fetch: withHeaders(API, traceparent, written) })
    const user = accessToken
      ? createClient({
          ...served,
          fetch: withHeaders(API, traceparent, [`${accessCookie}=${accessToken}`, ...written]),
        })
      : anybody
    const result = await renderRemote(app, request, readKept(reader, { anybody, user }))
    const { html, data } = result
    if (!request.asBytes) return { ...result, ageMs: reader.ageMs }
    const json = data && { json: toBytes(data.json.replaceAll('<', '\\u003c')) }
    return { ...result, html: toBytes(html), data: json, ageMs: reader.ageMs }
  }
}

const encoder = new TextEncoder()

const toBytes = (text: string) => encoder.encode(text)

/** A service binding ignores the host. */
const origin = 'https://api'

const withHeaders =
  (API: ServedBy['API'], traceparent: string | null, cookies: readonly string[]) => (call: Request) => {
    if (traceparent !== null) call.headers.set(traceHeader, traceparent)
    if (cookies.length > 0) call.headers.set('cookie', cookies.join('; '))
    return API.fetch(call)
  }

/** Answers that are shared by everybody are requested without a user. */
const readKept = ({ read }: AnswerReader, { anybody, user }: Record<'anybody' | 'user', ApiClient>): ApiClient => ({
  call(endpoint, input, options) {
    if (endpoint.access !== 'public') return user.call(endpoint, input, options)
    const { name, maxAgeSeconds } = endpoint
    if (!maxAgeSeconds) return anybody.call(endpoint, input, options)
    // The request is shared, so the signal of one reader must not abort it.
    const ask = () => anybody.call(endpoint, input)
    return read(`${name} ${JSON.stringify(input)}`, maxAgeSeconds * 1000, ask)
  },
})
