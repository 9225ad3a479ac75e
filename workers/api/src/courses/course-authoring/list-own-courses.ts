import type { OwnCourseShelf, OwnCourseSort } from '@kere/contracts/courses/course-authoring-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { averageProgressOf, goesAtOf, statusOf } from './course-draft-answer.ts'
import { lessonsOf } from './course-draft.domain.ts'
import { ownCoursePage, selectOwnCourses } from './own-courses.queries.ts'

const descriptionLength = 120

export async function listOwnCourses(
  context: Context,
  request: { shelf?: OwnCourseShelf | undefined } & ListRequest<OwnCourseSort>,
) {
  const page = ownCoursePage(request)
  const { rows, total } = await selectOwnCourses(context.db, requireSignedIn(context), request.shelf ?? 'current', page)
  return { ...pageOf(page, rows, toItem), total, totalIsLowerBound: total >= page.countLimit }
}

type Row = Awaited<ReturnType<typeof selectOwnCourses>>['rows'][number]

const toItem = (row: Row) => ({
  id: row.id,
  title: row.title,
  description: cut(row.description),
  category: row.category,
  level: row.level,
  price: row.price,
  coverImage: smallPictureOf(row.coverImage),
  status: statusOf(row),
  version: row.version,
  moduleCount: row.outline.length,
  lessonCount: lessonsOf(row.outline).length,
  enrollmentCount: row.enrollmentCount,
  completedCount: row.completedCount,
  averageProgress: averageProgressOf(row),
  publishedAt: instantOrNull(row.publishedAt),
  touchedAt: instantOf(row.touchedAt),
  goesAt: goesAtOf(row),
})

function cut(text: string) {
  const characters = [...text]
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength).join('').trimEnd()}…` : text
}
