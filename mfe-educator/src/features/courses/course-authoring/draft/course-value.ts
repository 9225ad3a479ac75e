import { t } from '@kere/brand/messages'
import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import type * as sent from '@kere/contracts/courses/course-draft'
import type { Versioned } from '@kere/platform/local-copies'

/** These are saved together under one version. A choice may be one that only a younger API knows. */
export type CourseValue = Pick<CourseDraft, 'details' | 'outline'>

export type CourseDetails = CourseValue['details']
export type CourseOutline = CourseValue['outline']
export type ModuleValue = CourseOutline[number]
export type LessonOutlineValue = ModuleValue['lessons'][number]

export const valueOf = ({ version, details, outline }: CourseDraft): Versioned<CourseValue> => ({
  version,
  value: { details, outline },
})

/** A choice that only a younger API knows goes back to it as it came. */
export const toSend = (value: CourseValue) => value as { details: sent.CourseDetails; outline: sent.CourseOutline }

/** The first save answers with the id that the server has given. */
export const newId = () => `new-${crypto.randomUUID()}`

export const isNew = (id: string) => id.startsWith('new-')

export const makeModule = (): ModuleValue => ({
  id: newId(),
  title: '',
  summary: '',
  duration: t('1 week', 'Text, educator'),
  lessons: [],
})

export const makeLesson = (): LessonOutlineValue => ({
  id: newId(),
  title: '',
  kind: 'reading',
  durationMinutes: 15,
  isPreview: false,
})

export function renameIds(value: CourseValue, ids: Readonly<Record<string, string>>): CourseValue {
  if (Object.keys(ids).length === 0) return value
  const rename = <Part extends { id: string }>(part: Part): Part => ({ ...part, id: ids[part.id] ?? part.id })
  return {
    ...value,
    outline: value.outline.map((part) => rename({ ...part, lessons: part.lessons.map(rename) })),
  }
}

/** Pairs the ids of two outlines by position, where nothing but the ids differs. */
export function pairIds(sent: CourseOutline, stored: CourseOutline): Record<string, string> {
  const pairs = sent.flatMap((part, index) => {
    const twin = stored[index]
    return [
      [part.id, twin?.id ?? part.id] as const,
      ...part.lessons.map((lesson, place) => [lesson.id, twin?.lessons[place]?.id ?? lesson.id] as const),
    ]
  })
  return Object.fromEntries(pairs.filter(([from, to]) => from !== to))
}

/** Ids are not compared, because the server has given some of them. */
export const isSameCourse = (left: CourseValue, right: CourseValue) =>
  JSON.stringify(withoutIds(left)) === JSON.stringify(withoutIds(right))

const withoutIds = ({ details, outline }: CourseValue) => [
  Object.entries(details).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  outline.map(({ title, summary, duration, lessons }) => [
    title.trim(),
    summary.trim(),
    duration,
    lessons.map((lesson) => [lesson.title.trim(), lesson.kind, lesson.durationMinutes, lesson.isPreview]),
  ]),
]

export const countLessons = (outline: CourseOutline) => outline.reduce((sum, { lessons }) => sum + lessons.length, 0)

/** Returns the position of a lesson, counted from 1. */
export function positionOf(outline: CourseOutline, lessonId: string) {
  for (const [index, part] of outline.entries()) {
    const place = part.lessons.findIndex(({ id }) => id === lessonId)
    const lesson = part.lessons[place]
    if (lesson) return { lesson, module: part, moduleNumber: index + 1, lessonNumber: place + 1 }
  }
  return null
}
