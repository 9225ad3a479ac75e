import { expect, it } from 'vitest'
import { elapsedTime } from './elapsed-time.ts'
import { momentInIndia, secondInIndia } from './time-in-india.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T12:00:00Z', 'Just now'],
  ['2026-11-20T12:00:01Z', 'Just now'],
  ['2026-11-20T11:00:01Z', 'Just now'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:00:01Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', '1 day ago'],
  ['2026-10-20T12:00:00Z', '31 days ago'],
  ['2023-09-18T12:00:00Z', '1,159 days ago'],
])('[S-348] tells %s as %s', (instant, text) => {
  expect(elapsedTime(Date.parse(instant), now)).toBe(text)
})

it('[S-348] writes a moment in Indian time', () => {
  const instant = Date.parse('2026-11-21T04:30:08Z')
  expect(momentInIndia(instant)).toBe('Sat 21 Nov 2026, 10:00 am')
  expect(secondInIndia(instant)).toBe('Sat 21 Nov 2026, 10:00:08 am')
})
