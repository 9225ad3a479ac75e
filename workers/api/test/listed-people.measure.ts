import { expect, it } from 'vitest'
import { listedPeopleCosts } from './listed-people-costs.ts'

it('reads the same rows, in one round trip, of 6,000 and of 100,000 people', { timeout: 900_000 }, async () => {
  const small = await listedPeopleCosts(6000)
  const large = await listedPeopleCosts(100_000)
  const lines = Object.entries(small).map(
    ([address, { rowsRead }]) =>
      `${String(rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(8)}  ${address}`,
  )
  console.log(['Rows read at', ' 6,000  100,000  people', ...lines].join('\n'))
  expect(large).toEqual(small)
  expect(Object.values(large).filter(({ roundTrips }) => roundTrips !== 1)).toEqual([])
})
