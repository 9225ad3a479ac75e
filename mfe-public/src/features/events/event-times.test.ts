import { describe, expect, it } from 'vitest'
import { leftText, momentText, whenText } from './event-moments.ts'
import { monthHeading, monthName, shiftMonth, weeksOf } from './event-months.ts'
import { dayOf, dayText, timeText } from './event-times.ts'

const now = '2026-11-20T08:30:00.000Z'
const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

describe('times in India', () => {
  it('[U-23] [W-61] says the weekday, the day, from when to when, and the zone', () => {
    expect(whenText(span('2026-11-21T01:30:00Z', '2026-11-21T04:00:00Z'), now)).toBe('Sat 21 Nov, 7:00–9:30 am IST')
    expect(whenText(span('2027-01-02T01:30:00Z', '2027-01-02T04:00:00Z'), now)).toBe('Sat 2 Jan 2027, 7:00–9:30 am IST')
    expect(momentText('2026-11-21T04:30:00Z', now)).toBe('Sat 21 Nov, 10:00 am IST')
  })

  it('says am and pm once where they are the same', () => {
    expect(timeText(span('2026-11-21T04:30:00Z', '2026-11-21T07:30:00Z'), now)).toBe('10:00 am–1:00 pm IST')
    expect(timeText(span('2026-11-21T03:30:00Z', '2026-11-21T06:30:00Z'), now)).toBe('9:00 am–12:00 noon IST')
    expect(timeText(span('2026-11-21T06:45:00Z', '2026-11-21T07:35:00Z'), now)).toBe('12:15–1:05 pm IST')
    expect(timeText(span('2026-11-20T18:45:00Z', '2026-11-20T19:35:00Z'), now)).toBe('12:15–1:05 am IST')
  })

  it('names both days where it goes over midnight in India', () => {
    expect(timeText(span('2026-11-21T04:30:00Z', '2026-11-22T11:30:00Z'), now)).toBe(
      '10:00 am to Sun 22 Nov, 5:00 pm IST',
    )
    expect(timeText(span('2026-11-21T16:30:00Z', '2026-11-21T18:30:00Z'), now)).toBe(
      '10:00 pm to Sun 22 Nov, 12:00 midnight IST',
    )
  })

  it('takes the day of India, whatever the day of UTC', () => {
    expect(dayOf('2026-11-20T18:29:59.999Z')).toBe('2026-11-20')
    expect(dayOf('2026-11-20T18:30:00.000Z')).toBe('2026-11-21')
    expect(dayText('2026-12-31', '2026-12-31T18:30:00.000Z')).toBe('Thu 31 Dec 2026')
  })
})

describe('months', () => {
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

it('says how long is left, and never more', () => {
  const minute = 60_000
  expect([30_000, 40 * minute, 9.9 * 60 * minute, 47 * 60 * minute, 71 * 60 * minute].map(leftText)).toEqual([
    'less than a minute',
    '40 min',
    '9 h',
    '47 h',
    '2 days',
  ])
})
