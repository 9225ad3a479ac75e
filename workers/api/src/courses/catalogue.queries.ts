import type { CourseSort } from '@kere/contracts/course-options'
import { limits } from '@kere/contracts/limits'
import { courseCounts, courses } from '@kere/d1/schema/courses'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'
import type { CoursePosition } from './course-cursor.ts'
import type { CourseSearch } from './course-search.ts'
import type { CourseRow } from './course-summary.ts'
import type { CourseCount, CourseFilters } from './courses.domain.ts'
import { selectSummaries } from './courses.queries.ts'

export interface CatalogueQuery {
  filters: CourseFilters
  sort: CourseSort
  limit: number
  /** The last course of the page before. */
  after?: CoursePosition | undefined
  search?: CourseSearch | undefined
}

export interface Catalogue {
  rows: CourseRow[]
  /** Of all published courses. */
  counts: CourseCount[]
  /** Of what the search found, before the filters; the same as `counts` without a search. */
  matches: CourseCount[]
  /** Whether the search found as many as it looks at, so that there may be more. */
  isCutOff: boolean
}

/** Reads a page of the catalogue and what is needed to count it, in one round trip. */
export async function selectCatalogue(db: Database, query: CatalogueQuery): Promise<Catalogue> {
  const { search } = query
  const counts = db.select().from(courseCounts)

  if (!search) {
    const [rows, all] = await db.batch([selectPage(db, query, listedCourses(query)), counts])
    return { rows, counts: all, matches: all, isCutOff: false }
  }

  const [rows, all, found] = await db.batch([
    selectPage(db, query, foundCourses(query, search)),
    counts,
    countFound(db, search),
  ])
  const looked = found.reduce((sum, kind) => sum + kind.candidates, 0)
  return {
    rows,
    counts: all,
    matches: found,
    isCutOff: looked >= limits.searchCandidates,
  }
}

const selectPage = (db: Database, { sort, limit }: CatalogueQuery, page: SQL) =>
  selectSummaries(db)
    .where(sql`${courses.seq} IN (${page})`)
    .orderBy(inOrder(sort))
    .limit(limit)

/**
 * The page's row numbers without a search. Each combination of a category and a level is a range of one index, read for
 * one page at most; several are merged by sorting those few.
 *
 * `json_each` carries the combinations because D1 allows 100 parameters and five terms of a UNION. The CROSS JOIN keeps
 * SQLite from looking at courses first.
 */
function listedCourses({ filters, sort, limit, after }: CatalogueQuery): SQL {
  const categories = filters.category?.length ? new Set(filters.category) : undefined
  const levels = filters.level?.length ? new Set(filters.level) : undefined
  const combinations = [...(categories ?? [null])].flatMap((category) =>
    [...(levels ?? [null])].map((level) => ({ category, level })),
  )

  const range = (category: SQL, level: SQL) => sql`
    SELECT seq FROM courses
    WHERE published = 1
      ${categories ? sql`AND category = ${category}` : sql``}
      ${levels ? sql`AND level = ${level}` : sql``}
      ${filters.free ? sql`AND price = 0` : sql``}
      ${afterPosition(sort, filters, after)}
    ORDER BY ${inOrder(sort, filters)} LIMIT ${limit}`

  const [only, ...others] = combinations
  if (only && others.length === 0) return range(sql`${only.category}`, sql`${only.level}`)
  return sql`
    SELECT courses.seq FROM json_each(${JSON.stringify(combinations)}) AS combination
    CROSS JOIN courses
    WHERE courses.seq IN (${range(sql`combination.value ->> 'category'`, sql`combination.value ->> 'level'`)})
    ORDER BY ${inOrder(sort)} LIMIT ${limit}`
}

/** The page's row numbers with a search: the candidates, filtered and sorted. */
function foundCourses({ filters, sort, limit, after }: CatalogueQuery, search: CourseSearch): SQL {
  const isOneOf = (column: SQL, values: readonly string[] | undefined) =>
    values?.length ? sql`AND ${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))` : sql``
  return sql`
    SELECT courses.seq FROM (${candidates(search)}) AS candidate
    CROSS JOIN courses ON courses.seq = candidate.seq
    WHERE published = 1 AND ${hasShortWords(search)}
      ${isOneOf(sql`category`, filters.category)}
      ${isOneOf(sql`level`, filters.level)}
      ${filters.free ? sql`AND price = 0` : sql``}
      ${afterPosition(sort, filters, after)}
    ORDER BY ${inOrder(sort)} LIMIT ${limit}`
}

/** Built by drizzle rather than written out: its raw statements with parameters fail in a batch on D1. */
const countFound = (db: Database, search: CourseSearch) =>
  db
    .select({
      category: courses.category,
      level: courses.level,
      isFree: sql<boolean>`price = 0`.mapWith(Boolean).as('is_free'),
      candidates: sql<number>`count(*)`.as('candidates'),
      count: sql<number>`sum(${hasShortWords(search)})`.as('count'),
    })
    .from(courses)
    .where(sql`${courses.seq} IN (${candidates(search)})`)
    .groupBy(courses.category, courses.level, sql`is_free`)

/** Row numbers from the full-text tables, the newest rows first, never more than a search looks at. */
function candidates(search: CourseSearch): SQL {
  if (search.kind === 'nothing') return sql`SELECT 0 AS seq WHERE 0`
  const table = search.kind === 'contains' ? sql`course_search` : sql`course_title_search`
  return sql`
    SELECT rowid AS seq FROM ${table} WHERE ${table} MATCH ${search.match}
    ORDER BY rowid DESC LIMIT ${limits.searchCandidates}`
}

function hasShortWords(search: CourseSearch): SQL {
  if (search.kind !== 'contains' || search.shortWords.length === 0) return sql`1`
  return sql`NOT EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(search.shortWords)})
    WHERE instr(lower(courses.title), value) = 0 AND instr(lower(courses.description), value) = 0)`
}

const isDescending = (sort: CourseSort) => sort === 'newest' || sort === 'price-high'

const isByPrice = (sort: CourseSort) => sort === 'price-low' || sort === 'price-high'

/** Among free courses the price says nothing, and the range `price = 0` is already sorted by the rest. */
const keyOf = (sort: CourseSort, filters: CourseFilters = {}) =>
  isByPrice(sort) && !filters.free ? (['price', 'publishedAt', 'id'] as const) : (['publishedAt', 'id'] as const)

const columnOf = { price: sql`courses.price`, publishedAt: sql`courses.published_at`, id: sql`courses.id` }

function inOrder(sort: CourseSort, filters?: CourseFilters): SQL {
  const direction = isDescending(sort) ? sql` DESC` : sql` ASC`
  return sql.join(
    keyOf(sort, filters).map((key) => sql`${columnOf[key]}${direction}`),
    sql`, `,
  )
}

function afterPosition(sort: CourseSort, filters: CourseFilters, after: CoursePosition = startOf(sort)): SQL {
  const keys = keyOf(sort, filters)
  const columns = sql.join(
    keys.map((key) => columnOf[key]),
    sql`, `,
  )
  const values = sql.join(
    keys.map((key) => sql`${after[key]}`),
    sql`, `,
  )
  return sql`AND (${columns}) ${isDescending(sort) ? sql`<` : sql`>`} (${values})`
}

/** Before every course there can be, so that a first page is the same bounded statement as any other. */
function startOf(sort: CourseSort): CoursePosition {
  const bound = isDescending(sort) ? Number.MAX_SAFE_INTEGER : -1
  return { price: bound, publishedAt: bound, id: '' }
}
