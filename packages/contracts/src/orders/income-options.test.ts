import { expect, it } from 'vitest'
import { periodBeside, periodOf, readPeriod } from './income-options.ts'

const bounds = ({ id, name, from, to }: ReturnType<typeof periodOf>) => [id, name, from, to]

it('a financial year in India begins in April, and so do its quarters', () => {
  expect(bounds(periodOf('year', '2027-03-31'))).toEqual([
    'fy2026-27',
    'Financial year 2026–27',
    '2026-04-01',
    '2027-03-31',
  ])
  expect(periodOf('year', '2027-04-01').id).toBe('fy2027-28')
  expect(bounds(periodOf('quarter', '2026-11-15'))).toEqual([
    'fy2026-27-q3',
    'Oct to Dec 2026',
    '2026-10-01',
    '2026-12-31',
  ])
  expect(bounds(periodOf('quarter', '2028-02-29'))).toEqual([
    'fy2027-28-q4',
    'Jan to Mar 2028',
    '2028-01-01',
    '2028-03-31',
  ])
})

it('a period leads to those beside it, across the end of a year and a leap day', () => {
  const december = readPeriod('2027-12', '2026-11-15')
  expect(bounds(periodBeside(december, 1))).toEqual(['2028-01', 'January 2028', '2028-01-01', '2028-01-31'])
  expect(periodBeside(readPeriod('2028-03', ''), -1).to).toBe('2028-02-29')
  expect(periodBeside(readPeriod('fy2026-27-q1', ''), -1).id).toBe('fy2025-26-q4')
  expect(periodBeside(readPeriod('fy2026-27', ''), 1).id).toBe('fy2027-28')
})

it('an address names a period, and any other text is the month of today', () => {
  for (const id of ['2026-11', 'fy2026-27-q3', 'fy2026-27']) expect(readPeriod(id, '2026-01-31').id).toBe(id)
  for (const text of [null, '', '2026-13', 'fy2026-28', 'fy2026-27-q5', 'november'])
    expect(readPeriod(text, '2026-01-31').id).toBe('2026-01')
})
