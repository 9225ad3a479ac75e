import { type AllCourseSort, courseStandings } from '@kere/contracts/courses/all-courses-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { messages } from '@kere/contracts/http/messages'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import type { Context } from '../../base/context.ts'
import { averageProgressOf, goesAtOf, statusOf } from '../course-authoring/course-draft-answer.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import {
  type AllCourseFilters,
  allCoursePage,
  type ListedRow,
  selectAllCourses,
  selectCourseEducators,
  selectListedCourse,
} from './all-courses.queries.ts'

export async function listAllCourses({ db }: Context, request: AllCourseFilters & ListRequest<AllCourseSort>) {
  const page = allCoursePage(request)
  const { rows, counters, total } = await selectAllCourses(db, request, page)
  const { standing, category, price } = request
  const sumOf = (of: typeof counters) => of.reduce((sum, { count }) => sum + count, 0)
  const known = sumOf(
    counters.filter(
      (counter) =>
        (standing ?? counter.standing) === counter.standing &&
        (category ?? counter.category) === counter.category &&
        (price === undefined || (price === 'free') === counter.isFree),
    ),
  )
  return {
    ...pageOf(page, rows, toItem),
    total: total ?? known,
    totalIsLowerBound: total !== null && total >= page.countLimit,
    counts: countEach(courseStandings, (each) => sumOf(counters.filter((counter) => counter.standing === each))),
  }
}

/** @throws {DomainError} `not_found` */
export async function getListedCourse({ db }: Context, id: string) {
  const [row] = await selectListedCourse(db, id)
  if (!row) throw new DomainError('not_found', messages.courseNotFound)
  return toItem(row)
}

export const listCourseEducators = async ({ db }: Context) => ({ items: await selectCourseEducators(db) })

const toItem = ({ educatorId, educatorName, ...row }: ListedRow) => ({
  id: row.id,
  title: row.title,
  status: statusOf(row),
  category: row.category,
  level: row.level,
  price: row.price,
  coverImage: smallPictureOf(row.coverImage),
  featured: row.featured,
  educator: educatorId === null ? null : { id: educatorId, name: educatorName ?? formerMember.name },
  version: row.savedAt,
  lessonCount: row.lessonCount,
  enrollmentCount: row.enrollmentCount,
  completedCount: row.completedCount,
  averageProgress: averageProgressOf(row),
  createdAt: instantOf(row.createdAt),
  publishedAt: instantOrNull(row.publishedAt),
  touchedAt: instantOf(row.touchedAt),
  goesAt: goesAtOf(row),
})
