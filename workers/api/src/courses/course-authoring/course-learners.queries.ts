import { courseLearnerList } from '@kere/contracts/courses/course-learners'
import type { EnrollmentStatus } from '@kere/contracts/courses/enrollment-options'
import { limits } from '@kere/contracts/http/limits'
import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments, enrollmentStatus } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { lessonsDone } from '../learning/progress-rows.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, wordsOf } from '../../kit/lists/search.ts'
import { isAuthored } from './authored-rows.ts'

export interface LearnerFilters {
  course: string
  status?: EnrollmentStatus | undefined
  search?: string | undefined
}

const byDate = { createdAt: enrollments.createdAt, id: enrollments.id }

export const courseLearnerPage = keyset(courseLearnerList, { newest: descending(byDate), oldest: ascending(byDate) })

/** Every word stands in the name that is shown, so that a search tells no more than the list. Among the youngest of them. */
async function selectFound(db: Database, isWanted: SQL | undefined, name: SQL<string>, search: string | undefined) {
  const words = wordsOf(search)
  if (!words) return undefined
  // Limits the rows before profiles are joined, otherwise the whole course would be.
  const youngest = sql`(SELECT * FROM ${enrollments} WHERE ${isWanted}
    ORDER BY ${enrollments.createdAt} DESC, ${enrollments.id} DESC LIMIT ${limits.searchCandidates}) AS enrollments`
  const names = await db
    .select({ key: sql<string>`enrollments.id`.as('key'), text: name.as('searched') })
    .from(sql`${youngest} JOIN ${profiles} ON ${profiles.id} = enrollments.student_id`)
  return keysFound(names, words)
}

/** One round trip, and one before it that looks for names; details are read of those who are shown only. Nothing for a course that is not theirs. */
export async function selectCourseLearners(
  db: Database,
  { course: courseId, status, search }: LearnerFilters,
  page: PageQuery,
  { author, now }: { author: SignedIn; now: number },
) {
  const name = shownName(now)
  const isWanted = and(
    eq(enrollments.courseId, courseId),
    status === undefined ? undefined : sql`${enrollmentStatus} = ${status}`,
    sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isAuthored(courseId, author)})`,
  )
  const found = await selectFound(db, isWanted, name, search)
  const isListed = found ? sql`${enrollments.id} IN (${found})` : isWanted
  const shown = sql`(SELECT ${enrollments.id} FROM ${enrollments} WHERE ${and(isListed, page.after)}
    ORDER BY ${page.orderBy} LIMIT ${page.limit})`
  const counted = found
    ? sql`(${found})`
    : sql`(SELECT 1 FROM ${enrollments} WHERE ${isWanted} LIMIT ${page.countLimit})`
  const [[course], rows, [count]] = await db.batch([
    db
      .select({
        id: courses.id,
        title: sql<string>`${courseDrafts.details} ->> 'title'`.as('draft_title'),
        lessonCount: courses.lessonCount,
        enrollmentCount: courses.enrollmentCount,
        completedCount: courses.completedCount,
        progressTotal: courses.progressTotal,
      })
      .from(courses)
      .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .where(isAuthored(courseId, author)),
    db
      .select({
        id: enrollments.id,
        name: name.as('shown_name'),
        status: sql<EnrollmentStatus>`${enrollmentStatus}`.as('status'),
        progress: enrollments.progress,
        lessonsDone: lessonsDone.as('lessons_done'),
        createdAt: enrollments.createdAt,
        lastOpenedAt: enrollments.lastOpenedAt,
        completedAt: enrollments.completedAt,
      })
      .from(enrollments)
      .innerJoin(profiles, eq(profiles.id, enrollments.studentId))
      .where(inArray(enrollments.id, shown))
      .orderBy(page.orderBy),
    db.select({ total: sql<number>`count(*)`.as('total') }).from(counted),
  ])
  return { course, rows, total: count?.total ?? 0 }
}
