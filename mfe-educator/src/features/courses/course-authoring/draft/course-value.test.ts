import { describe, expect, it } from 'vitest'
import { isSameCourse, makeLesson, makeModule, pairIds, renameIds, type CourseValue } from './course-value.ts'
import { readDuration, writeDuration } from './duration.ts'

const details: CourseValue['details'] = {
  title: 'Reading a lake',
  description: '',
  category: null,
  moreCategories: [],
  level: null,
  price: 0,
  duration: '4 weeks',
  coverImage: null,
  courseUrl: null,
  language: 'en',
  objectives: [],
  requirements: [],
}

const make = (): CourseValue => ({ details, outline: [{ ...makeModule(), lessons: [makeLesson(), makeLesson()] }] })

describe('ids that the server gives', () => {
  it('take the place of those of the browser, and of nothing else', () => {
    const sent = make()
    const [first] = sent.outline
    const ids = { [first!.id]: 'mod_1', [first!.lessons[0]!.id]: 'les_1', [first!.lessons[1]!.id]: 'les_2' }
    const saved = renameIds(sent, ids)
    expect(saved.outline[0]).toMatchObject({ id: 'mod_1', lessons: [{ id: 'les_1' }, { id: 'les_2' }] })
    expect(pairIds(sent.outline, saved.outline)).toEqual(ids)
    expect(isSameCourse(sent, saved)).toBe(true)
    expect(isSameCourse(sent, { ...saved, details: { ...details, title: 'Another' } })).toBe(false)
  })
})

describe('[C-14] a duration', () => {
  it.each([
    ['4 weeks', '4', 'weeks'],
    ['1 week', '1', 'weeks'],
    ['1 day', '1', 'days'],
    ['6 months', '6', 'months'],
    ['2 fortnights', '', 'weeks'],
    ['', '', 'weeks'],
  ])('%s is a number and a unit', (duration, amount, unit) => {
    expect(readDuration(duration)).toEqual({ amount, unit })
  })

  it.each([
    ['4', 'weeks', '4 weeks'],
    ['1', 'months', '1 month'],
    ['007', 'days', '7 days'],
    ['0', 'weeks', ''],
    ['', 'weeks', ''],
  ] as const)('of %s %s is written as the server takes it', (amount, unit, duration) => {
    expect(writeDuration(amount, unit)).toBe(duration)
  })
})
