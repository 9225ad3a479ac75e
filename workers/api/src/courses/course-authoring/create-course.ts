import type { createCourse as endpoint } from '@kere/contracts/courses/course-authoring'
import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { courseStateOf } from './course-draft-answer.ts'
import { emptyDetails, firstModule, requireDurations, requireOutline, withOwnIds } from './course-draft.domain.ts'
import { insertCourse, selectDraft } from './course-draft.queries.ts'
import { requireCover } from './require-cover.ts'

/** A pending educator may (C-28). @throws {DomainError} `too_many_courses`, `validation_failed` */
export async function createCourse(context: Context, body: EndpointRequest<typeof endpoint>['body']) {
  const { db, at, stableId, isRetry } = context
  const author = requireSignedIn(context)
  const details = withGiven(body.details ?? {})
  const given: CourseOutline = body.outline ?? [firstModule]
  requireOutline(given)
  requireDurations(details, given)
  await requireCover(context, details.coverImage, null)
  const { outline, ids, newLessonIds } = withOwnIds(given, { modules: new Set(), lessons: new Set() }, stableId)

  const id = stableId('crs')
  const made = isRetry && (await selectDraft(db, { courseId: id, author }))
  if (made) return { ...courseStateOf(made), ids }
  const limits = { ofApproved: draftLimits.courses, ofPending: draftLimits.coursesOfPending }
  if (!(await insertCourse(context, { id, details, outline, newLessonIds, author, limits })))
    throw new DomainError('too_many_courses')

  const state = courseStateOf({
    id,
    details,
    outline,
    version: 1,
    published: false,
    publishedAt: null,
    archivedAt: null,
    enrollmentCount: 0,
    updatedAt: at,
    savedAt: at,
    lessons: new Map(),
  })
  return { ...state, ids }
}

function withGiven(given: { [Field in keyof CourseDetails]?: CourseDetails[Field] | undefined }): CourseDetails {
  const chosen = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...emptyDetails, ...Object.fromEntries(chosen) }
}
