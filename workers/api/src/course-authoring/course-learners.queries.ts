import { courseLearnerList } from '@kere/contracts/course-authoring'
import type { EnrollmentStatus } from '@kere/contracts/enrollment-options'
import { limits } from '@kere/contracts/limits'
import { courseDrafts } from '@kere/d1/schema/course-drafts'
import { courses } from '@kere/d1/schema/courses'
import { enrollments, enrollmentStatus } from '@kere/d1/schema/enrollments'
import { profiles } from '@kere/d1/schema/profiles'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../context.ts'
import { shownName } from '../enrollments/learner-rows.ts'
import { lessonsDone } from '../learning/progress-rows.ts'
import { ascending, descending, keyset, type Page } from '../lists/keyset.ts'
import { isAuthored } from './authored-rows.ts'

export interface LearnerFilters {
  course: string
  status?: EnrollmentStatus | undefined
  search?: string | undefined
}

const byDate = { createdAt: enrollments.createdAt, id: enrollments.id }

export const courseLearnerPage = keyset(courseLearnerList, { newest: descending(byDate), oldest: ascending(byDate) })

/** Every word stands in the name that is shown, so that a search tells no more than the list. */
function isFound(name: SQL, search: string | undefined) {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) WHERE instr(lower(${name}), value) = 0)`
}

/** Who is looked for among the youngest of them; the alias keeps the columns' names. */
const candidates = (isWanted: SQL | undefined) => sql`(SELECT * FROM ${enrollments} WHERE ${isWanted}
  ORDER BY ${enrollments.createdAt} DESC, ${enrollments.id} DESC LIMIT ${limits.searchCandidates}) AS enrollments`

const withProfiles = sql`JOIN ${profiles} ON ${profiles.id} = ${enrollments.studentId}`

/** One round trip; details are read of those who are shown only. Nothing for a course that is not theirs. */
export async function selectCourseLearners(
  db: Database,
  { course: courseId, status, search }: LearnerFilters,
  page: Page,
  { author, now }: { author: SignedIn; now: number },
) {
  const name = shownName(now)
  const isWanted = and(
    eq(enrollments.courseId, courseId),
    status === undefined ? undefined : sql`${enrollmentStatus} = ${status}`,
    sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isAuthored(courseId, author)})`,
  )
  const found = isFound(name, search)
  const from = found
    ? sql`${candidates(isWanted)} ${withProfiles} WHERE ${and(found, page.after)}`
    : sql`${enrollments} WHERE ${and(isWanted, page.after)}`
  const shown = sql`(SELECT ${enrollments.id} FROM ${from} ORDER BY ${page.orderBy} LIMIT ${page.limit})`
  const counted = found
    ? sql`${candidates(isWanted)} ${withProfiles} WHERE ${found}`
    : sql`(SELECT 1 FROM ${enrollments} WHERE ${isWanted} LIMIT ${page.countUpTo})`
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
