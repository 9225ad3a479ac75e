import { describe, expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1, 2]],
    [1, [0, 1, 2]],
    [2, [0, 1, 2]],
    [3, [0, 2, 4]],
    [99, [0, 50, 100]],
    [101, [0, 60, 120]],
    [1_204, [0, 800, 1_600]],
    [99_000, [0, 50_000, 100_000]],
  ])('of numbers up to %i are round, and the highest lies below the top', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks)
  })

  it('always hold the highest number, and are whole', () => {
    for (let highest = 0; highest < 5_000; highest++) {
      const [zero, middle, top] = axisTicks(highest)
      expect([zero, Number.isInteger(middle), top === 2 * middle, top >= highest]).toEqual([0, true, true, true])
    }
  })
})
