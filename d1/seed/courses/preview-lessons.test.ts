import { isNote, readingTimeOf } from '@kere/contracts/text/reading-time'
import { expect, it } from 'vitest'
import { seededRows } from '../local-seed.ts'

const rows = seededRows()
const bodies = new Map(rows.lessonDrafts.map(({ lessonId, body = '' }) => [lessonId, body]))
const pages = new Map(rows.contents.map(({ lessonId, html }) => [lessonId, html]))

const previews = rows.lessons
  .filter(({ isPreview }) => isPreview)
  .map(({ id, title, kind, durationMinutes }) => ({
    title,
    kind,
    durationMinutes,
    html: pages.get(id) ?? '',
    ...readingTimeOf(bodies.get(id) ?? ''),
  }))

const notCalledNotes = previews.filter(({ title }) => !/\bnote\b/i.test(title))

it('has a preview in every course', () => {
  expect(previews.length).toBeGreaterThanOrEqual(rows.courses.length)
})

it.each(notCalledNotes)(
  'shows a visitor a whole lesson: $title',
  ({ title, words, html, kind, minutes, durationMinutes }) => {
    expect([title, words, isNote(words)]).toEqual([title, words, false])
    expect(html).toMatch(/<(figure|table)\b/)
    expect(html.match(/This figure cannot be drawn[^<]*/)).toBeNull()
    expect(kind === 'task' || durationMinutes === minutes).toBe(true)
  },
)
