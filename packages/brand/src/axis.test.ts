import { describe, expect, it } from 'vitest'
import { axisOf, shareOn } from './axis.ts'

describe('axisOf', () => {
  it.each([
    [
      [2, 210],
      [0, 100, 200, 300],
    ],
    [
      [-3, 14],
      [-5, 0, 5, 10, 15],
    ],
    [
      [0.1, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-8, -2],
      [-8, -6, -4, -2, 0],
    ],
    [
      [40, 42],
      [0, 20, 40, 60],
    ],
  ])('of %j has round ticks and holds zero', (values, ticks) => expect(axisOf(values).ticks).toEqual(ticks))

  it('of nothing but zero is still an axis', () => {
    const axis = axisOf([0, 0])
    expect(shareOn(axis, 0)).toBe(0)
    expect(axis.to).toBe(1)
  })
})
