import { describe, expect, it } from 'vitest'
import { isDuration, withOwnIds } from './course-draft.domain.ts'

describe('a duration', () => {
  it.each(['1 day', '3 days', '1 week', '4 weeks', '1 month', '18 months'])(
    '[part of S-381] [part of C-14] may be %s',
    (text) => {
      expect(isDuration(text)).toBe(true)
    },
  )

  it.each([
    '',
    '4',
    'weeks',
    '2 fortnights',
    '4 Weeks',
    '4  weeks',
    '-1 weeks',
    '1.5 weeks',
    '4 weeks ',
    '4 weeks\n',
    '1 year',
  ])('[part of S-381] [part of C-14] may not be %j', (text) => {
    expect(isDuration(text)).toBe(false)
  })
})

it('keeps the ids that the course has, and says what became of every other', () => {
  const lesson = (id: string) => ({ id, title: '', kind: 'reading' as const, durationMinutes: 1, isPreview: false })
  const outline = [
    { id: 'mod_own', title: '', summary: '', duration: '', lessons: [lesson('les_own'), lesson('les_of_another')] },
  ]
  const known = { modules: new Set(['mod_own']), lessons: new Set(['les_own']) }
  expect(withOwnIds(outline, known, (prefix) => `${prefix}_minted`)).toMatchObject({
    outline: [{ id: 'mod_own', lessons: [{ id: 'les_own' }, { id: 'les_minted' }] }],
    ids: { les_of_another: 'les_minted' },
    newLessonIds: ['les_minted'],
  })
})
