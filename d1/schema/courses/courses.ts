import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { type Language, languages } from '@kere/contracts/accounts/languages'
import { type CourseStanding, courseStandings } from '@kere/contracts/courses/all-courses-options'
import { type CourseCategory, courseLevels } from '@kere/contracts/courses/course-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * One column stands for both archived and deleted courses. Which of the two a course is depends on whether it has
 * learners, and their number changes often.
 */
export const courseStanding = sql<CourseStanding>`CASE WHEN "archived_at" IS NOT NULL THEN 'archived' WHEN "published" THEN 'published' ELSE 'draft' END`

export const isFree = sql`("price" = 0)`

/**
 * S-478. There is a partial index for each list and sort order, so that a page reads only the rows that it shows. Free
 * courses are the prefix `price = 0`.
 */
export const courses = sqliteTable(
  'courses',
  {
    /**
     * The rowid by which the full-text search refers to the row. It is declared, because VACUUM may change an undeclared
     * rowid.
     */
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    summary: text('summary').notNull().default(''),
    /** The language of its own texts, those of its modules and lessons among them. */
    language: text('language', { enum: languages }).notNull().default('en'),
    /** In whole rupees; 0 is free. */
    price: integer('price').notNull().default(0),
    category: text('category').$type<CourseCategory>().notNull(),
    /** Includes `category`. It is only shown; no list filters by it. */
    categories: text('categories', { mode: 'json' }).$type<CourseCategory[]>().notNull(),
    level: text('level', { enum: courseLevels }).notNull(),
    coverImage: text('cover_image'),
    courseUrl: text('course_url'),
    /** Null once the educator is erased, because a published course stays (U-19). */
    educatorId: text('educator_id').references(() => profiles.id, { onDelete: 'set null' }),
    featured: integer('featured', { mode: 'boolean' }).notNull().default(false),
    published: integer('published', { mode: 'boolean' }).notNull().default(false),
    publishedAt: integer('published_at'),
    duration: text('duration').notNull().default('4 weeks'),
    objectives: text('objectives', { mode: 'json' }).$type<string[]>().notNull().default([]),
    requirements: text('requirements', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The two columns describe the outline as it was last published. Progress is measured against `lesson_count`. */
    lessonCount: integer('lesson_count').notNull().default(0),
    lessonMinutes: integer('lesson_minutes').notNull().default(0),
    /** Triggers on `enrollments` maintain this (W-52). */
    enrollmentCount: integer('enrollment_count').notNull().default(0),
    /**
     * The number of completed enrollments, and the sum of the progress of all, in percent. Triggers on the enrollments
     * maintain them.
     */
    completedCount: integer('completed_count').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    /**
     * U-20. Learners keep access to an archived course. A course without learners is deleted, and its row is removed
     * after `restorableDays`. Never set while published.
     */
    archivedAt: integer('archived_at'),
    createdAt: integer('created_at').notNull(),
    /** The moment of the last publication; before the first, that of the creation. */
    updatedAt: integer('updated_at').notNull(),
    /** The last change of any kind, by which the educator's list is sorted. */
    touchedAt: integer('touched_at').notNull().default(0),
  },
  (table) => {
    const isPublished = sql`published = 1`
    const orders = { date: [table.publishedAt, table.id], price: [table.price, table.publishedAt, table.id] } as const
    const filters = { category: table.category, level: table.level, language: table.language }
    /** One index for each set of filters and each order. */
    const listed = (...names: (keyof typeof filters)[]) =>
      Object.entries(orders).map(([order, [first, ...rest]]) => {
        const [begin, ...more] = [...names.map((name) => filters[name]), first, ...rest]
        return index(['courses_by', ...names, order].join('_'))
          .on(begin, ...more)
          .where(isPublished)
      })
    return [
      ...listed(),
      ...listed('category'),
      ...listed('level'),
      ...listed('category', 'level'),
      ...listed('language'),
      ...listed('language', 'category'),
      ...listed('language', 'level'),
      ...listed('language', 'category', 'level'),
      index('courses_featured')
        .on(...orders.date)
        .where(sql`published = 1 AND featured = 1`),
      index('courses_by_creation').on(table.createdAt, table.id),
      index('courses_by_standing').on(courseStanding, table.category, isFree, table.createdAt, table.id),
      index('courses_featured_by_creation')
        .on(table.createdAt, table.id)
        .where(sql`featured = 1`),
      index('courses_by_educator').on(table.educatorId, table.id),
      index('courses_current_by_educator')
        .on(table.educatorId, table.touchedAt, table.id)
        .where(sql`archived_at IS NULL`),
      index('courses_archived_by_educator')
        .on(table.educatorId, table.touchedAt, table.id)
        .where(sql`archived_at IS NOT NULL`),
      index('courses_deleted')
        .on(table.archivedAt)
        .where(sql`archived_at IS NOT NULL AND enrollment_count = 0`),
      check('courses_price_is_not_negative', sql`price >= 0`),
      check('courses_level_is_known', sql`level IN ('beginner', 'intermediate', 'advanced')`),
      check('courses_published_have_a_date', sql`published = 0 OR published_at IS NOT NULL`),
      check('courses_enrollment_count_is_not_negative', sql`enrollment_count >= 0`),
    ]
  },
)

/**
 * Totals and facet counts are sums over these few rows, so that `courses` is never scanned. Triggers on `courses`
 * maintain them.
 */
export const courseCounts = sqliteTable(
  'course_counts',
  {
    category: text('category').$type<CourseCategory>().notNull(),
    level: text('level', { enum: courseLevels }).notNull(),
    isFree: integer('is_free', { mode: 'boolean' }).notNull(),
    language: text('language').$type<Language>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.level, table.isFree, table.language] })],
)

