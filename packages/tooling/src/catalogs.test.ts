import { expect, it } from 'vitest'
import { readCatalog, translationFault, writeCatalog } from './catalogs.ts'

const courses = '{count, plural, one {# course} other {# courses}}'

it('reads what it has written, sorted by the English text', () => {
  const messages = [
    { text: 'Sign "In"', notes: ['Button', 'Link'], translation: 'ಸೈನ್ "ಇನ್"' },
    { text: courses, notes: ['Number'], translation: '' },
    { text: 'About', notes: ['Menu'], translation: 'ನಮ್ಮ ಬಗ್ಗೆ' },
  ]
  expect(readCatalog(writeCatalog('kn', messages))).toEqual([messages[2], messages[0], messages[1]])
})

it.each([
  ['About', 'ನಮ್ಮ ಬಗ್ಗೆ', ''],
  ['About', '', 'is not translated'],
  ['About', '  ', 'is not translated'],
  ['All {count}', 'ಎಲ್ಲ', 'has the values none instead of count'],
  ['All', 'ಎಲ್ಲ {count}', 'has the values count instead of none'],
  ['All {count}', 'ಎಲ್ಲ {number}', 'has the values number instead of count'],
  [courses, '{count, plural, one {# ಕೋರ್ಸ್} other {# ಕೋರ್ಸ್‌ಗಳು}}', ''],
  [courses, '{count, plural, other {# ಕೋರ್ಸ್}}', 'has the plural forms other instead of one, other'],
  [courses, '{count, plural, one {#} few {#} other {#}}', 'has the plural forms few, one, other instead of one, other'],
])('%s, translated as “%s”: “%s”', (text, translation, fault) => {
  expect(translationFault('kn', text, translation)).toBe(fault)
})

it('refuses a translation that cannot be read', () => {
  expect(translationFault('hi', 'All {count}', 'सभी {count')).toMatch('cannot be read')
})
