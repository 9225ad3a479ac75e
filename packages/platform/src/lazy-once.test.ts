import { expect, it, vi } from 'vitest'
import { lazyOnce } from './lazy-once.ts'

it('begins with the first call, once for all', async () => {
  const start = vi.fn<() => Promise<string>>(async () => 'loaded')
  const load = lazyOnce(start)
  expect(start).not.toHaveBeenCalled()
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('tries again after a failure, which every caller of that time is told', async () => {
  const start = vi.fn<() => Promise<string>>(async () => 'loaded').mockRejectedValueOnce(new Error('no connection'))
  const load = lazyOnce(start)
  expect((await Promise.allSettled([load(), load()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe('loaded')
  expect(start).toHaveBeenCalledTimes(2)
})