/** The number of drafts, in a single row. An archived course is no draft. Triggers on `courses` maintain it. */
export const draftCounts = sqliteTable('draft_counts', {
  singleton: integer('only').primaryKey(),
  count: integer('count').notNull(),
})

/** Counts all courses by state, for admins. Triggers on `courses` maintain it. */
export const courseStandingCounts = sqliteTable(
  'course_standing_counts',
  {
    standing: text('standing', { enum: courseStandings }).notNull(),
    category: text('category').$type<CourseCategory>().notNull(),
    isFree: integer('is_free', { mode: 'boolean' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.standing, table.category, table.isFree] })],
)

export const declarations = [
  declare(courses, {
    translated: { kind: 'course', isRoot: true },
    notice: { group: 'teaching', what: 'Courses that you made', why: 'To teach them' },
    retention: expiresAfter({
      since: courses.archivedAt,
      ttlMs: draftLimits.restorableDays * dayMs,
      where: sql`enrollment_count = 0`,
      if: 'if nobody is enrolled',
    }),
    search: {
      course_search: {
        tokenizer: 'trigram',
        where: 'published = 1',
        columns: { title: 'title', description: 'description' },
        translated: { title: 'title', description: 'body' },
      },
      course_title_search: {
        tokenizer: 'words',
        where: 'published = 1',
        columns: { title: 'title' },
        translated: { title: 'title' },
      },
      all_course_search: { tokenizer: 'trigram', columns: { title: 'title' } },
    },
    counterCaches: {
      lessonCount: null,
      enrollmentCount: { source: 'enrollments', foreignKey: 'course_id' },
      completedCount: {
        source: 'enrollments',
        foreignKey: 'course_id',
        value: 'completed',
        sourceRows: 'enrollmentCount',
      },
      progressTotal: {
        source: 'enrollments',
        foreignKey: 'course_id',
        value: 'progress',
        sourceRows: 'enrollmentCount',
      },
    },
    fileReferences: { coverImage: { changedAt: 'updated_at' } },
  }),
  declare(courseCounts, {
    aggregate: {
      source: courses,
      where: sql`published = 1`,
      groupBy: {
        category: courses.category,
        level: courses.level,
        isFree: sql`price = 0`,
        language: courses.language,
      },
    },
  }),
  declare(draftCounts, {
    aggregate: {
      source: courses,
      where: sql`published = 0 AND archived_at IS NULL`,
      groupBy: { singleton: sql`1` },
    },
  }),
  declare(courseStandingCounts, {
    aggregate: {
      source: courses,
      groupBy: { standing: courseStanding, category: courses.category, isFree: sql`price = 0` },
    },
  }),
]

export const dataExports = [exportRow(courses.educatorId)]

export const adminRecords = [
  adminRecord(courses, {
    name: 'courses',
    label: 'Courses written',
    owners: [courses.educatorId],
    title: courses.title,
    note: sql`CASE WHEN archived_at IS NOT NULL THEN 'archived' WHEN published THEN 'published' ELSE 'draft' END`,
    at: courses.touchedAt,
  }),
]
