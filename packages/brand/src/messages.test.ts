import { expect, it } from 'vitest'
import { t } from './messages.ts'

it('returns the English text, and drops the note', () => {
  expect(t('Sign In', 'Button')).toBe('Sign In')
})

it('writes values, numbers in Indian grouping', () => {
  expect(t('All {count} courses by {name}', { count: 123456, name: 'Asha' }, 'Link')).toBe(
    'All 1,23,456 courses by Asha',
  )
})

it.each([
  [0, '0 courses'],
  [1, '1 course'],
  [1200, '1,200 courses'],
])('chooses the form of a plural for %i', (count, text) => {
  expect(t('{count, plural, one {# course} other {# courses}}', { count }, 'Number of courses')).toBe(text)
})

it('writes a value inside a plural, and a choice', () => {
  const seats = '{total, plural, one {{left} of # seat} other {{left} of # seats}}'
  expect(t(seats, { left: 3, total: 20 }, 'Event')).toBe('3 of 20 seats')
  const role = '{role, select, student {a learner} other {somebody}}'
  expect([t(role, { role: 'student' }, 'Who'), t(role, { role: 'guest' }, 'Who')]).toEqual(['a learner', 'somebody'])
})

it.each(['{count', 'count}', '{count, plural, one {# course}', '{count, plural}'])('refuses %s', (text) => {
  expect(() => t(text, { count: 1 }, 'Malformed')).toThrow(TypeError)
})
