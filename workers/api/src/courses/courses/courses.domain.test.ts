import { describe, expect, it } from 'vitest'
import { parseSearch } from '../../kit/lists/search.ts'
import { countCourses, type CourseCount, topUp } from './courses.domain.ts'

describe('countCourses', () => {
  const counts: CourseCount[] = [
    { category: 'Biodiversity', level: 'beginner', isFree: true, language: 'en', count: 1 },
    { category: 'Biodiversity', level: 'advanced', isFree: false, language: 'kn', count: 2 },
    { category: 'Conservation', level: 'beginner', isFree: false, language: 'en', count: 4 },
    { category: 'Conservation', level: 'advanced', isFree: true, language: 'kn', count: 8 },
  ]
  const facet = (facets: { value: string; count: number }[], value: string) =>
    facets.find((each) => each.value === value)?.count

  it('sums everything without filters', () => {
    expect(countCourses(counts, {})).toMatchObject({ total: 15, facets: { free: 9 } })
    expect(countCourses(counts, { category: [], level: [] }).total).toBe(15)
  })

  it('[S-090] applies every filter to the total and only the other groups to a facet', () => {
    const { total, facets } = countCourses(counts, { category: ['Biodiversity'], level: ['advanced'] })
    expect(total).toBe(2)
    expect(facet(facets.category, 'Conservation')).toBe(8)
    expect(facet(facets.category, 'Biodiversity')).toBe(2)
    expect(facet(facets.level, 'beginner')).toBe(1)
    expect(facets.free).toBe(0)
  })

  it('[B-20] counts each language under the other filters', () => {
    const { total, facets } = countCourses(counts, { language: ['kn'], category: ['Biodiversity'] })
    expect(total).toBe(2)
    expect(facet(facets.category, 'Conservation')).toBe(8)
    expect(facets.language).toEqual([
      { value: 'en', count: 1 },
      { value: 'kn', count: 2 },
      { value: 'hi', count: 0 },
      { value: 'ta', count: 0 },
    ])
  })

  it('lists every value, also those without a course', () => {
    const { facets } = countCourses([], {})
    expect(facets.category).toHaveLength(14)
    expect(facets.level).toEqual([
      { value: 'beginner', count: 0 },
      { value: 'intermediate', count: 0 },
      { value: 'advanced', count: 0 },
    ])
  })
})

describe('topUp', () => {
  const things = (...ids: string[]) => ids.map((id) => ({ id }))

  it('adds what is missing and nothing twice', () => {
    expect(topUp(things('a'), things('a', 'b', 'c', 'd'), 3)).toEqual(things('a', 'b', 'c'))
    expect(topUp(things('a', 'b', 'c', 'd'), things('e'), 3)).toEqual(things('a', 'b', 'c', 'd'))
    expect(topUp([], things('a'), 3)).toEqual(things('a'))
  })
})

describe('parseSearch', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [' \n\u0000 ', undefined],
    ['?!', { kind: 'nothing' }],
    ['Water', { kind: 'contains', match: '"water"', words: ['water'], shortWords: [] }],
    [
      'water OR "soil" & AI',
      {
        kind: 'contains',
        match: '"water" AND "soil"',
        words: ['water', 'or', 'soil', 'ai'],
        shortWords: ['or', 'ai'],
      },
    ],
    ['a B', { kind: 'prefix', match: '"a" * AND "b" *', words: ['a', 'b'] }],
    [
      'Reader’s, Solar\u2011Wind?',
      { kind: 'contains', match: '"reader\'s" AND "solar-wind"', words: ["reader's", 'solar-wind'], shortWords: [] },
    ],
    ['it\'s "x"', { kind: 'contains', match: '"it\'s"', words: ["it's", 'x'], shortWords: ['x'] }],
    ['ಕೆರೆ', { kind: 'contains', match: '"ಕೆರೆ"', words: ['ಕೆರೆ'], shortWords: [] }],
  ])('[S-081] reads %j', (text, expected) => {
    const found = parseSearch(text)
    expect(found && { ...found, alike: undefined, byEar: undefined }).toEqual(expected)
  })
})
