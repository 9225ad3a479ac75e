import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import type * as contract from '@kere/contracts/courses/learning'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { withTitle } from '../../kit/translations/translation-rows.ts'
import { noteOf, positionOf } from './learning.domain.ts'
import { selectOwnLesson, selectPreviewLesson } from './learning.queries.ts'

/** @throws {DomainError} `not_found` if the caller is not enrolled in the course, or the lesson is no longer in it */
export async function getMyLesson(
  context: Context,
  courseId: string,
  lessonId: string,
): Promise<EndpointAnswer<typeof contract.getMyLesson>> {
  const { userId } = requireSignedIn(context)
  const { content, ...found } = await selectOwnLesson(context, { userId, courseId }, lessonId)
  const outline = found.outline.map(withTitle)
  const lesson = outline.find(({ id }) => id === lessonId)
  if (!content || !lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  const { html, translation, videoUrl, bring, checklist, isDone, checked } = content
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    durationMinutes: lesson.durationMinutes,
    html: translation?.html ?? html,
    language: lesson.language,
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
  context: Context,
  courseId: string,
  lessonId: string,
): Promise<EndpointAnswer<typeof contract.getPreviewLesson>> {
  const { content, ...found } = await selectPreviewLesson(context, courseId, lessonId)
  const outline = found.outline.map(withTitle)
  const lesson = outline.find(({ id }) => id === lessonId)
  if (!content || !lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  const { courseTitle, courseLanguage, courseTranslation, translation, ...said } = content
  const course = courseTranslation ?? { title: courseTitle, language: courseLanguage }
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    durationMinutes: lesson.durationMinutes,
    ...said,
    html: translation?.html ?? said.html,
    language: lesson.language,
    ...positionOf(outline, lesson, ({ isPreview }) => isPreview),
    originalLanguage: courseLanguage,
    course: { id: courseId, title: course.title, language: course.language },
  }
}
