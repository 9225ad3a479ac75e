import { expect, it } from 'vitest'
import { ownTime } from './own-time.ts'

const saturday = { startsAt: '2026-11-21T01:30:00Z', endsAt: '2026-11-21T04:00:00Z' }

it('[U-23] writes the time by another clock, with its offset', () => {
  expect(ownTime(saturday, 'America/New_York')).toBe('Fri 20 Nov, 8:30–11:00 pm GMT-5')
  expect(ownTime(saturday, 'Asia/Singapore')).toBe('Sat 21 Nov, 9:30 am–12:00 noon GMT+8')
})

it('[U-23] names both days of what goes over midnight', () => {
  const text = ownTime({ startsAt: '2026-11-21T18:30:00Z', endsAt: '2026-11-22T01:00:00Z' }, 'Europe/Berlin')
  expect(text).toBe('Sat 21 Nov, 7:30 pm to Sun 22 Nov, 2:00 am GMT+1')
})

it('[U-23] says nothing where a clock shows what India’s does', () => {
  expect([ownTime(saturday, 'Asia/Kolkata'), ownTime(saturday, 'Asia/Colombo')]).toEqual([null, null])
})

it('[U-23] names both offsets where summer time begins or ends meanwhile', () => {
  const begins = { startsAt: '2027-03-28T00:30:00Z', endsAt: '2027-03-28T02:30:00Z' }
  expect(ownTime(begins, 'Europe/Berlin')).toBe('Sun 28 Mar, 1:30 am GMT+1 to Sun 28 Mar, 4:30 am GMT+2')
  const ends = { startsAt: '2026-11-01T05:15:00Z', endsAt: '2026-11-01T06:45:00Z' }
  expect(ownTime(ends, 'America/New_York')).toBe('Sun 1 Nov, 1:15 am GMT-4 to Sun 1 Nov, 1:45 am GMT-5')
})
