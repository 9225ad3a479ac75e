import { getSession } from '@kere/contracts/accounts/auth'
import { messages } from '@kere/contracts/http/messages'
import { expect, it, vi } from 'vitest'
import { ApiError, deferClient, type ApiClient } from './api.ts'

const answer = { user: null, expiresAt: null }
// Every endpoint gives the same answer in these tests.
const client = { call: async () => answer } as unknown as ApiClient

it('loads the client once, with the first call', async () => {
  const load = vi.fn<() => Promise<ApiClient>>(async () => client)
  const api = deferClient(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([api.call(getSession, {}), api.call(getSession, {})])).toEqual([answer, answer])
  expect(await api.call(getSession, {})).toEqual(answer)
  expect(load).toHaveBeenCalledOnce()
})

it('takes a client that does not load for a lost connection, and loads it with the next call', async () => {
  const load = vi.fn<() => Promise<ApiClient>>(async () => client)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const api = deferClient(load)
  const refusals = await Promise.allSettled([api.call(getSession, {}), api.call(getSession, {})])
  for (const refusal of refusals) {
    const error: unknown = refusal.status === 'rejected' && refusal.reason
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'no_connection', message: messages.connection, isTransient: true })
  }
  expect(load).toHaveBeenCalledOnce()

  expect(await api.call(getSession, {})).toEqual(answer)
  expect(load).toHaveBeenCalledTimes(2)
})
