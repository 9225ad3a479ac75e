import type { saveLessonDraft as endpoint } from '@kere/contracts/courses/course-authoring'
import { cutText } from '@kere/contracts/text/cut-text'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { isNote, readingTimeOf } from '@kere/contracts/text/reading-time'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { LeftOut } from '@kere/markdown/render-markdown'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf } from '../../base/instants.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { lessonsOf, shownVideoOf } from './course-draft.domain.ts'
import { selectLessonDraft, updateLessonDraft } from './course-draft.queries.ts'
import { renderLesson } from './render-lesson.ts'

interface LessonPlace {
  id: string
  lessonId: string
}

async function requireLesson(context: Context, { id: courseId, lessonId }: LessonPlace) {
  const lesson = await selectLessonDraft(context.db, { courseId, lessonId, author: requireSignedIn(context) })
  if (!lesson) throw new DomainError('not_found', 'Lesson not found')
  return lesson
}

/** @throws {DomainError} `not_found` */
export async function getLessonDraft(context: Context, place: LessonPlace) {
  const { archivedAt: _, outline: __, savedAt, ...lesson } = await requireLesson(context, place)
  return { ...lesson, savedAt: instantOf(savedAt) }
}

/** @throws {DomainError} `not_found`, `course_archived`, `draft_changed`, `course_too_long` */
export async function saveLessonDraft(
  context: Context,
  { id: courseId, lessonId }: LessonPlace,
  save: EndpointRequest<typeof endpoint>['body'],
) {
  const author = requireSignedIn(context)
  const { courseLength } = draftLimits
  const lesson = await updateLessonDraft(context, { courseId, lessonId, author, courseLength, ...save })
  if (!lesson) throw new DomainError('not_found', 'Lesson not found')
  const { archivedAt, isSaved, savedAt, ...text } = lesson
  if (!isSaved && archivedAt !== null) throw new DomainError('course_archived')
  if (!isSaved && lesson.version !== save.version) throw new DomainError('draft_changed')
  if (!isSaved) throw new DomainError('course_too_long')
  return { ...text, savedAt: instantOf(savedAt) }
}

/** The editor asks every 1.5 seconds at most; rendering is the most expensive read. */
const previewLimits = { account: { limit: 60, windowMs: 60 * 1000 } } as const satisfies ThrottleLimits

/** @throws {DomainError} `not_found`, `lesson_too_complex`, `too_many_attempts` */
export async function previewLesson(context: Context, place: LessonPlace) {
  const {
    body,
    videoUrl,
    outline,
    archivedAt: _,
    savedAt: __,
    checks: ___,
    handIn: ____,
    ...text
  } = await requireLesson(context, place)
  const lesson = lessonsOf(outline).find(({ id }) => id === place.lessonId)
  if (!lesson) throw new DomainError('not_found', 'Lesson not found')
  const { words, minutes } = readingTimeOf(body)
  const isReading = lesson.kind === 'reading'
  const { userId } = requireSignedIn(context)
  await throttle(context, { act: 'preview', account: userId, networkAddress: '', limits: previewLimits })
  const shownVideo = shownVideoOf(lesson, videoUrl)
  const { html, leftOut } = await renderLesson(body)
  return {
    ...text,
    title: lesson.title,
    kind: isReading && isNote(words) ? ('note' as const) : lesson.kind,
    durationMinutes: isReading && minutes > 0 ? minutes : lesson.durationMinutes,
    videoUrl: shownVideo,
    html,
    leftOut: leftOut.slice(0, draftLimits.leftOut).map(toShown),
  }
}

const toShown = ({ kind, source }: LeftOut) => ({ kind, source: cutText(source, draftLimits.leftOutLength) })
