import { expect, it } from 'vitest'
import { seededRows } from '../local-seed.ts'
import { coursesInKannada } from './courses-in-kannada.seed.ts'
import { renderOnce } from './local-lessons.ts'

const rows = seededRows()
const bodies = new Map(rows.lessonDrafts.map(({ lessonId, body = '' }) => [lessonId, body]))

const originalsOf = (course: string) => {
  const courseId = rows.courses.find(({ title }) => title === course)?.id
  const modules = new Set(rows.modules.flatMap((module) => (module.courseId === courseId ? [module.id] : [])))
  return new Map(
    rows.lessons.flatMap(({ id, moduleId, title }) => (modules.has(moduleId) ? [[title, bodies.get(id) ?? '']] : [])),
  )
}

const lessons = coursesInKannada.flatMap(({ course, lessons: translated }) =>
  [...originalsOf(course)].map(([title, original]) => ({ course, title, original, inKannada: translated[title] })),
)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const shapeOf = (markdown: string) => ({
  figures: count(markdown, /^```figure$/gm),
  rows: count(markdown, /^.+ \| .+$/gm),
  points: count(markdown, /^(- |\d+\. )/gm),
  links: markdown.match(/\]\([^)\s]+/g),
})

/** A term stands once in English, in brackets behind the Kannada word. */
const notText = [/^(```figure|kind: .*)$/gm, /^(title|unit|source):/gm, /\]\([^)]*\)/g, /https?:\/\/\S+/g]
const term = /\([a-z][a-z -]*\)/gi
const unitsAndNames =
  /(?<!\p{L})(?:[mckµ]?m|[mk]?g|[mk]?l|s|k?Wh?|[Gk]Wp|mA|V|µS|°C|ppm|pH|h|N|NO₃|E\. coli|IS|NABL|BDL|PVC|IRC|BWSSB|A4|134A|jpg|S\. Rajaseekaran v\. Union of India)(?![\p{L}])/gu

const latinIn = (markdown: string) =>
  [...notText, term, unitsAndNames]
    .reduce((text, pattern) => text.replaceAll(pattern, ' '), markdown)
    .match(/\p{Script=Latin}+/gu)

it.each(coursesInKannada)('has the title and description in Kannada: $course', ({ course, title, summary }) => {
  expect(originalsOf(course).size).toBeGreaterThan(0)
  expect([title, summary].map(latinIn)).toEqual([null, null])
  expect(summary.split('\n\n')).toHaveLength(
    rows.courses.find((each) => each.title === course)?.description?.split('\n\n').length ?? 0,
  )
})

it.each(lessons)('has the whole lesson in Kannada: $title', ({ original, inKannada }) => {
  const { title, body } = inKannada ?? { title: '', body: '' }
  const letters = /[\p{L}\p{M}]/gu
  expect(count(body, letters) / count(original, letters)).toBeGreaterThan(0.6)
  expect(shapeOf(body)).toEqual(shapeOf(original))
  expect(latinIn(`${title}\n${body}`)).toBeNull()
  expect(renderOnce(body).match(/This figure cannot be drawn[^<]*/)).toBeNull()
})
