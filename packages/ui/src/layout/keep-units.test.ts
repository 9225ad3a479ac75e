import { expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

it('keeps a number and its unit together, and words apart', () => {
  expect(keepUnits('12 km of drain, 3.5 m³ a day, 9:30 am')).toBe(
    '12\u00A0km of drain, 3.5\u00A0m³ a day, 9:30\u00A0am',
  )
  expect(keepUnits('4 metres, 12 lakes, 3 men, page 7 after')).toBe('4 metres, 12 lakes, 3 men, page 7 after')
})
