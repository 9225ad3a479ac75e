import { expect, it } from 'vitest'
import { allCourseCosts } from './all-course-costs.ts'

it('reads the same rows, in one round trip, of 3,000 and of 100,000 courses', { timeout: 600_000 }, async () => {
  const small = await allCourseCosts(3000)
  const large = await allCourseCosts(100_000)
  const lines = Object.entries(small).map(
    ([address, { rowsRead }]) =>
      `${String(rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(8)}  ${address}`,
  )
  console.log(['Rows read at', ' 3,000  100,000  courses', ...lines].join('\n'))
  expect(large).toEqual(small)
  expect(Object.values(large).filter(({ roundTrips }) => roundTrips !== 1)).toEqual([])
})
