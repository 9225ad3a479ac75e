import { messages } from '@kere/contracts/messages'
import type { OwnCourseStatus } from '@kere/contracts/course-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { updateToArchived, updateToRestored } from './archive.queries.ts'
import { courseStateOf, goesAtOf } from './course-draft-answer.ts'
import { requireDraft } from './get-course-draft.ts'

/** Archives it where it has learners (U-20). @throws {DomainError} `not_found` */
export async function deleteCourse(context: Context, courseId: string) {
  const course = await archiveOrDeleteCourse(context, courseId)
  const status: OwnCourseStatus = course.enrollmentCount > 0 ? 'archived' : 'deleted'
  return { status, goesAt: goesAtOf(course) }
}

/** As `deleteCourse`, and whether it was there until now. */
export async function archiveOrDeleteCourse(context: Context, courseId: string) {
  const course = await updateToArchived(context, { courseId, author: requireSignedIn(context) })
  if (!course || course.archivedAt === null) throw new DomainError('not_found', messages.courseNotFound)
  return course
}

/** It comes back as a draft. @throws {DomainError} `not_found` */
export async function restoreCourse(context: Context, courseId: string) {
  await bringBackCourse(context, courseId)
  return courseStateOf(await requireDraft(context, courseId))
}

export async function bringBackCourse(context: Context, courseId: string) {
  const restored = await updateToRestored(context, { courseId, author: requireSignedIn(context) })
  if (!restored) throw new DomainError('not_found', messages.courseNotFound)
  return restored
}
