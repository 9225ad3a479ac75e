import { ownCourseList } from '@kere/contracts/courses/course-authoring'
import type { OwnCourseShelf } from '@kere/contracts/courses/course-authoring-options'
import type { CourseCategory, CourseLevel } from '@kere/contracts/courses/course-options'
import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses } from '@kere/d1/schema/courses/courses'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'

const byTouch = { touchedAt: courses.touchedAt, id: courses.id }

export const ownCoursePage = keyset(ownCourseList, {
  touched: descending(byTouch),
  untouched: ascending(byTouch),
  newest: descending({ id: courses.id }),
})

/** S-374, and one more to know whether there are. */
const summaryLength = 121

/** Literals: SQLite uses a partial index only where it sees its condition. */
const shelves = { current: sql`${courses.archivedAt} IS NULL`, archived: sql`${courses.archivedAt} IS NOT NULL` }

const written = <Value>(field: string) => sql<Value>`${courseDrafts.details} ->> ${field}`

export async function selectOwnCourses(db: Database, author: SignedIn, shelf: OwnCourseShelf, page: PageQuery) {
  const where = and(isOwn(courses.educatorId, author), shelves[shelf])
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: courses.id,
        title: written<string>('title').as('draft_title'),
        description: sql<string>`substr(${courseDrafts.details} ->> 'description', 1, ${summaryLength})`.as('summary'),
        category: written<CourseCategory | null>('category').as('draft_category'),
        level: written<CourseLevel | null>('level').as('draft_level'),
        price: written<number | null>('price').as('draft_price'),
        coverImage: written<string | null>('coverImage').as('draft_cover'),
        version: courseDrafts.version,
        outline: courseDrafts.outline,
        savedAt: sql<number>`${courseDrafts.updatedAt}`.as('saved_at'),
        published: courses.published,
        publishedAt: courses.publishedAt,
        archivedAt: courses.archivedAt,
        updatedAt: courses.updatedAt,
        touchedAt: courses.touchedAt,
        enrollmentCount: courses.enrollmentCount,
        completedCount: courses.completedCount,
        progressTotal: courses.progressTotal,
      })
      .from(courses)
      .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countRows(db, { from: courses, key: courses.id, where, countLimit: page.countLimit }),
  ])
  return { rows, total: counted?.total ?? 0 }
}
