import { expect, it } from 'vitest'
import { dayOf, dayText, momentText, timeText, whenText } from './clock-times.ts'

const now = '2026-11-20T08:30:00.000Z'
const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

it('[U-23] [W-61] says the weekday, the day, from when to when, and the zone', () => {
  expect(whenText(span('2026-11-21T01:30:00Z', '2026-11-21T04:00:00Z'), now)).toBe('Sat 21 Nov, 7:00–9:30 am IST')
  expect(whenText(span('2027-01-02T01:30:00Z', '2027-01-02T04:00:00Z'), now)).toBe('Sat 2 Jan 2027, 7:00–9:30 am IST')
  expect(momentText('2026-11-21T04:30:00Z', now)).toBe('Sat 21 Nov, 10:00 am IST')
})

it('says am and pm once where they are the same, and noon and midnight by name', () => {
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
  expect(momentText('2026-12-31T18:30:00.000Z', now)).toBe('Fri 1 Jan 2027, 12:00 midnight IST')
})
