import type { EnrollmentSort, EnrollmentStatus } from '@kere/contracts/courses/enrollment-options'
import type { listMyEnrollments as contract } from '@kere/contracts/courses/learning'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorOf } from '../../accounts/accounts/person.ts'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { titleOf } from '../../kit/translations/translation-rows.ts'
import { standingOf, summaryOf } from './learning.domain.ts'
import { type EnrollmentRow, enrollmentPage, selectOwnEnrollments } from './learning.queries.ts'

type Request = { status?: EnrollmentStatus | undefined } & ListRequest<EnrollmentSort>

export async function listMyEnrollments(context: Context, request: Request): Promise<EndpointAnswer<typeof contract>> {
  const { userId } = requireSignedIn(context)
  const page = enrollmentPage(request)
  const { status } = request
  const { rows, counts: counted } = await selectOwnEnrollments(context, { userId, status }, page)
  const { all, completed, not_started } = counted
  const counts = { not_started, in_progress: all - completed - not_started, completed }
  return {
    ...pageOf(page, rows, itemOf),
    total: status ? counts[status] : all,
    totalIsLowerBound: all >= limits.countedRows,
    counts,
  }
}

const itemOf = (row: EnrollmentRow) => ({
  id: row.id,
  course: { ...courseOf(row), summary: summaryOf(row.translation?.body ?? row.description) },
  enrolledAt: new Date(row.enrolledAt).toISOString(),
  ...standingOf(row),
  resumeLesson: row.resumeLesson,
})

/** Learners keep a withdrawn course (U-21). */
export const courseOf = (row: Omit<EnrollmentRow, 'description'>) => ({
  id: row.courseId,
  ...titleOf(row),
  category: row.category,
  coverImage: smallPictureOf(row.coverImage),
  educator: educatorOf(row),
  isWithdrawn: !row.isPublished,
})
