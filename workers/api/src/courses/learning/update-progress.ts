import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { positionsOf, standingOf } from './learning.domain.ts'
import type { ProgressRow, StandingRow } from './learning.queries.ts'
import { updateLesson, updatePosition, updateToCompleted } from './progress.queries.ts'

/** @throws {DomainError} `not_found` */
export async function setPosition(
  context: Context,
  courseId: string,
  { lessonId, openedAt }: { lessonId: string; openedAt?: string | undefined },
) {
  const { userId } = requireSignedIn(context)
  const now = context.at
  const at = openedAt === undefined ? now : Math.min(now, Date.parse(openedAt))
  const { standing } = found(await updatePosition(context, { userId, courseId }, { lessonId, openedAt: at }))
  return standingOf(standing)
}

/** @throws {DomainError} `not_found`, `checks_open` */
export async function updateMyLesson(
  context: Context,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  { isDone, checked }: { isDone?: boolean | undefined; checked?: readonly number[] | undefined },
) {
  const { userId } = requireSignedIn(context)
  const change = { lessonId, isDone, checked: checked && positionsOf(checked) }
  const { standing, lesson } = found(await updateLesson(context, { userId, courseId }, change))
  if (isDone && !lesson.isDone) throw new DomainError('checks_open')
  return { ...standingOf(standing), lesson: { isDone: lesson.isDone, checked: lesson.checked ?? [] } }
}

/**
 * Marks the course as completed, even if lessons are left (S-118).
 * @throws {DomainError} `not_found`
 */
export async function completeMyCourse(context: Context, courseId: string) {
  const { userId } = requireSignedIn(context)
  const standing = await updateToCompleted(context, { userId, courseId })
  if (!standing) throw new DomainError('not_found', messages.courseNotFound)
  return standingOf(standing)
}

function found({ standing, lesson }: { standing: StandingRow | undefined; lesson: ProgressRow | undefined }) {
  if (!standing) throw new DomainError('not_found', messages.courseNotFound)
  if (!lesson) throw new DomainError('not_found', enrollmentMessages.lessonNotFound)
  return { standing, lesson }
}
