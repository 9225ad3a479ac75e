import { expect, it } from 'vitest'
import { maxPeriods, periodsBetween } from './income-periods.ts'

it('names every day between two, across a leap day and the end of a year', () => {
  expect(periodsBetween('2028-02-27', '2028-03-01')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
  expect(periodsBetween('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
})

it('names every month, and the newest of a long time', () => {
  expect(periodsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  const long = periodsBetween('2020-01-01', '2026-11-15')
  expect([long.length, long.at(-1)]).toEqual([maxPeriods, '2026-11-15'])
})
