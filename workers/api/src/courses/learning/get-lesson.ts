import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import type * as contract from '@kere/contracts/courses/learning'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { noteOf, positionOf } from './learning.domain.ts'
import { selectOwnLesson, selectPreviewLesson } from './learning.queries.ts'

/** @throws {DomainError} `not_found` if the caller is not enrolled in the course, or the lesson is no longer in it */
export async function getMyLesson(
  context: Context,
  courseId: string,
  lessonId: string,
): Promise<EndpointAnswer<typeof contract.getMyLesson>> {
  const { userId } = requireSignedIn(context)
  const { content, outline } = await selectOwnLesson(context.db, { userId, courseId }, lessonId)
  const lesson = outline.find(({ id }) => id === lessonId)
  if (!content || !lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  const { html, videoUrl, bring, checklist, isDone, checked } = content
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    durationMinutes: lesson.durationMinutes,
    html,
    videoUrl,
    bring,
    checklist,
    ...positionOf(outline, lesson),
    isDone,
    checked: checked ?? [],
    note: noteOf(content),
  }
}

/** @throws {DomainError} `not_found` for every lesson that is not open to everybody */
export async function getPreviewLesson(
  { db }: Context,
  courseId: string,
  lessonId: string,
): Promise<EndpointAnswer<typeof contract.getPreviewLesson>> {
  const { content, outline } = await selectPreviewLesson(db, courseId, lessonId)
  const lesson = outline.find(({ id }) => id === lessonId)
  if (!content || !lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  const { courseTitle, ...said } = content
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    durationMinutes: lesson.durationMinutes,
    ...said,
    ...positionOf(outline, lesson, ({ isPreview }) => isPreview),
    course: { id: courseId, title: courseTitle },
  }
}
