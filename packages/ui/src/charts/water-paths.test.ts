import { describe, expect, it } from 'vitest'
import { waterPaths, waterSize } from './water-paths.ts'

function areaOf(path: string): number {
  let area = 0
  for (const ring of path.split('z').filter(Boolean)) {
    const points = pointsOf(ring)
    area += points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0)
  }
  return Math.abs(area)
}

function pointsOf(ring: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  const clamp = (value: number) => Math.min(waterSize, Math.max(0, value))
  for (const [, command = '', text = ''] of ring.matchAll(/([Mlqhv])([^Mlqhvz]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const size = command === 'q' ? 4 : 2
    for (let index = 0; index < numbers.length; index += size) {
      const [dx = 0, dy = 0] = numbers.slice(index + size - 2, index + size)
      if (command === 'M') [x, y] = [dx, dy]
      else [x, y] = [x + dx, y + dy]
      points.push([clamp(x), clamp(y)])
    }
  }
  return points
}

describe('the water', () => {
  it.each([10, 28, 52, 75, 95])('covers %i percent of the tile', (percent) => {
    for (const seed of ['crs_1', 'crs_2', 'crs_3']) {
      const share = areaOf(waterPaths(seed, percent).water) / waterSize ** 2
      expect(Math.abs(share * 100 - percent)).toBeLessThan(4)
    }
  })

  it('has lines of a tenth each, above and below', () => {
    const { ground, depths } = waterPaths('crs_1', 52)
    expect(ground).toHaveLength(4)
    expect(depths).toHaveLength(5)
    expect([...ground, ...depths].every((path) => path.startsWith('M'))).toBe(true)
  })

  it('is nowhere at 0 and everywhere at 100', () => {
    expect(waterPaths('crs_1', 0)).toMatchObject({ water: '', depths: [] })
    expect(waterPaths('crs_1', 100)).toMatchObject({ water: `M0 0h${waterSize}v${waterSize}H0z`, ground: [] })
    expect(waterPaths('crs_1', -5).water).toBe('')
    expect(waterPaths('crs_1', 130).ground).toEqual([])
  })

  it('is the same for a seed every time, and another for another', () => {
    expect(waterPaths('crs_1', 40)).toEqual(waterPaths('crs_1', 40))
    expect(waterPaths('crs_1', 40).water).not.toBe(waterPaths('crs_2', 40).water)
  })
})
