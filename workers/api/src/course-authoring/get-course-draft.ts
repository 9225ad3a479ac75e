import { messages } from '@kere/contracts/messages'
import { formerMember } from '@kere/contracts/former-member'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { instantOf } from '../instants.ts'
import { courseStateOf } from './course-draft-answer.ts'
import { lessonsOf } from './course-draft.domain.ts'
import { selectDraft, type StoredDraft } from './course-draft.queries.ts'

/** @throws {DomainError} `not_found` for everybody but its educator and admins (U-26) */
export async function requireDraft(context: Context, courseId: string): Promise<StoredDraft> {
  const draft = await selectDraft(context.db, { courseId, author: requireSignedIn(context) })
  if (!draft) throw new DomainError('not_found', messages.courseNotFound)
  return draft
}

export async function getCourseDraft(context: Context, courseId: string) {
  const draft = await requireDraft(context, courseId)
  const { userId } = requireSignedIn(context)
  return {
    ...courseStateOf(draft),
    details: draft.details,
    outline: draft.outline,
    lessonTexts: lessonsOf(draft.outline).flatMap(({ id }) => {
      const lesson = draft.lessons.get(id)
      return lesson
        ? [{ id, version: lesson.version, isEmpty: lesson.isEmpty, savedAt: instantOf(lesson.updatedAt) }]
        : []
    }),
    enrollmentCount: draft.enrollmentCount,
    educator:
      draft.educatorId === null ? null : { id: draft.educatorId, name: draft.educatorName ?? formerMember.name },
    isOwn: draft.educatorId === userId,
    mayPublish: draft.mayPublish,
  }
}
