import { expect, it } from 'vitest'
import { leftText } from './left-text.ts'

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
