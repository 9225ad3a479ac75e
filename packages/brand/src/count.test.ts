import { expect, it } from 'vitest'
import { count, countOf, nounOf } from './count.ts'

it.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [1.5, '1.5 hours'],
  [21, '21 hours'],
  [1234, '1,234 hours'],
])('says %d with its noun', (total, text) => {
  expect(countOf(total, 'hour')).toBe(text)
})

it('takes both forms where the plural is no s, and the plural where counting stopped', () => {
  const people = ['person', 'people'] as const
  expect([nounOf(1, people), nounOf(3, people)]).toEqual(['person', 'people'])
  expect([countOf(1, people, true), count(1000, true)]).toEqual(['1+ people', '1,000+'])
})
