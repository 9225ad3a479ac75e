import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemory, type Made } from './memory.ts'

const lifeMs = 10_000

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function aMemory({ maxBytes = 1_000 } = {}) {
  const memory = createMemory<string>({ maxBytes, bytesOf: (text) => text.length })
  const works: PromiseWithResolvers<Made<string>>[] = []
  const make = vi.fn<(since: number) => Promise<Made<string>>>(() => {
    const work = Promise.withResolvers<Made<string>>()
    works.push(work)
    return work.promise
  })
  const context = { waitUntil: vi.fn<(work: Promise<unknown>) => void>() }
  const read = (key = 'page') => memory.read(key, { lifeMs, context, make })
  const finish = async (at: number, value: string, isWhole = true) => {
    works[at]!.resolve({ value, isWhole })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { memory, works, make, context, read, finish }
}

describe('what many ask for at once', () => {
  it('is made once', async () => {
    const { make, read, finish } = aMemory()
    const asked = Array.from({ length: 200 }, () => read())
    await finish(0, 'one')
    expect(new Set((await Promise.all(asked)).map(({ value }) => value))).toEqual(new Set(['one']))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is waited for until it is there, whether or not who asked first still wants it', async () => {
    const { context, works, read, finish } = aMemory()
    void read()
    const other = read()
    expect(context.waitUntil).toHaveBeenCalledTimes(1)
    await finish(0, 'one')
    await expect(context.waitUntil.mock.calls[0]![0]).resolves.toBeUndefined()
    expect((await other).value).toBe('one')
    expect(works).toHaveLength(1)
  })

  it('is made by another where the first never ends: once for all, after three seconds', async () => {
    const { make, read, finish } = aMemory()
    void read()
    const others = [read(), read(), read()]
    await vi.advanceTimersByTimeAsync(2_999)
    expect(make).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(make).toHaveBeenCalledTimes(2)
    await finish(1, 'two')
    expect((await Promise.all(others)).map(({ value }) => value)).toEqual(['two', 'two', 'two'])
    expect((await read()).value).toBe('two')
  })

  it('is made by each for itself where the first fails, and is not kept', async () => {
    const { make, works, read, finish } = aMemory()
    const first = read()
    const others = [read(), read()]
    works[0]!.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    await finish(1, 'two')
    await finish(2, 'three')
    expect((await Promise.all(others)).map(({ value }) => value)).toEqual(['two', 'three'])
    void read()
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('is sent to all of them and to nobody after them where it is not whole', async () => {
    const { make, read, finish } = aMemory()
    const asked = [read(), read()]
    await finish(0, 'failed', false)
    expect((await Promise.all(asked)).map(({ value }) => value)).toEqual(['failed', 'failed'])
    void read()
    expect(make).toHaveBeenCalledTimes(2)
  })
})

describe('what is kept', () => {
  it('is never older than its life, counted from when its making began', async () => {
    const { make, read, finish } = aMemory()
    const first = read()
    await vi.advanceTimersByTimeAsync(2_000)
    await finish(0, 'one')
    expect(await first).toEqual({ value: 'one', madeAt: 1_000_000, isCached: false })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(await read()).toEqual({ value: 'one', madeAt: 1_000_000, isCached: true })
    expect(make).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_001)
    void read()
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is made anew by one request from half of its life on, and shown until the new one is there', async () => {
    const { make, read, finish } = aMemory()
    void read()
    await finish(0, 'one')
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await Promise.all([read(), read(), read()])).map(({ value }) => value)).toEqual(['one', 'one', 'one'])
    expect(make.mock.calls).toEqual([[0], [1_000_000]])
    await finish(1, 'two')
    expect((await read()).value).toBe('two')
  })

  it('stays for the rest of its life where it could not be made anew', async () => {
    const { works, read, finish } = aMemory()
    void read()
    await finish(0, 'one')
    await vi.advanceTimersByTimeAsync(5_000)
    await read()
    works[1]!.reject(new Error('broken'))
    await vi.advanceTimersByTimeAsync(0)
    expect((await read()).value).toBe('one')
    await finish(2, 'half', false)
    expect((await read()).value).toBe('one')
  })

  it('is as old as it was where it was found', async () => {
    const { works, make, read } = aMemory()
    const first = read()
    works[0]!.resolve({ value: 'found', isWhole: true, madeAt: 991_000, isCached: true })
    expect(await first).toEqual({ value: 'found', madeAt: 991_000, isCached: true })
    expect(await read()).toEqual({ value: 'found', madeAt: 991_000, isCached: true })
    expect(make.mock.calls).toEqual([[0], [991_000]])
  })

  it('gives way to what is told meanwhile, and to being forgotten', async () => {
    const { memory, make, read, finish } = aMemory()
    void read()
    memory.keep('page', 'told')
    await finish(0, 'older')
    expect((await read()).value).toBe('told')

    await vi.advanceTimersByTimeAsync(5_000)
    await read()
    memory.forget('page')
    await finish(1, 'older')
    make.mockClear()
    void read()
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('fills no more than its bytes: what was not asked for longest goes, and what is larger than all is not kept', async () => {
    const { make, read, finish } = aMemory({ maxBytes: 3 * (2 + 10) })
    for (const [at, key] of ['a', 'b', 'c'].entries()) {
      void read(key)
      await finish(at, 'x'.repeat(10))
    }
    await read('a')
    void read('d')
    await finish(3, 'x'.repeat(10))
    void read('e')
    await finish(4, 'x'.repeat(100))
    make.mockClear()
    for (const key of ['a', 'c', 'd']) await read(key)
    expect(make).not.toHaveBeenCalled()
    for (const key of ['b', 'e']) void read(key)
    expect(make).toHaveBeenCalledTimes(2)
  })
})
