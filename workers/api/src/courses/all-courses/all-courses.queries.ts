import { allCourseList } from '@kere/contracts/courses/all-courses'
import { type CoursePrice, type CourseStanding, courseStandings } from '@kere/contracts/courses/all-courses-options'
import { type CourseCategory, courseCategories } from '@kere/contracts/courses/course-options'
import { courseDrafts } from '@kere/d1/schema/courses/course-drafts'
import { courses, courseStanding, courseStandingCounts, isFree } from '@kere/d1/schema/courses/courses'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { type Days, inDateRange } from '../../base/days.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { matchesSearch } from '../../kit/lists/search.ts'

export interface AllCourseFilters extends Days {
  standing?: CourseStanding | undefined
  category?: CourseCategory | undefined
  price?: CoursePrice | undefined
  featured?: 'true' | undefined
  educator?: string | undefined
  search?: string | undefined
}

const byCreation = { createdAt: courses.createdAt, id: courses.id }

export const allCoursePage = keyset(allCourseList, { newest: descending(byCreation), oldest: ascending(byCreation) })

const educatorName = fullName(profiles)

const selectListed = (db: Database) =>
  db
    .select({
      id: courses.id,
      title: sql<string>`iif(${courses.publishedAt} IS NULL, ${courseDrafts.details} ->> 'title', ${courses.title})`.as(
        'shown_title',
      ),
      category: sql<
        CourseCategory | ''
      >`iif(${courses.publishedAt} IS NULL, coalesce(${courseDrafts.details} ->> 'category', ''), ${courses.category})`.as(
        'shown_category',
      ),
      level: courses.level,
      price: courses.price,
      coverImage: courses.coverImage,
      featured: courses.featured,
      educatorId: courses.educatorId,
      educatorName: educatorName.as('educator_name'),
      savedAt: sql<number>`${courseDrafts.updatedAt}`.as('saved_at'),
      lessonCount: courses.lessonCount,
      published: courses.published,
      publishedAt: courses.publishedAt,
      archivedAt: courses.archivedAt,
      createdAt: courses.createdAt,
      updatedAt: courses.updatedAt,
      touchedAt: courses.touchedAt,
      enrollmentCount: courses.enrollmentCount,
      completedCount: courses.completedCount,
      progressTotal: courses.progressTotal,
    })
    .from(courses)
    .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .leftJoin(profiles, eq(profiles.id, courses.educatorId))

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

export const selectListedCourse = (db: Database, id: string) => selectListed(db).where(eq(courses.id, id))

/** Lists every combination of state, category and price that the filters allow. Each is one range of an index. */
const combine = ({ standing, category, price }: AllCourseFilters) =>
  (standing ? [standing] : courseStandings).flatMap((s) =>
    (category ? [category] : courseCategories).flatMap((c) =>
      (price ? [price === 'free'] : [true, false]).map((free) => ({ s, c, free: free ? 1 : 0 })),
    ),
  )

const isOfCombination = sql`${courseStanding} = combination.value ->> 's' AND category = combination.value ->> 'c'
  AND ${isFree} = combination.value ->> 'free'`

/** Conditions for a narrow search: a person has few courses, and few are featured. */
const matches = (filters: AllCourseFilters) =>
  and(
    filters.educator === undefined ? undefined : eq(courses.educatorId, filters.educator),
    filters.featured && sql`featured = 1`,
    matchesSearch(
      { table: 'all_course_search', seq: courses.searchRowId, texts: sql`${courses.title}` },
      filters.search,
    ),
    // The plus signs keep SQLite from using an index on these columns, which could match very many rows.
    filters.standing && sql`+${courseStanding} = ${filters.standing}`,
    filters.category && sql`+${courses.category} = ${filters.category}`,
    filters.price && sql`+${isFree} = ${filters.price === 'free' ? 1 : 0}`,
    inDateRange(courses.createdAt, filters),
  )

const isNarrow = ({ educator, featured, search }: AllCourseFilters) =>
  educator !== undefined || featured !== undefined || (search ?? '') !== ''

const isPlain = ({ standing, category, price }: AllCourseFilters) => !standing && !category && !price

function pageOfRows(filters: AllCourseFilters, page: PageQuery): SQL {
  const range = (where: SQL | undefined) =>
    sql`SELECT seq FROM courses WHERE ${and(where ?? sql`TRUE`, page.after)} ORDER BY ${page.orderBy} LIMIT ${page.limit}`
  if (isNarrow(filters) || isPlain(filters)) return range(matches(filters))
  const combinations = JSON.stringify(combine(filters))
  return sql`SELECT courses.seq FROM json_each(${combinations}) AS combination CROSS JOIN courses
    WHERE courses.seq IN (${range(and(isOfCombination, inDateRange(courses.createdAt, filters)))})
    ORDER BY ${page.orderBy} LIMIT ${page.limit}`
}

function countedRows(filters: AllCourseFilters, countLimit: number): SQL {
  if (isNarrow(filters) || isPlain(filters))
    return sql`(SELECT 1 FROM courses WHERE ${matches(filters) ?? sql`TRUE`} LIMIT ${countLimit})`
  return sql`(SELECT 1 FROM json_each(${JSON.stringify(combine(filters))}) AS combination CROSS JOIN courses
    WHERE ${and(isOfCombination, inDateRange(courses.createdAt, filters))} LIMIT ${countLimit})`
}

const isCountedByCounters = (filters: AllCourseFilters) => !isNarrow(filters) && !filters.from && !filters.to

/** Reads a page in one round trip. The number of rows read does not grow with the number of courses. */
export async function selectAllCourses(db: Database, filters: AllCourseFilters, page: PageQuery) {
  const counted = isCountedByCounters(filters) ? sql`(SELECT 1 WHERE FALSE)` : countedRows(filters, page.countLimit)
  const [rows, counters, [count]] = await db.batch([
    selectListed(db)
      .where(sql`${courses.searchRowId} IN (${pageOfRows(filters, page)})`)
      .orderBy(page.orderBy),
    db.select().from(courseStandingCounts),
    db.select({ total: sql<number>`count(*)`.as('total') }).from(counted),
  ])
  return { rows, counters, total: isCountedByCounters(filters) ? null : (count?.total ?? 0) }
}

const newestCourses = 500

export const selectCourseEducators = (db: Database) =>
  db
    .select({ id: profiles.id, name: sql<string>`${educatorName}`.as('educator_name') })
    .from(profiles)
    .where(
      sql`${profiles.id} IN (
        SELECT educator_id FROM (
          SELECT educator_id FROM courses ORDER BY created_at DESC, id DESC LIMIT ${newestCourses}
        ))`,
    )
    .orderBy(asc(profiles.firstName), asc(profiles.lastName), asc(profiles.id))

export const updateFeatured = (context: Context, { id, isFeatured }: { id: string; isFeatured: boolean }) =>
  change(context, courses, {
    id,
    when: isFeatured ? sql`${courses.featured} = 0 AND ${courses.published} = 1` : sql`${courses.featured} = 1`,
    set: { featured: isFeatured, touchedAt: context.at },
    audit: { action: isFeatured ? 'course.featured' : 'course.unfeatured', subject: 'course' },
    read: context.db.select({ featured: courses.featured }).from(courses).where(eq(courses.id, id)),
  })
