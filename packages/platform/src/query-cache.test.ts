import { expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { createBrowserCache, createServerCache, readAnswers, writeAnswers } from './query-cache.ts'

const failure = (status: number) => new ApiError('internal', 'Failed', { status, requestId: '' })

it('[S-518, S-581.retry] a read that may pass is tried three times more, after 1, 2 and 4 seconds', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failure(503)))
  const read = createBrowserCache()
    .query({ queryKey: ['x'], queryFn })
    .catch((error: unknown) => error)
  const calls: number[] = []
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    calls.push(queryFn.mock.calls.length)
  }
  expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  expect(await read).toBeInstanceOf(ApiError)
  vi.useRealTimers()
})

it('a read that was refused is not tried again', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failure(404)))
  await createBrowserCache()
    .query({ queryKey: ['x'], queryFn })
    .catch(() => undefined)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('the server tries once and keeps nothing alive', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(failure(503)))
  await createServerCache()
    .query({ queryKey: ['x'], queryFn })
    .catch(() => undefined)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('what the server has asked the browser does not ask again', async () => {
  const server = createServerCache()
  const queryKey = ['courses', {}, { show: 24, cursor: null }]
  await server.query({ queryKey, queryFn: () => Promise.resolve({ items: ['<b>'] }) })
  const browser = createBrowserCache()
  readAnswers(browser, writeAnswers(server)!)
  const queryFn = vi.fn<() => Promise<never>>()
  expect(await browser.query({ queryKey, queryFn })).toEqual({ items: ['<b>'] })
  expect(queryFn).not.toHaveBeenCalled()
})

it('of a page on which a query has failed the browser asks all anew', async () => {
  const server = createServerCache()
  await server.query({ queryKey: ['a'], queryFn: () => Promise.resolve(1) })
  await server.query({ queryKey: ['b'], queryFn: () => Promise.reject(failure(503)) }).catch(() => undefined)
  expect(writeAnswers(server)).toBeNull()
})
