import { expect, it } from 'vitest'
import { clockOf } from './time-in-india.ts'

it('begins a day in India at 00:00, by an instant or its milliseconds', () => {
  expect(clockOf('2026-11-20T18:34:00.000Z')).toBe('12:04 am')
  expect(clockOf(Date.parse('2026-11-20T06:34:00.000Z'))).toBe('12:04 pm')
})
