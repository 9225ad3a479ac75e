import { messages } from '@kere/contracts/http/messages'
import type { OwnCourseStatus } from '@kere/contracts/courses/course-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { updateToArchived, updateToRestored } from './archive.queries.ts'
import { courseStateOf, goesAtOf, averageProgressOf } from './course-draft-answer.ts'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { instantOf, withInstants } from '../../base/instants.ts'
import { lessonsOf } from './course-draft.domain.ts'
import { selectDraft, type StoredDraft } from './course-draft.queries.ts'
import type { CourseLearnerSort } from '@kere/contracts/courses/course-authoring-options'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { courseLearnerPage, selectCourseLearners, type LearnerFilters } from './course-learners.queries.ts'

/** Archives it where it has learners (U-20). @throws {DomainError} `not_found` */
export async function deleteCourse(context: Context, courseId: string) {
  const course = await archiveOrDeleteCourse(context, courseId)
  const status: OwnCourseStatus = course.enrollmentCount > 0 ? 'archived' : 'deleted'
  return { status, goesAt: goesAtOf(course) }
}

/** Does what `deleteCourse` does, and returns whether the course was there until now. */
export async function archiveOrDeleteCourse(context: Context, courseId: string) {
  const { isDone, row: course } = await updateToArchived(context, { courseId, author: requireSignedIn(context) })
  if (!course || course.archivedAt === null) throw new DomainError('not_found', messages.courseNotFound)
  return { ...course, isChanged: isDone }
}

/** It comes back as a draft. @throws {DomainError} `not_found` */
export async function restoreCourse(context: Context, courseId: string) {
  await bringBackCourse(context, courseId)
  return courseStateOf(await requireDraft(context, courseId))
}

export async function bringBackCourse(context: Context, courseId: string) {
  const { isDone, row: course } = await updateToRestored(context, { courseId, author: requireSignedIn(context) })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  return { isChanged: isDone }
}

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

/** Names and progress, no address and no notes. @throws {DomainError} `not_found` for all but its educator and admins */
export async function listCourseLearners(context: Context, request: LearnerFilters & ListRequest<CourseLearnerSort>) {
  const page = courseLearnerPage(request)
  const asker = { author: requireSignedIn(context), now: context.at }
  const { course, rows, total } = await selectCourseLearners(context.db, request, page, asker)
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  const { progressTotal: _, ...summary } = course
  return {
    ...pageOf(page, rows, ({ createdAt, ...row }) => ({
      ...withInstants(row),
      enrolledAt: instantOf(createdAt),
    })),
    total,
    totalIsLowerBound: total >= page.countLimit,
    course: { ...summary, averageProgress: averageProgressOf(course) },
  }
}
