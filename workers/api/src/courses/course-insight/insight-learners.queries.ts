import { insightLearnerList } from '@kere/contracts/courses/course-insight'
import type { LessonStage, Silence } from '@kere/contracts/courses/course-insight-options'
import { lessons } from '@kere/d1/schema/courses/course-modules'
import { enrollments, lessonProgress } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { ascending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { activityOf, hasLesson, isAuthorOf, isReachable, selectAuthored } from './group-rows.ts'

export interface InsightFilters {
  course: string
  lesson?: string | undefined
  stage?: LessonStage | undefined
  silence?: Silence | undefined
  reachable?: 'true' | undefined
}

const learningPage = keyset(insightLearnerList, {
  silent: ascending({ lastActiveAt: enrollments.updatedAt, id: enrollments.id }),
})

const reachedPage = keyset(insightLearnerList, { silent: ascending({ id: lessonProgress.enrollmentId }) })

type Request = InsightFilters & Parameters<typeof learningPage>[0]

/** Each group is one range of an index: its condition is SQL, because a partial index only matches the identical words. */
function groupOf(request: Request, now: number): { page: PageQuery<'id'>; from: SQL; id: SQL; order: SQL } {
  const { course, lesson, stage = 'stopped', silence, reachable } = request
  if (lesson !== undefined && stage !== 'stopped')
    return {
      page: reachedPage(request),
      from: sql`${lessonProgress} WHERE ${lessonProgress.lessonId} = ${lesson}
        ${stage === 'done' ? sql`AND ${lessonProgress.doneAt} IS NOT NULL` : sql``} AND ${hasLesson(course, lesson)}`,
      id: sql`${lessonProgress.enrollmentId}`,
      order: sql`${enrollments.id}`,
    }
  const { activeFrom, activeBefore } = activityOf(silence, now)
  const page = learningPage(request)
  return {
    page,
    from: sql`${enrollments} WHERE ${enrollments.courseId} = ${course} AND ${enrollments.completed} = 0
      ${lesson === undefined ? sql`` : sql`AND ${enrollments.lastLessonId} = ${lesson}`}
      ${silence === undefined ? sql`` : sql`AND ${enrollments.updatedAt} >= ${activeFrom} AND ${enrollments.updatedAt} < ${activeBefore}`}
      ${reachable === undefined ? sql`` : sql`AND ${isReachable(sql`${enrollments.studentId}`)}`}`,
    id: sql`${enrollments.id}`,
    order: page.orderBy,
  }
}

/** Details are read of those who are shown only, and nothing is read of somebody else's course. */
export async function selectInsightLearners({ db, at }: Context, request: Request, author: SignedIn) {
  const { page, from, id, order } = groupOf(request, at)
  const isTheirs = isAuthorOf(request.course, author)
  const shown = sql`(SELECT ${id} FROM ${from} AND ${isTheirs} ${page.after ? sql`AND ${page.after}` : sql``}
    ORDER BY ${page.orderBy} LIMIT ${page.limit})`
  const [[course], rows, [count]] = await db.batch([
    selectAuthored(db, request.course, author),
    db
      .select({
        id: enrollments.id,
        name: shownName(at).as('shown_name'),
        progress: enrollments.progress,
        isFinished: enrollments.completed,
        lessonId: enrollments.lastLessonId,
        lessonTitle: lessons.title,
        lastActiveAt: enrollments.updatedAt,
      })
      .from(enrollments)
      .innerJoin(profiles, eq(profiles.id, enrollments.studentId))
      .leftJoin(lessons, eq(lessons.id, enrollments.lastLessonId))
      .where(inArray(enrollments.id, shown))
      .orderBy(order),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(SELECT 1 FROM ${from} AND ${isTheirs} LIMIT ${page.countLimit})`),
  ])
  return { page, course, rows, total: count?.total ?? 0 }
}
