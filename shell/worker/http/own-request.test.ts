import { expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { withOwnId } from './own-request.ts'
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
