import { categories, coverPath, cutText, type Category } from './texts.ts'

export const levels = ['beginner', 'intermediate', 'advanced'] as const

export type Level = (typeof levels)[number]

export const languages = ['en', 'kn', 'hi', 'ta'] as const

export type Language = (typeof languages)[number]

export interface CourseCard {
  id: string
  title: string
  description: string
  category: Category
  level: Level
  price: number
  duration: string
  cover: string
  instructor: string
  enrolled: number
  /** Null if the share would reveal who has finished. */
  finishedPercent: number | null
}

export interface Facet<Value> {
  value: Value
  count: number
  checked: boolean
}

export interface Catalogue {
  courses: CourseCard[]
  total: number
  published: { total: number; free: number }
  free: { count: number; checked: boolean }
  categories: Facet<Category>[]
  levels: Facet<Level>[]
  languages: Facet<Language>[]
}

interface Database {
  prepare(sql: string): Statement
  batch(statements: Statement[]): Promise<{ results: unknown[] }[]>
}

interface Statement {
  bind(...values: unknown[]): Statement
}

interface Row extends Omit<CourseCard, 'cover' | 'instructor' | 'finishedPercent'> {
  completed: number
  firstName: string
  lastName: string
}

interface Kind {
  category: Category
  level: Level
  language: Language
  is_free: number
  count: number
}

const pageSize = 24

/** The statements of the API under test, sent in one round trip. */
export function catalogueStatements(db: Database, filter = '', values: readonly string[] = []): Statement[] {
  const page = db
    .prepare(
      `SELECT courses.id, title, description, category, level, price, duration, cover_image AS coverImage,
        educator_id AS educatorId, first_name AS firstName, last_name AS lastName, enrollment_count AS enrolled,
        completed_count AS completed, published_at AS publishedAt
      FROM courses INNER JOIN profiles ON profiles.id = courses.educator_id
      WHERE seq IN (
        SELECT seq FROM courses
        WHERE published = 1 ${filter} AND (published_at, id) < (9007199254740991, '')
        ORDER BY published_at DESC, id DESC LIMIT ${pageSize + 1})
      ORDER BY published_at DESC, courses.id DESC LIMIT ${pageSize + 1}`,
    )
    .bind(...values)
  return [page, db.prepare('SELECT category, level, language, is_free, count FROM course_counts')]
}

export async function readCatalogue(db: Database, params: URLSearchParams): Promise<Catalogue> {
  const chosen = {
    categories: categories.filter((category) => params.getAll('category').includes(category)),
    levels: levels.filter((level) => params.getAll('level').includes(level)),
    languages: languages.filter((language) => params.getAll('language').includes(language)),
    free: params.get('free') === 'true',
  }
  const filter = [
    chosen.categories.length ? `AND category IN (${chosen.categories.map(() => '?').join()})` : '',
    chosen.levels.length ? `AND level IN (${chosen.levels.map(() => '?').join()})` : '',
    chosen.languages.length ? `AND language IN (${chosen.languages.map(() => '?').join()})` : '',
    chosen.free ? 'AND price = 0' : '',
  ].join(' ')
  const [rows, counts] = await db.batch(catalogueStatements(db, filter, [...chosen.categories, ...chosen.levels, ...chosen.languages]))
  const kinds = counts!.results as Kind[]

  const inCategory = ({ category }: Kind) => !chosen.categories.length || chosen.categories.includes(category)
  const inLevel = ({ level }: Kind) => !chosen.levels.length || chosen.levels.includes(level)
  const inLanguage = ({ language }: Kind) => !chosen.languages.length || chosen.languages.includes(language)
  const isFree = ({ is_free }: Kind) => !chosen.free || is_free === 1
  const sum = (...tests: ((kind: Kind) => boolean)[]) =>
    kinds.reduce((total, kind) => (tests.every((test) => test(kind)) ? total + kind.count : total), 0)

  return {
    courses: (rows!.results as Row[]).slice(0, pageSize).map(toCard),
    total: sum(inCategory, inLevel, inLanguage, isFree),
    published: { total: sum(), free: sum(({ is_free }) => is_free === 1) },
    free: { count: sum(({ is_free }) => is_free === 1, inCategory, inLevel, inLanguage), checked: chosen.free },
    categories: categories.map((value) => ({
      value,
      count: sum((kind) => kind.category === value, inLevel, inLanguage, isFree),
      checked: chosen.categories.includes(value),
    })),
    levels: levels.map((value) => ({
      value,
      count: sum((kind) => kind.level === value, inCategory, inLanguage, isFree),
      checked: chosen.levels.includes(value),
    })),
    languages: languages.map((value) => ({
      value,
      count: sum((kind) => kind.language === value, inCategory, inLevel, isFree),
      checked: chosen.languages.includes(value),
    })),
  }
}

const toCard = ({ id, title, description, category, level, price, duration, enrolled, ...row }: Row): CourseCard => ({
  id,
  title,
  description: cutText(description),
  category,
  level,
  price,
  duration,
  cover: coverPath(id, category),
  instructor: `${row.firstName} ${row.lastName}`.trim(),
  enrolled,
  finishedPercent: enrolled < 5 ? null : Math.round((100 * row.completed) / enrolled),
})
