import { type CourseCategory, courseLevels } from '@kere/contracts/courses/course-options'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type PreparedQuery, prepareQuery } from '../../base/prepare-query.ts'
import { itemIds } from '../learning-paths/path-rows.ts'
import type { ItemsAsked, PathCandidate, PathKind } from '../learning-paths/path-source.ts'
import { type PathCourseRow, toCourseCandidate } from './courses.domain.ts'

/** The number of courses that are read for each category and level: the newest, and the newest free ones. */
const newest = sql.raw('3')
const newestFree = sql.raw('2')

const tasks = sql`(SELECT count(*) FROM modules JOIN lessons ON lessons.module_id = modules.id
  WHERE modules.course_id = ${courses.id} AND lessons.kind = 'task' AND modules.removed_at IS NULL AND lessons.removed_at IS NULL)`

const columns = (taskCount: SQL) => ({
  id: courses.id,
  title: courses.title,
  category: courses.category,
  categories: courses.categories,
  level: courses.level,
  price: courses.price,
  duration: courses.duration,
  coverImage: courses.coverImage,
  // The cast is safe: a check of the table demands a date for every published course.
  publishedAt: sql<number>`${courses.publishedAt}`.as('published_at'),
  educatorId: courses.educatorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  taskCount: sql<number>`${taskCount}`.as('task_count'),
})

// The value is literal SQL, because SQLite uses a partial index only if it sees its condition.
const isPublished = sql`${courses.published} = 1`

const range = (where: SQL, limit: SQL) =>
  sql`SELECT seq FROM courses WHERE published = 1 AND ${where} ORDER BY published_at DESC, id DESC LIMIT ${limit}`

const ofCell = sql`category = cell.value ->> 'category' AND level = cell.value ->> 'level'`

/** CROSS JOIN keeps SQLite from beginning with `courses`. */
const inCells = (cells: string, where: SQL, limit: SQL) =>
  sql`SELECT courses.seq FROM json_each(${sql.placeholder(cells)}) AS cell CROSS JOIN courses WHERE courses.seq IN (${range(where, limit)})`

const candidates = prepareQuery((db, countsTasks: boolean) =>
  db
    .select({
      ...columns(countsTasks ? tasks : sql`0`),
      isEnrolled: sql<boolean>`0`.mapWith(Boolean).as('is_enrolled'),
      isCompleted: sql<boolean>`0`.mapWith(Boolean).as('is_completed'),
    })
    .from(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .where(
      sql`${courses.searchRowId} IN (
        ${inCells('cells', ofCell, newest)}
        UNION ${inCells('cells', sql`${ofCell} AND price = 0`, newestFree)}
        UNION ${inCells('levels', sql`level = cell.value`, newest)}
        UNION ${inCells('levels', sql`level = cell.value AND price = 0`, newestFree)})`,
    ),
)

export function courseCandidates(asked: { categories: readonly CourseCategory[]; countsTasks: boolean }) {
  const cells = asked.categories.flatMap((category) => courseLevels.map((level) => ({ category, level })))
  return asCandidates(
    candidates({ cells: JSON.stringify(cells), levels: JSON.stringify(courseLevels) }, asked.countsTasks),
  )
}

const items = prepareQuery((db, kind: PathKind) =>
  db
    .select({
      ...columns(tasks),
      isEnrolled: sql<boolean>`${enrollments.id} IS NOT NULL`.mapWith(Boolean).as('is_enrolled'),
      isCompleted: sql<boolean>`coalesce(${enrollments.completed}, 0)`.mapWith(Boolean).as('is_completed'),
    })
    .from(courses)
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))
    .leftJoin(
      enrollments,
      and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, sql.placeholder('viewerId'))),
    )
    .where(and(sql`${courses.id} IN ${itemIds('course', kind)}`, isPublished)),
)

export const courseItems = ({ kind, id, viewerId }: ItemsAsked) => asCandidates(items({ id, viewerId }, kind))

const asCandidates = (query: PreparedQuery<PathCourseRow[]>): PreparedQuery<PathCandidate[]> => ({
  ...query,
  toRows: (result) => query.toRows(result).map(toCourseCandidate),
})
