import { expect, it } from 'vitest'
import { voterOf } from './witness.ts'

const now = Date.UTC(2026, 10, 22, 10)

const ask = (address: string, userId: string | null = null) =>
  voterOf({
    request: new Request('https://kere.test/', { headers: { 'cf-connecting-ip': address } }),
    userId,
    secret: 'secret',
    now,
  })

const madeAt = (at: number) => {
  let time = ''
  for (let rest = at; time.length < 10; rest = Math.floor(rest / 32))
    time = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(rest % 32) + time
  return `usr_${time}ABCDEFGHJKMNPQRS`
}

it.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
])('visitors from %s and %s have one vote: %s', async (one, other, isSame) => {
  const [first, second] = await Promise.all([ask(one), ask(other)])
  expect(first.witness).toBe('visitor')
  expect(first.id === second.id).toBe(isSame)
  expect(JSON.stringify(first)).not.toMatch(/192|2001/)
})

it('an account has a vote of its own a day after it was made, and none that one network more gives it', async () => {
  const day = 24 * 60 * 60_000
  const old = madeAt(now - day - 1)
  const [first, second, young] = await Promise.all([
    ask('192.0.2.1', old),
    ask('198.51.100.1', old),
    ask('192.0.2.1', madeAt(now - day + 1)),
  ])
  expect([first.witness, second.witness, young.witness]).toEqual(['user', 'user', 'visitor'])
  expect([first.id === second.id, first.network === second.network]).toEqual([true, false])
  expect(young.id).toBe((await ask('192.0.2.7')).id)
})
