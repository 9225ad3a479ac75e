import { expect, it } from 'vitest'
import { userAccountCosts } from './user-account-costs.ts'

it('reads the same rows, in one round trip, of 6,000 and of 100,000 users', { timeout: 600_000 }, async () => {
  const small = await userAccountCosts(6000)
  const large = await userAccountCosts(100_000)
  const lines = Object.entries(small).map(
    ([address, { rowsRead }]) =>
      `${String(rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(8)}  ${address}`,
  )
  console.log(['Rows read at', ' 6,000  100,000  users', ...lines].join('\n'))
  expect(large).toEqual(small)
  expect(Object.values(large).filter(({ roundTrips }) => roundTrips !== 1)).toEqual([])
})
