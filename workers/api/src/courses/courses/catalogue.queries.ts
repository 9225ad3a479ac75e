import type { Language } from '@kere/contracts/accounts/languages'
import type { CourseCategory, CourseLevel, CourseSort } from '@kere/contracts/courses/course-options'
import { limits } from '@kere/contracts/http/limits'
import { courseCounts, courses } from '@kere/d1/schema/courses/courses'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { prepareQuery, batchRead } from '../../base/prepare-query.ts'
import { hasSpelled, matchExpression, spellingsOf, type TextSearch } from '../../kit/lists/search.ts'
import type { CourseRow } from './course-summary.ts'
import type { CourseCount, CourseFilters } from './courses.domain.ts'
import { selectSummaries } from './courses.queries.ts'

export interface CoursePosition {
  price: number
  relevance: number
  publishedAt: number
  id: string
}

export interface CatalogueQuery {
  filters: CourseFilters
  sort: CourseSort
  limit: number
  after?: CoursePosition | undefined
  search?: TextSearch | undefined
}

export interface Catalogue {
  rows: (CourseRow & CoursePosition)[]
  counts: CourseCount[]
  matches: CourseCount[]
  isCutOff: boolean
}

/** The values that decide the SQL text; all other values are parameters. */
interface PageShape {
  sort: CourseSort
  hasCategory: boolean
  hasLevel: boolean
  hasLanguage: boolean
  isFree: boolean
}

interface SearchShape {
  kind: TextSearch['kind']
  hasShortWords: boolean
}

const nothingSought: SearchShape = { kind: 'nothing', hasShortWords: false }

export async function selectCatalogue(
  { db, language: reader }: Pick<Context, 'db' | 'language'>,
  query: CatalogueQuery,
): Promise<Catalogue> {
  const { filters, sort, limit, after = startOf(sort), search } = query
  const { category = [], level = [], language = [], free = false } = filters
  const shape = {
    sort,
    hasCategory: category.length > 0,
    hasLevel: level.length > 0,
    hasLanguage: language.length > 0,
    isFree: free,
  }
  const page = { limit, reader, ...after }

  if (!search) {
    const combinations = combine(category, level, language)
    const values = { ...page, ...combinations[0], combinations: JSON.stringify(combinations) }
    const [rows, counts] = await batchRead(db, listedPage(values, shape, combinations.length > 1), allCounts())
    return { rows, counts, matches: counts, isCutOff: false }
  }

  const { words, shortWords } = search.kind === 'contains' ? search : { words: [], shortWords: [] }
  const searchShape = { kind: search.kind, hasShortWords: shortWords.length > 0 }
  const searched = { ...search, words: JSON.stringify(words), shortWords: spellingsOf(shortWords) }
  const filtered = {
    ...page,
    ...searched,
    categories: JSON.stringify(category),
    levels: JSON.stringify(level),
    languages: JSON.stringify(language),
  }
  const [rows, counts, matches] = await batchRead(
    db,
    foundPage(filtered, shape, searchShape),
    allCounts(),
    foundCounts(searched, searchShape),
  )
  const looked = matches.reduce((sum, kind) => sum + kind.candidates, 0)
  return { rows, counts, matches, isCutOff: looked >= limits.searchCandidates }
}

const allCounts = prepareQuery((db) => db.select().from(courseCounts))

const listedPage = prepareQuery((db, shape: PageShape, isMerged: boolean) =>
  selectPage(
    db,
    shape,
    nothingSought,
    isMerged ? mergedRanges(shape) : range(shape, value('category'), value('level'), value('language')),
  ),
)

const foundPage = prepareQuery((db, shape: PageShape, search: SearchShape) =>
  selectPage(db, shape, search, foundCourses(shape, search)),
)

/** Built by drizzle, because its raw statements with parameters fail in a batch on D1. */
const foundCounts = prepareQuery((db, search: SearchShape) =>
  db
    .select({
      category: courses.category,
      level: courses.level,
      isFree: sql<boolean>`price = 0`.mapWith(Boolean).as('is_free'),
      language: courses.language,
      candidates: sql<number>`count(*)`.as('candidates'),
      count: sql<number>`sum(${hasShortWords(search)})`.as('count'),
    })
    .from(courses)
    .where(sql`${courses.searchRowId} IN (${candidates(search)})`)
    .groupBy(courses.category, courses.level, sql`is_free`, courses.language),
)

const value = (name: string) => sql`${sql.placeholder(name)}`

const selectPage = (db: Database, { sort }: PageShape, search: SearchShape, page: SQL) =>
  selectSummaries(db, relevanceOf(sort, search))
    .where(sql`${courses.searchRowId} IN (${page})`)
    .orderBy(inOrder(sort))
    .limit(sql.placeholder('limit'))

const eachOrAll = <Value>(values: readonly Value[]) => [...new Set(values.length > 0 ? values : [null])]

const combine = (
  categories: readonly CourseCategory[],
  levels: readonly CourseLevel[],
  courseLanguages: readonly Language[],
) =>
  eachOrAll(categories).flatMap((category) =>
    eachOrAll(levels).flatMap((level) => eachOrAll(courseLanguages).map((language) => ({ category, level, language }))),
  )

/** Without a search, the list is one range of an index and reads one page at most. */
const range = (shape: PageShape, category: SQL, level: SQL, language: SQL): SQL => sql`
    SELECT seq FROM courses
    WHERE published = 1
      ${shape.hasCategory ? sql`AND category = ${category}` : sql``}
      ${shape.hasLevel ? sql`AND level = ${level}` : sql``}
      ${shape.hasLanguage ? sql`AND language = ${language}` : sql``}
      ${shape.isFree ? sql`AND price = 0` : sql``}
      ${afterPosition(shape)}
    ORDER BY ${inOrder(shape.sort, listed, shape.isFree)} LIMIT ${value('limit')}`

