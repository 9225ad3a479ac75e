import { describe, expect, it } from 'vitest'
import { durationOf } from '@kere/screens/duration'
import { lessonTime, monthAndYear, outlineTotals, splitDescription } from './course-page-text.ts'
import { catalogueLead, countCourses, enrolledText } from './course-text.ts'

describe('texts of a course', () => {
  it('[S-095] [S-576.banner] takes the first 20 words, with an ellipsis where more follow', () => {
    const words = Array.from({ length: 21 }, (_, index) => `w${index + 1}`)
    const cut = `${words.slice(0, 20).join(' ')}…`
    expect(splitDescription(words.join(' '))).toEqual({ lead: cut, about: [words.join(' ')] })
    expect(splitDescription(`${words.join(' ')}\n\nMore.`)).toEqual({ lead: cut, about: [words.join(' '), 'More.'] })
  })

  it('writes the time of a lesson, of a task with "about", and none of a note', () => {
    const kinds = ['reading', 'task', 'note']
    expect(kinds.map((kind) => lessonTime({ kind, durationMinutes: 45 }))).toEqual(['45 min', 'about 45 min', null])
  })

  it('[S-086] counts courses', () => {
    expect([0, 1, 24].map((count) => countCourses(count))).toEqual(['0 courses', '1 course', '24 courses'])
    expect(countCourses(1000, true)).toBe('1,000+ courses')
  })

  it.each([
    [{ total: 49, free: 19 }, '49 courses taught by practitioners. 19 of them are free.'],
    [{ total: 49, free: 1 }, '49 courses taught by practitioners. 1 of them is free.'],
    [{ total: 49, free: 31 }, '49 courses taught by practitioners. 31 of them are free.'],
    [{ total: 3, free: 3 }, '3 courses taught by practitioners. All of them are free.'],
    [{ total: 1, free: 1 }, '1 course taught by practitioners. It is free.'],
    [{ total: 1, free: 0 }, '1 course taught by practitioners.'],
    [undefined, 'Courses taught by practitioners.'],
  ])('leads with numbers that are true: %o', (published, lead) => {
    expect(catalogueLead(published)).toBe(lead)
  })

  it('says how many have finished where they are at least half', () => {
    const course = { enrollmentCount: 1400, finishedPercent: 57 }
    expect([course, { ...course, finishedPercent: 7 }, { enrollmentCount: 3 }].map(enrolledText)).toEqual([
      '1,400 enrolled, 57% finished',
      '1,400 enrolled',
      '3 enrolled',
    ])
  })

  it('writes minutes as hours where they are', () => {
    expect([0, 11, 60, 95].map(durationOf)).toEqual(['0 min', '11 min', '1 h', '1 h 35 min'])
  })

  it('sums an outline', () => {
    const lesson = { id: 'l', title: 'Lesson', kind: 'task', durationMinutes: 15 } as const
    expect(outlineTotals([{ lessons: [lesson, lesson] }, { lessons: [lesson] }])).toEqual({
      modules: 2,
      lessons: 3,
      minutes: 45,
    })
    expect(outlineTotals([])).toEqual({ modules: 0, lessons: 0, minutes: 0 })
  })

  it('[S-095] tells the month as it is in India', () => {
    expect(monthAndYear('2026-02-28T20:00:00.000Z')).toBe('Mar 2026')
  })

  it('[S-095] [S-097] says an opening paragraph that fits the banner there alone, and loses no other', () => {
    expect(splitDescription('One\nis short.\n\nTwo\nlines\n\n\n\nThree')).toEqual({
      lead: 'One is short.',
      about: ['Two\nlines', 'Three'],
    })
    expect(splitDescription('All there is.')).toEqual({ lead: 'All there is.', about: ['All there is.'] })
    expect(splitDescription('')).toEqual({ lead: '', about: [] })
  })
})
