import type { saveCourseDraft as endpoint } from '@kere/contracts/courses/course-authoring'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { courseStateOf } from './course-draft-answer.ts'
import { lessonsOf, requireDurations, requireOutline, withOwnIds } from './course-draft.domain.ts'
import { updateDraft } from './course-draft.queries.ts'
import { requireCover } from './require-cover.ts'
import { requireDraft } from './course-authoring.ts'

/** @throws {DomainError} `not_found`, `course_archived`, `draft_changed`, `validation_failed` */
export async function saveCourseDraft(
  context: Context,
  courseId: string,
  body: EndpointRequest<typeof endpoint>['body'],
) {
  const { details, version } = body
  requireOutline(body.outline)
  requireDurations(details, body.outline)
  const stored = await requireDraft(context, courseId)
  const known = {
    modules: new Set([...stored.publishedModuleIds, ...stored.outline.map(({ id }) => id)]),
    lessons: new Set(stored.lessons.keys()),
  }
  const { outline, ids, newLessonIds } = withOwnIds(body.outline, known, context.stableId)
  if (context.isDone) return { ...courseStateOf(stored), ids }
  if (stored.archivedAt !== null) throw new DomainError('course_archived')
  if (stored.version !== version) throw new DomainError('draft_changed')
  await requireCover(context, details.coverImage, stored.details.coverImage)

  const author = requireSignedIn(context)
  const isSaved = await updateDraft(context, { courseId, author, version, details, outline, newLessonIds })
  if (!isSaved) throw new DomainError('draft_changed')

  const savedAt = Math.max(context.at, stored.savedAt + 1)
  const lessons = new Map(
    lessonsOf(outline).flatMap(({ id }) => {
      const lesson = stored.lessons.get(id)
      return lesson ? [[id, lesson] as const] : []
    }),
  )
  return { ...courseStateOf({ ...stored, details, outline, lessons, version: version + 1, savedAt }), ids }
}