/**
 * `json_each` is used because D1 allows only 100 parameters and five terms in a UNION. CROSS JOIN keeps SQLite from
 * beginning with `courses`.
 */
const mergedRanges = (shape: PageShape): SQL => sql`
    SELECT courses.seq FROM json_each(${value('combinations')}) AS combination
    CROSS JOIN courses
    WHERE courses.seq IN (${range(shape, sql`combination.value ->> 'category'`, sql`combination.value ->> 'level'`, sql`combination.value ->> 'language'`)})
    ORDER BY ${inOrder(shape.sort)} LIMIT ${value('limit')}`

function foundCourses(shape: PageShape, search: SearchShape): SQL {
  const isOneOf = (column: SQL, values: string) => sql`AND ${column} IN (SELECT value FROM json_each(${value(values)}))`
  return sql`
    WITH found AS MATERIALIZED (
      SELECT courses.seq, price, published_at, id, ${relevanceOf(shape.sort, search)} AS relevance
      FROM (${candidates(search)}) AS candidate
      CROSS JOIN courses ON courses.seq = candidate.seq
      WHERE published = 1 AND ${hasShortWords(search)}
        ${shape.hasCategory ? isOneOf(sql`category`, 'categories') : sql``}
        ${shape.hasLevel ? isOneOf(sql`level`, 'levels') : sql``}
        ${shape.hasLanguage ? isOneOf(sql`language`, 'languages') : sql``}
        ${shape.isFree ? sql`AND price = 0` : sql``}
    )
    SELECT seq FROM found
    WHERE TRUE ${afterPosition(shape, found)}
    ORDER BY ${inOrder(shape.sort, found)} LIMIT ${value('limit')}`
}

/** Searches the full-text tables from the newest row on, and examines a limited number of rows. */
function candidates({ kind }: SearchShape): SQL {
  if (kind === 'nothing') return sql`SELECT 0 AS seq WHERE 0`
  const table = kind === 'contains' ? sql`course_search` : sql`course_title_search`
  const match = value('match')
  const expression =
    kind === 'contains' ? matchExpression(table, { match, alike: value('alike'), byEar: value('byEar') }) : match
  return sql`
    SELECT rowid AS seq FROM ${table} WHERE ${table} MATCH ${expression}
    ORDER BY rowid DESC LIMIT ${limits.searchCandidates}`
}

const hasShortWords = (search: SearchShape): SQL =>
  search.hasShortWords ? hasSpelled(sql`courses.title || ' ' || courses.description`, value('shortWords')) : sql`1`

const isDescending = (sort: CourseSort) => sort === 'relevance' || sort === 'newest' || sort === 'price-high'

const isByPrice = (sort: CourseSort) => sort === 'price-low' || sort === 'price-high'

/**
 * Ranks the candidates by BM25; a word in the title counts three times. FTS5's own `bm25` would read every match in the
 * table. Constants stand in for the averages, so that the order of a list is stable.
 */
function relevanceOf(sort: CourseSort, { kind }: SearchShape): SQL<number> {
  if (sort !== 'relevance' || kind !== 'contains') return sql<number>`0`
  return sql<number>`(
    SELECT CAST(1000000 * sum(3 * is_in_title + 2.2 * mentions / (mentions + 0.3 + 0.0015 * length(description))) AS INTEGER)
    FROM (
      SELECT
        instr(lower(courses.title), value) > 0 AS is_in_title,
        1.0 * (length(courses.description) - length(replace(lower(courses.description), value, ''))) / length(value)
          AS mentions
      FROM json_each(${value('words')})
    )
  )`
}

/** Free courses all have the same price, and the range `price = 0` is already sorted by the other keys. */
function keyOf(sort: CourseSort, isFree = false) {
  if (sort === 'relevance') return ['relevance', 'publishedAt', 'id'] as const
  return isByPrice(sort) && !isFree ? (['price', 'publishedAt', 'id'] as const) : (['publishedAt', 'id'] as const)
}

const relevance = sql`relevance`

const listed = { relevance, price: sql`courses.price`, publishedAt: sql`courses.published_at`, id: sql`courses.id` }
const found = { relevance, price: sql`found.price`, publishedAt: sql`found.published_at`, id: sql`found.id` }

function inOrder(sort: CourseSort, columns = listed, isFree?: boolean): SQL {
  const direction = isDescending(sort) ? sql` DESC` : sql` ASC`
  return sql.join(
    keyOf(sort, isFree).map((key) => sql`${columns[key]}${direction}`),
    sql`, `,
  )
}

function afterPosition({ sort, isFree }: PageShape, columns = listed): SQL {
  const keys = keyOf(sort, isFree)
  const position = sql.join(
    keys.map((key) => columns[key]),
    sql`, `,
  )
  const values = sql.join(keys.map(value), sql`, `)
  return sql`AND (${position}) ${isDescending(sort) ? sql`<` : sql`>`} (${values})`
}

/** The position before every course, with which a first page runs the same bounded statement as any other page. */
function startOf(sort: CourseSort): CoursePosition {
  const bound = isDescending(sort) ? Number.MAX_SAFE_INTEGER : -1
  return { relevance: bound, price: bound, publishedAt: bound, id: '' }
}
