import { describe, expect, it } from 'vitest'
import { categoryArt, isCategoryName, slugOf } from './categories.ts'
import { categoryRamps } from './category-ramps.ts'
import { contrast, mix, toOklab } from './color.ts'
import { avatarPeaks, bannerRamps } from './covers.ts'

const names = Object.keys(categoryArt).filter(isCategoryName)

const apart = (first: string, second: string) => {
  const [from, to] = [toOklab(first), toOklab(second)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

const combinations = names.flatMap((first, index) => names.slice(index + 1).map((second) => [first, second] as const))

it('gives each of the 14 categories a look of its own', () => {
  expect(names).toHaveLength(14)
  expect(new Set(names.map(slugOf)).size).toBe(14)
})

it.each(combinations)('keeps the swatches of %s and %s apart', (first, second) => {
  expect(apart(categoryArt[first].swatch, categoryArt[second].swatch)).toBeGreaterThan(0.06)
})

it.each(combinations)('keeps the covers of %s and %s apart', (first, second) => {
  const [one, other] = [categoryRamps[first].ramp, categoryRamps[second].ramp]
  expect(apart(one.base, other.base) + apart(one.peak, other.peak)).toBeGreaterThan(0.12)
})

it('keeps the color of water in the middle of its ramp', () => {
  const { base, middle = '', peak } = categoryRamps['Water Resources'].ramp
  const chroma = (color: string) => Math.hypot(...toOklab(color).slice(1))
  expect(chroma(middle)).toBeGreaterThan(chroma(mix(base, peak, 0.5)) * 1.15)
})

const artUnderText = { wide: 0.2, phone: 0.34 }

describe.each(names)('the banner of %s', (name) => {
  it.each(['light', 'dark'] as const)('carries white text in the %s theme', (theme) => {
    const { base, peak } = bannerRamps(name)[theme]
    expect(contrast('#ffffff', base)).toBeGreaterThanOrEqual(contrast('#ffffff', '#1E7585'))
    for (const share of Object.values(artUnderText))
      expect(contrast('#ffffff', mix(base, peak, share)), String(share)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(avatarPeaks)('sets white initials readably on %s', (peak) => {
  expect(contrast('#ffffff', peak)).toBeGreaterThanOrEqual(4.5)
})
