import { expect, it } from 'vitest'
import { courseListCosts } from './course-list-costs.ts'

it(
  'reads the same rows, in one round trip, at 1,000 and at 100,000 courses, learners of a course and places',
  { timeout: 600_000 },
  async () => {
    const small = await courseListCosts(1000)
    const large = await courseListCosts(100_000)
    const lines = Object.entries(small).map(
      ([address, { rowsRead }]) =>
        `${String(rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(8)}  ${address}`,
    )
    console.log(['Rows read at', ' 1,000  100,000  courses, learners of a course and places', ...lines].join('\n'))
    expect(large).toEqual(small)
    for (const [address, { roundTrips }] of Object.entries(large))
      expect([address, roundTrips]).toEqual([address, address.includes('search=') ? 2 : 1])
  },
)
