import { expect, it } from 'vitest'
import { isWorse, type Tally } from './judge-release.ts'

const tally = (failing: number, count: number, networks = failing): Tally => ({ count, failing, networks })

it.each([
  ['all of 15 fail beside a stable release that holds', tally(15, 15), tally(0, 35), true],
  ['half of 50 fail', tally(25, 50), tally(1, 50), true],
  ['half of 25 fail, of which a few do in stable', tally(20, 25), tally(2, 25), true],
  ['nothing fails', tally(0, 500), tally(0, 500), false],
  ['all fail in both', tally(50, 50), tally(50, 50), false],
  ['as many fail in both', tally(15, 50), tally(14, 50), false],
  ['one in twenty more fails, however sure that is', tally(60_000, 1_000_000), tally(10_000, 1_000_000), false],
  ['too few have come to the new one', tally(7, 7), tally(0, 500), false],
  ['too few have come to the stable one', tally(50, 50), tally(0, 9), false],
  ['four fail', tally(4, 15), tally(0, 1_000), false],
  ['two networks alone see it fail', tally(20, 20, 2), tally(0, 50), false],
])('where %s', (_, canary, stable, ends) => {
  expect(isWorse(canary, stable)).toBe(ends)
})

it.each([0, 0.02, 0.1, 0.5])('a canary that is as bad as stable at %s is left alone through 300 trials', (share) => {
  let seed = 7
  const draw = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  let ended = 0
  for (let trial = 0; trial < 300; trial += 1) {
    const [canary, stable] = [tally(0, 0), tally(0, 0)]
    for (let visit = 0; visit < 1_000; visit += 1) {
      const seen = draw() < 0.2 ? canary : stable
      seen.count += 1
      if (draw() < share) {
        seen.failing += 1
        seen.networks += 1
      }
      if (isWorse(canary, stable)) ended += 1
    }
  }
  expect(ended).toBe(0)
})
