import { expect, it } from 'vitest'
import { learningPathCosts } from './learning-path-costs.ts'

it('reads the same rows of 1,000 and of 100,000 courses, labs, events and requests', { timeout: 900_000 }, async () => {
  const small = await learningPathCosts(1000)
  const large = await learningPathCosts(100_000)
  const lines = Object.entries(small).map(
    ([name, { rowsRead, roundTrips }]) =>
      `${String(rowsRead).padStart(6)} ${String(large[name]?.rowsRead).padStart(8)}  ${name}, round trips ${roundTrips}`,
  )
  console.log(['Rows read at', ' 1,000  100,000  of each kind', ...lines].join('\n'))
  expect(large).toEqual(small)
  expect(large['GET of the path']?.roundTrips).toBe(1)
})
