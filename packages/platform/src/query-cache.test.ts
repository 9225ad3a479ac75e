import { expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { createBrowserCache, createServerCache } from './query-cache.ts'

const failure = (status: number) => new ApiError('internal', 'Failed', { status, requestId: '' })

it('[S-518, S-581] a read that may pass is tried three times more, after 1, 2 and 4 seconds', async () => {
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
