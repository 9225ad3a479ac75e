import { expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { spanOf, withOwnId } from './own-request.ts'
import { callApi } from '../sessions/read-visitor.ts'

const chosen = () =>
  new Request('https://kere.test/api/courses', { headers: { 'x-request-id': 'chosen-by-the-client' } })

it('[part of W-57] gives what goes to another worker an id of its own, whatever the browser calls it', () => {
  const id = withOwnId(chosen()).headers.get('x-request-id')
  expect(id).toMatch(/^req_[0-9a-f-]{36}$/)
  expect(withOwnId(chosen()).headers.get('x-request-id')).not.toBe(id)
})

it('[part of W-57] calls the API by one id for all that comes of a request', async () => {
  const ids: (string | null)[] = []
  const answer = async ({ headers }: Request) => {
    ids.push(headers.get('x-request-id'))
    return new Response()
  }
  const env = { API: { fetch: answer } } as unknown as ShellEnv
  const request = chosen()
  for (const path of ['/api/auth/refresh', '/api/auth/login']) await callApi(env, request, { path, timeoutMs: 1000 })
  expect(ids).toEqual([withOwnId(request).headers.get('x-request-id'), ids[0]])
  expect(ids[0]).toMatch(/^req_/)
})

const trace = '0af7651916cd43dd8448eb211c80319c'

it('hands the trace of its caller on under a span of its own, and whether to sample is not for the caller to say', () => {
  const request = new Request('https://kere.test/api/courses', {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-00` },
  })
  const { spanId, ...span } = spanOf(request)
  expect(span).toEqual({ traceId: trace, parentSpanId: 'b7ad6b7169203331' })
  expect(withOwnId(request).headers.get('traceparent')).toBe(`00-${trace}-${spanId}-01`)
})
