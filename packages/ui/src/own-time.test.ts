import { expect, it } from 'vitest'
import { ownTime } from './own-time.ts'

const saturday = { startsAt: '2026-11-21T01:30:00Z', endsAt: '2026-11-21T04:00:00Z' }

// What stands between the parts differs from engine to engine.
const textOf = (...given: Parameters<typeof ownTime>) => ownTime(...given)?.replaceAll(/[\s,]+/g, ' ')

it('[U-23] writes the time by another clock, with its offset', () => {
  expect(textOf(saturday, 'America/New_York')).toBe('Fri 20 Nov 8:30 – 11:00 pm GMT-5')
  expect(textOf(saturday, 'Asia/Singapore')).toBe('Sat 21 Nov 9:30 am – 12:00 pm GMT+8')
})

it('[U-23] says nothing where a clock shows what India’s does', () => {
  expect([ownTime(saturday, 'Asia/Kolkata'), ownTime(saturday, 'Asia/Colombo')]).toEqual([null, null])
})

it('[U-23] names both offsets where summer time begins or ends meanwhile', () => {
  const begins = { startsAt: '2027-03-28T00:30:00Z', endsAt: '2027-03-28T02:30:00Z' }
  expect(textOf(begins, 'Europe/Berlin')).toBe('Sun 28 Mar 1:30 am GMT+1 – Sun 28 Mar 4:30 am GMT+2')
  const ends = { startsAt: '2026-11-01T05:15:00Z', endsAt: '2026-11-01T06:45:00Z' }
  expect(textOf(ends, 'America/New_York')).toBe('Sun 1 Nov 1:15 am GMT-4 – Sun 1 Nov 1:45 am GMT-5')
})
