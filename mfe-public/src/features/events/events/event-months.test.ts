import { describe, expect, it } from 'vitest'
import { monthHeading, monthName, openingMonth, shiftMonth, weeksOf } from './event-months.ts'

const now = '2026-11-20T08:30:00.000Z'

describe('months', () => {
  it.each([
    ['2026-11-28T18:29:59.999Z', '2026-11'],
    ['2026-11-28T18:30:00.000Z', '2026-12'],
    ['2026-11-30T18:29:00.000Z', '2026-12'],
    ['2026-11-30T18:30:00.000Z', '2026-12'],
    ['2026-12-30T12:00:00.000Z', '2027-01'],
  ])('open at %s on %s, two days of IST ahead', (at, month) => expect(openingMonth(at)).toBe(month))

  it('begin on Monday and hold each day once', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(
      weeksOf('2027-02')
        .flat()
        .filter((day) => day === null),
    ).toEqual([])
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29')
  })

  it('follow each other over the end of a year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-11', 24)]).toEqual([
      '2027-01',
      '2025-12',
      '2028-11',
    ])
    expect([monthName('2026-11'), monthHeading('2026-11', now), monthHeading('2027-01', now)]).toEqual([
      'November 2026',
      'November',
      'January 2027',
    ])
  })
})
