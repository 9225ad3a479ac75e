import { expect, it } from 'vitest'
import { indianDigits } from './indian-digits.ts'

it.each([0, 7, 999, 1000, 10_000, 99_999, 100_000, 1_000_000, 12_345_678, 1_234_567_890])(
  'writes %d as the calendar and the money of India do',
  (count) => {
    expect(indianDigits(count)).toBe(count.toLocaleString('en-IN'))
  },
)
