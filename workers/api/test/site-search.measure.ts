import { expect, it } from 'vitest'
import { siteSearchCosts } from './site-search-costs.ts'

it('reads the same rows, in one round trip, at 1,000 and at 100,000 of each kind', { timeout: 900_000 }, async () => {
  const small = await siteSearchCosts(1000)
  const large = await siteSearchCosts(100_000)
  const lines = Object.entries(small).map(
    ([address, { rowsRead }]) =>
      `${String(rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(8)}  /api/search${address}`,
  )
  console.log(['Rows read at', ' 1,000  100,000  of each kind', ...lines].join('\n'))
  expect(large).toEqual(small)
  for (const { roundTrips } of Object.values(large)) expect(roundTrips).toBe(1)
})
