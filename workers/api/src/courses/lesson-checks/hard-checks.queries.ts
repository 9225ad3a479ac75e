import { hardCheckList } from '@kere/contracts/courses/hard-checks'
import { hardCheckLimits } from '@kere/contracts/courses/hard-checks-options'
import { lessons } from '@kere/d1/schema/courses/course-modules'
import { lessonChecks } from '@kere/d1/schema/courses/lesson-checks'
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Context, SignedIn } from '../../base/context.ts'
import { ascending, keyset } from '../../kit/lists/keyset.ts'
import { isAuthorOf, selectAuthored } from '../course-insight/group-rows.ts'

/** No table has this name. It types the columns of a subquery, because a page is cut by them. */
const ranked = sqliteTable('ranked_checks', { id: text('id').notNull(), place: integer('place').notNull() })

const checkPage = keyset(hardCheckList, { hardest: ascending({ place: ranked.place, id: ranked.id }) })

type Request = { course: string } & Parameters<typeof checkPage>[0]

/** The statement reads nothing of somebody else's course. */
const liveChecks = (course: string, author: SignedIn) => sql`modules
  CROSS JOIN lessons ON lessons.module_id = modules.id AND lessons.removed_at IS NULL
  CROSS JOIN lesson_checks ON lesson_checks.lesson_id = lessons.id AND lesson_checks.removed_at IS NULL
  WHERE modules.course_id = ${course} AND modules.removed_at IS NULL
    AND ${isAuthorOf(course, author)}`

/** Checks that enough learners have tried come first, by the share that was right; then the others; untried ones last. */
const rankedChecks = (course: string, author: SignedIn) => sql`(
  SELECT id, CASE WHEN tried = 0 THEN 20000 WHEN tried < ${hardCheckLimits.rankedAtLeast} THEN 10000 ELSE 0 END
    + coalesce(passed * 1000 / nullif(tried, 0), 0) AS place
  FROM (SELECT live.id AS id, coalesce(sum(tally.count), 0) AS tried, coalesce(sum(tally.count * tally.is_right), 0) AS passed
    FROM (SELECT lesson_checks.id, lesson_checks.question FROM ${liveChecks(course, author)}) AS live
    LEFT JOIN first_try_counts AS tally ON tally.check_id = live.id AND tally.question = live.question
    GROUP BY live.id)) AS ranked_checks`

/** The tallies and mistakes are read of the checks on the page alone. */
export async function selectHardChecks({ db }: Pick<Context, 'db'>, request: Request, author: SignedIn) {
  const { course } = request
  const page = checkPage(request)
  const shown = sql`(SELECT id, place FROM ${rankedChecks(course, author)} ${page.after ? sql`WHERE ${page.after}` : sql``}
    ORDER BY ${page.orderBy} LIMIT ${page.limit}) AS ranked_checks`
  const [[found], rows, [count]] = await db.batch([
    selectAuthored(db, course, author),
    db
      .select({
        id: lessonChecks.id,
        place: sql<number>`${ranked.place}`.as('rank_place'),
        kind: lessonChecks.kind,
        question: lessonChecks.question,
        lessonId: lessonChecks.lessonId,
        lessonTitle: lessons.title,
        tallies:
          sql<string>`(SELECT json_group_array(json_object('isRight', is_right, 'restScore', rest_score, 'count', count))
          FROM first_try_counts AS tally
          WHERE tally.check_id = lesson_checks.id AND tally.question = lesson_checks.question)`.as('tallies'),
        mistake: sql<string | null>`(SELECT json_object('answer', json(wrong.answer), 'count', wrong.count)
          FROM first_mistake_counts AS wrong
          WHERE wrong.check_id = lesson_checks.id AND wrong.question = lesson_checks.question
            AND wrong.count >= ${hardCheckLimits.mistakeAtLeast}
          ORDER BY wrong.count DESC, wrong.answer DESC LIMIT 1)`.as('mistake'),
      })
      .from(shown)
      .innerJoin(lessonChecks, eq(lessonChecks.id, ranked.id))
      .innerJoin(lessons, eq(lessons.id, lessonChecks.lessonId))
      .orderBy(page.orderBy),
    db.select({ total: sql<number>`count(*)`.as('total') }).from(liveChecks(course, author)),
  ])
  return { page, course: found, rows, total: count?.total ?? 0 }
}
