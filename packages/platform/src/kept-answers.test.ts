import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

const maxAgeMs = 10_000
const patienceMs = 1_100

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start({ maxSize = 1_000 } = {}) {
  const openReader = keepAnswers({ maxSize, patienceMs })
  const questions: { address: string; answer: (answer?: unknown) => void; fail: (error: Error) => void }[] = []
  const works: Promise<unknown>[] = []
  const api = { isSlow: false }

  const open = (isFresh = false) => openReader({ isFresh, waitUntil: (work) => void works.push(work) })
  const read = (address = '/a', reader = open()) =>
    reader.read(address, maxAgeMs, () => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const count = questions.length + 1
      questions.push({ address, answer: (answer = count) => resolve(answer), fail: reject })
      if (!api.isSlow) resolve(count)
      return promise
    })
  return { open, read, questions, works, api }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an answer', () => {
  it('is kept for its age and no longer', async () => {
    const { open, read } = start()
    expect(await read()).toBe(1)
    await pass(maxAgeMs - 1)
    const reader = open()
    expect(await read('/a', reader)).toBe(1)
    expect(reader.ageMs).toBe(maxAgeMs - 1)

    const idle = start()
    await idle.read()
    await pass(maxAgeMs)
    const late = idle.open()
    expect(await idle.read('/a', late)).toBe(2)
    expect(late.ageMs).toBe(0)
  })

  it('is as old as its question', async () => {
    const { open, read, questions, api } = start()
    api.isSlow = true
    const first = read()
    await pass(900)
    questions[0]!.answer()
    expect(await first).toBe(1)
    const reader = open()
    await read('/a', reader)
    expect(reader.ageMs).toBe(900)
    await pass(maxAgeMs - 900)
    api.isSlow = false
    expect(await read()).toBe(2)
  })

  it('is asked for anew before it is too old, by one reader, who does not wait', async () => {
    const { read, questions, works, api } = start()
    await read()
    await pass(maxAgeMs * 0.6 - 1)
    await read()
    expect(questions).toHaveLength(1)
    await pass(1)
    api.isSlow = true
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
    expect(questions).toHaveLength(2)
    questions[1]!.answer()
    await Promise.all(works)
    await pass(maxAgeMs - 1)
    expect(await read()).toBe(2)
  })

  it('cannot be changed by one page for the next', async () => {
    const { read, questions, api } = start()
    api.isSlow = true
    const first = read()
    questions[0]!.answer({ items: [{ title: 'Lakes' }] })
    const answer = (await first) as { items: { title: string }[] }
    expect(() => answer.items.push({ title: 'Mine' })).toThrow(TypeError)
    expect(() => Object.assign(answer.items[0]!, { title: 'Mine' })).toThrow(TypeError)
  })
})

describe('of many at once', () => {
  it('one asks, and all are told', async () => {
    const { read, questions, api } = start()
    api.isSlow = true
    const answers = Promise.all(Array.from({ length: 200 }, () => read()))
    expect(questions).toHaveLength(1)
    questions[0]!.answer()
    expect(new Set(await answers)).toEqual(new Set([1]))
  })

  it('one asks at each address', async () => {
    const { read, questions } = start()
    expect(await Promise.all([read('/a'), read('/b')])).toEqual([1, 2])
    expect(questions.map(({ address }) => address)).toEqual(['/a', '/b'])
  })

  it('all are told of a failure, which is not kept', async () => {
    const { read, questions, api } = start()
    api.isSlow = true
    const answers = Promise.allSettled([read(), read()])
    questions[0]!.fail(new Error('The API is down'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    api.isSlow = false
    expect(await read()).toBe(2)
  })

  it('none waits for ever for a reader that was broken off', async () => {
    const { read, questions, api } = start()
    api.isSlow = true
    void read()
    await pass(500)
    const second = read()
    await pass(patienceMs - 501)
    expect(questions).toHaveLength(1)
    await pass(1)
    expect(questions).toHaveLength(2)
    questions[1]!.answer()
    expect(await second).toBe(2)
    expect(await read()).toBe(2)
  })
})

it('is shown until it is too old though asking anew fails, and asked for at each read', async () => {
  const { read, questions, works, api } = start()
  await read()
  await pass(maxAgeMs - 2)
  api.isSlow = true
  for (const question of [1, 2]) {
    expect(await read()).toBe(1)
    questions[question]!.fail(new Error('The API is down'))
    await Promise.all(works)
  }
  await pass(2)
  const late = read()
  questions[3]!.fail(new Error('The API is down'))
  await expect(late).rejects.toThrow('The API is down')
})

describe('whoever has just changed something', () => {
  it('is told nothing that was kept or asked before, and the next reader what they were told', async () => {
    const { open, read, questions, api } = start()
    await read()
    api.isSlow = true
    await pass(maxAgeMs * 0.6)
    expect(await read()).toBe(1)
    const changed = read('/a', open(true))
    expect(questions).toHaveLength(3)
    questions[2]!.answer()
    expect(await changed).toBe(3)
    // This answer was made before the change and arrives late.
    questions[1]!.answer()
    await pass(0)
    expect(await read()).toBe(3)
  })
})

describe('what is kept', () => {
  it('is bounded, and the oldest goes first', async () => {
    const { read, questions, api } = start({ maxSize: 99 })
    api.isSlow = true
    const ask = async (address: string, length: number) => {
      const reading = read(address)
      questions.at(-1)?.answer('x'.repeat(length))
      await reading
    }
    for (const address of ['/a', '/b', '/c', '/d', '/e']) await ask(address, 16)
    const asked = questions.length
    for (const address of ['/b', '/c', '/d', '/e']) await read(address)
    expect(questions).toHaveLength(asked)
    void read('/a')
    expect(questions).toHaveLength(asked + 1)
  })

  it('is nothing that would push out many others', async () => {
    const { read, questions, api } = start({ maxSize: 100 })
    api.isSlow = true
    for (const count of [1, 2]) {
      const reading = read()
      questions.at(-1)!.answer('x'.repeat(30))
      await reading
      expect(questions).toHaveLength(count)
    }
  })
})
