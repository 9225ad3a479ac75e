import { countOf } from '@kere/brand/count'
import { missingTexts, type MissingKind } from '@kere/contracts/courses/course-authoring-options'
import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import type { LessonKind } from '@kere/contracts/courses/course-options'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { isNote } from '@kere/contracts/text/reading-time'
import { isVisible } from '@kere/contracts/text/visible-text'
import { secureAddressOf } from '@kere/contracts/text/web-link'
import { invalidField } from '../../base/domain-error.ts'

export const isDuration = (text: string) => /^\d+ (day|days|week|weeks|month|months)$/.test(text)

const invalidDuration = missingTexts.duration

/** The empty draft has one module, which the form never removes (S-379), and the defaults of S-377. */
export const emptyDetails: CourseDetails = {
  title: '',
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

export const firstModule: CourseOutline[number] = {
  id: 'first',
  title: '',
  summary: '',
  duration: '1 week',
  lessons: [],
}

export interface WrittenLesson {
  id: string
  version: number
  isEmpty: boolean
  /** Null where nobody has counted. */
  readingMinutes: number | null
  words: number | null
  videoUrl: string | null
  /** The first thing that one of its checks lacks. */
  checksLack?: string | null
  updatedAt: number
}

export interface Missing {
  kind: MissingKind
  text: string
  moduleId: string | null
  lessonId: string | null
}

const mostMissing = 50

/** Everything that publishing lacks: the editor's checklist and the refusal are this one list (S-376, S-381, S-382). */
export function missingOf(
  details: CourseDetails,
  outline: CourseOutline,
  lessons: ReadonlyMap<string, WrittenLesson>,
): Missing[] {
  const missing: Missing[] = []
  const require = (
    isThere: boolean,
    kind: MissingKind,
    text: string,
    moduleId: string | null = null,
    lessonId: string | null = null,
  ) => {
    if (!isThere) missing.push({ kind, text, moduleId, lessonId })
  }
  require(isVisible(details.title), 'title', missingTexts.title)
  require(isVisible(details.description), 'description', missingTexts.description)
  require(details.category !== null, 'category', missingTexts.category)
  require(details.level !== null, 'level', missingTexts.level)
  require(details.price !== null, 'price', missingTexts.price)
  require(isDuration(details.duration), 'duration', missingTexts.duration)
  require(details.courseUrl === null ||
    secureAddressOf(details.courseUrl) !== null, 'course_url', missingTexts.course_url)
  require(outline.length > 0, 'modules', missingTexts.modules)
  for (const module of outline) {
    require(isVisible(module.title), 'module_title', missingTexts.module_title, module.id)
    require(isDuration(module.duration), 'module_duration', missingTexts.module_duration, module.id)
    require(module.lessons.length > 0, 'module_lessons', missingTexts.module_lessons, module.id)
    for (const lesson of module.lessons) {
      const written = lessons.get(lesson.id)
      const address = written?.videoUrl ?? ''
      const requireLesson = (isThere: boolean, kind: MissingKind, text: string) =>
        require(isThere, kind, text, module.id, lesson.id)
      requireLesson(isVisible(lesson.title), 'lesson_title', missingTexts.lesson_title)
      if (lesson.kind === 'video') requireLesson(isVideo(address), 'lesson_video', missingTexts.lesson_video)
      else requireLesson(written !== undefined && !written.isEmpty, 'lesson_content', missingTexts.lesson_content)
      const lack = written?.checksLack ?? null
      requireLesson(lack === null, 'checks', lack ?? '')
    }
  }
  return missing.slice(0, mostMissing)
}

/** Others have none, also when one was typed before the form hid it. */
export const shownVideoOf = ({ kind }: { kind: LessonKind }, videoUrl: string | null) =>
  kind === 'video' && videoUrl !== null && isVideo(videoUrl) ? videoUrl : null

/** It is published as it was saved. */
const isVideo = (saved: string) => /^https:/i.test(saved) && secureAddressOf(saved) !== null

export const lessonsOf = (outline: CourseOutline) => outline.flatMap(({ lessons }) => lessons)

/** The same id twice would be one place in two. @throws {DomainError} `validation_failed` */
export function requireOutline(outline: CourseOutline) {
  const ids = outline.flatMap((module) => [module.id, ...module.lessons.map(({ id }) => id)])
  if (new Set(ids).size < ids.length) throw invalidField('/body/outline', 'Invalid syllabus structure')
  if (lessonsOf(outline).length > draftLimits.lessons)
    throw invalidField('/body/outline', `Please add at most ${countOf(draftLimits.lessons, 'lesson')}`)
}

/**
 * A duration must be valid; an empty one counts as not given yet (S-381).
 * @throws {DomainError} `validation_failed`
 */
export function requireDurations({ duration }: Pick<CourseDetails, 'duration'>, outline: CourseOutline) {
  const isTaken = (text: string) => text === '' || isDuration(text)
  if (!isTaken(duration)) throw invalidField('/body/details/duration', invalidDuration)
  const module = outline.findIndex((each) => !isTaken(each.duration))
  if (module >= 0) throw invalidField(`/body/outline/${module}/duration`, invalidDuration)
}

type ShownOutline = (Omit<CourseOutline[number], 'lessons'> & {
  lessons: (Omit<CourseOutline[number]['lessons'][number], 'kind'> & { kind: LessonKind })[]
})[]

/** A reading takes as long as its words; how long a video or a task takes its author says. */
export const withReadingTimes = (outline: CourseOutline, written: ReadonlyMap<string, WrittenLesson>): CourseOutline =>
  outline.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => {
      const minutes = lesson.kind === 'reading' ? written.get(lesson.id)?.readingMinutes : null
      return minutes ? { ...lesson, durationMinutes: Math.min(minutes, draftLimits.maxLessonMinutes) } : lesson
    }),
  }))

/** The outline as readers get it. */
export const withNotes = (outline: CourseOutline, written: ReadonlyMap<string, WrittenLesson>): ShownOutline =>
  outline.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => {
      const words = written.get(lesson.id)?.words ?? null
      return lesson.kind === 'reading' && words !== null && isNote(words) ? { ...lesson, kind: 'note' } : lesson
    }),
  }))

export const minutesOf = (outline: CourseOutline) =>
  lessonsOf(outline).reduce((minutes, { durationMinutes }) => minutes + durationMinutes, 0)

interface KnownIds {
  modules: ReadonlySet<string>
  lessons: ReadonlySet<string>
}

/** An id that the course lacks becomes one of the server's: nobody can name what is another course's. */
export function withOwnIds(outline: CourseOutline, known: KnownIds, newId: (prefix: string) => string) {
  const ids = new Map<string, string>()
  const idOf = (id: string, isKnown: boolean, prefix: string) => {
    if (isKnown) return id
    const own = newId(prefix)
    ids.set(id, own)
    return own
  }
  const named = outline.map((module) => ({
    ...module,
    id: idOf(module.id, known.modules.has(module.id), 'mod'),
    lessons: module.lessons.map((lesson) => ({ ...lesson, id: idOf(lesson.id, known.lessons.has(lesson.id), 'les') })),
  }))
  const newLessons = lessonsOf(named).filter(({ id }) => !known.lessons.has(id))
  return { outline: named, ids: Object.fromEntries(ids), newLessonIds: newLessons.map(({ id }) => id) }
}
