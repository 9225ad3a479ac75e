import { expect, it } from 'vitest'
import type { Argon2id } from '../../base/context.ts'
import { limitHashing } from './limit-hashing.ts'

function machine(hashMs: number) {
  const clock = { now: 0 }
  const sleepers: { until: number; wake: () => void }[] = []
  const hashes: { from: number; to: number }[] = []
  const argon2id: Argon2id = async () => {
    hashes.push({ from: clock.now, to: (clock.now += hashMs) })
    return new Uint8Array()
  }
  const wait = (ms: number) =>
    new Promise<void>((wake) => {
      sleepers.push({ until: clock.now + ms, wake })
    })
  const run = async () => {
    // The clock moves on only when no other work can continue.
    for (await settle(); sleepers.length > 0; await settle()) {
      const next = sleepers.toSorted((a, b) => a.until - b.until)[0]!
      sleepers.splice(sleepers.indexOf(next), 1)
      clock.now = Math.max(clock.now, next.until)
      next.wake()
    }
  }
  const paced = limitHashing(argon2id, { now: () => clock.now, wait })
  const ask = () => paced({} as Parameters<Argon2id>[0])
  const leave = () => void sleepers.splice(0)
  return { ask, run, clock, hashes, leave }
}

const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
}

it.each([10, 50, 300])('leaves as much time to others as hashes of %d ms take', async (hashMs) => {
  const { ask, run, hashes } = machine(hashMs)
  const answers = Promise.allSettled(Array.from({ length: 16 }, ask))
  await run()
  await answers
  expect(hashes.length).toBeGreaterThan(1)
  for (const [index, { from }] of hashes.slice(1).entries())
    expect(from - hashes[index]!.to).toBeGreaterThanOrEqual(hashMs)
})

it('computes 16 at once, and sends away with a time to come back whoever would wait over two seconds', async () => {
  const { ask, run, hashes } = machine(50)
  const sixteen = Promise.allSettled(Array.from({ length: 16 }, ask))
  await run()
  expect((await sixteen).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(hashes).toHaveLength(16)

  const crowd = Promise.allSettled(Array.from({ length: 100 }, ask))
  await run()
  const refused = (await crowd).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(refused.length).toBeGreaterThan(70)
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterMs: expect.any(Number) as number })
})

it('goes on after people who went away before their turn', async () => {
  const { ask, run, clock, leave } = machine(50)
  for (let count = 0; count < 5; count += 1) void ask()
  await settle()
  leave()
  clock.now += 1000
  const later = ask()
  await run()
  expect(await later).toBeInstanceOf(Uint8Array)
})
