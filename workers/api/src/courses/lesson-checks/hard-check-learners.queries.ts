import { checkLearnerList } from '@kere/contracts/courses/hard-checks'
import type { FirstTryResult } from '@kere/contracts/courses/hard-checks-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { firstTryCounts, lessonCheckFirstTries } from '@kere/d1/schema/courses/lesson-check-first-tries'
import { lessonChecks } from '@kere/d1/schema/courses/lesson-checks'
import { eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { ascending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isAuthorOf } from '../course-insight/group-rows.ts'

const { isRight, enrollmentId: id } = lessonCheckFirstTries

const pageOfAll = keyset(checkLearnerList, { wrong_first: ascending({ isRight, id }) })

/** A result is one range of the index, in which only the id differs. */
const pageOfResult = keyset(checkLearnerList, { wrong_first: ascending({ id }) })

type Request = { course: string; check: string; result?: FirstTryResult | undefined } & Parameters<typeof pageOfAll>[0]

export async function selectCheckLearners({ db, at }: Context, request: Request, author: SignedIn) {
  const { course, check, result } = request
  const page: PageQuery<'isRight' | 'id'> = result === undefined ? pageOfAll(request) : pageOfResult(request)
  const own = sql`FROM ${lessonChecks} JOIN ${lessons} ON ${lessons.id} = ${lessonChecks.lessonId}
    JOIN ${modules} ON ${modules.id} = ${lessons.moduleId}
    WHERE ${lessonChecks.id} = ${check} AND ${lessonChecks.removedAt} IS NULL AND ${lessons.removedAt} IS NULL
      AND ${modules.removedAt} IS NULL AND ${modules.courseId} = ${course} AND ${isAuthorOf(course, author)}`
  const isCounted = (
    table: typeof firstTryCounts | typeof lessonCheckFirstTries,
  ): SQL => sql`${table.checkId} = ${check}
    AND ${table.question} = (SELECT ${lessonChecks.question} ${own})
    ${result === undefined ? sql`` : sql`AND ${table.isRight} = ${result === 'right' ? 1 : 0}`}`
  const [[found], rows, [count]] = await db.batch([
    db
      .select({ id: sql<string>`own.id`.as('check_id'), question: sql<string>`own.question`.as('check_question') })
      .from(sql`(SELECT ${lessonChecks.id} AS id, ${lessonChecks.question} AS question ${own}) AS own`),
    db
      .select({ id, isRight, name: shownName(at).as('shown_name') })
      .from(lessonCheckFirstTries)
      .innerJoin(enrollments, eq(enrollments.id, id))
      .innerJoin(profiles, eq(profiles.id, enrollments.studentId))
      .where(sql`${isCounted(lessonCheckFirstTries)} ${page.after ? sql`AND ${page.after}` : sql``}`)
      .orderBy(page.orderBy)
      .limit(page.limit),
    db
      .select({ total: sql<number>`coalesce(sum(${firstTryCounts.count}), 0)`.as('total') })
      .from(firstTryCounts)
      .where(isCounted(firstTryCounts)),
  ])
  return { page, check: found, rows, total: count?.total ?? 0 }
}
