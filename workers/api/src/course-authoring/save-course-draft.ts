import type { saveCourseDraft as endpoint } from '@kere/contracts/course-authoring'
import type { EndpointRequest } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { courseStateOf } from './course-draft-answer.ts'
import { lessonsOf, requireOutline, withOwnIds } from './course-draft.domain.ts'
import { updateDraft } from './course-draft.queries.ts'
import { requireDraft } from './get-course-draft.ts'
import { requireCover } from './require-cover.ts'

/** @throws {DomainError} `not_found`, `course_archived`, `draft_changed` */
export async function saveCourseDraft(
  context: Context,
  courseId: string,
  body: EndpointRequest<typeof endpoint>['body'],
) {
  const { details, version } = body
  requireOutline(body.outline)
  const stored = await requireDraft(context, courseId)
  if (stored.archivedAt !== null) throw new DomainError('course_archived')
  if (stored.version !== version) throw new DomainError('draft_changed')
  await requireCover(context, details.coverImage, stored.details.coverImage)

  const known = {
    modules: new Set([...stored.publishedModuleIds, ...stored.outline.map(({ id }) => id)]),
    lessons: new Set(stored.lessons.keys()),
  }
  const { outline, ids, newLessonIds } = withOwnIds(body.outline, known, context.newId)
  const author = requireSignedIn(context)
  const isSaved = await updateDraft(context, { courseId, author, version, details, outline, newLessonIds })
  if (!isSaved) throw new DomainError('draft_changed')

  const savedAt = Math.max(context.now(), stored.savedAt + 1)
  const lessons = new Map(
    lessonsOf(outline).flatMap(({ id }) => {
      const lesson = stored.lessons.get(id)
      return lesson ? [[id, lesson] as const] : []
    }),
  )
  return { ...courseStateOf({ ...stored, details, outline, lessons, version: version + 1, savedAt }), ids }
}
