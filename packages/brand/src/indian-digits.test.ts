import { expect, it } from 'vitest'
import { indianDigits } from './indian-digits.ts'

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567, '12,34,567'],
  [10_000_000, '1,00,00,000'],
])('groups %d by the thousand, then by the hundred', (whole, text) => {
  expect(indianDigits(whole)).toBe(text)
})
