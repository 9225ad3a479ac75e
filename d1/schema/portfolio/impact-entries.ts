import { impactMarks, impactSources, impactUnits, type ImpactOutcomes } from '@kere/contracts/portfolio/impact-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/** S-493. Triggers insert the entries that the platform recorded itself, once for each person and source. */
export const impactEntries = sqliteTable(
  'impact_entries',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Older rows can hold categories that no longer exist (C-46). */
    category: text('category').notNull(),
    description: text('description').notNull(),
    /** A day in India, `2026-11-15`. */
    dateCompleted: text('date_completed').notNull(),
    link: text('link'),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull().default(false),
    /** Set by a trigger when the owner is suspended or leaves. Public entries that are not withheld are listed. */
    isWithheld: integer('is_withheld', { mode: 'boolean' }).notNull().default(false),
    mark: text('mark', { enum: impactMarks }).notNull().default('own'),
    /** The name under which somebody confirmed the entry. */
    confirmedBy: text('confirmation'),
    sourceKind: text('source_kind', { enum: impactSources }),
    sourceId: text('source_id'),
    outcomes: text('outcomes', { mode: 'json' }).$type<ImpactOutcomes>().notNull().default({}),
    /** Pinned entries are numbered from 1. */
    pinnedAt: integer('pinned_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('impact_entries_by_source').on(table.userId, table.sourceKind, table.sourceId),
    index('impact_entries_by_user').on(table.userId, table.dateCompleted, table.id),
    index('impact_entries_by_user_visibility').on(table.userId, table.isPublic, table.dateCompleted, table.id),
    index('impact_entries_listed')
      .on(table.dateCompleted, table.id)
      .where(sql`is_public = 1 AND is_withheld = 0`),
    index('impact_entries_listed_by_category')
      .on(table.category, table.dateCompleted, table.id)
      .where(sql`is_public = 1 AND is_withheld = 0`),
    index('impact_entries_listed_by_mark')
      .on(table.mark, table.dateCompleted, table.id)
      .where(sql`is_public = 1 AND is_withheld = 0`),
    index('impact_entries_listed_by_category_mark')
      .on(table.category, table.mark, table.dateCompleted, table.id)
      .where(sql`is_public = 1 AND is_withheld = 0`),
    check('impact_entries_mark_is_known', sql`mark IN ('own', 'verified', 'confirmed')`),
    check('impact_entries_verified_have_a_source', sql`mark <> 'verified' OR source_id IS NOT NULL`),
    check('impact_entries_confirmed_have_a_name', sql`(mark = 'confirmed') = (confirmation IS NOT NULL)`),
  ],
)

/** Counts public entries. Triggers on `impact_entries` maintain it. */
export const impactCounts = sqliteTable(
  'impact_counts',
  {
    category: text('category').notNull(),
    mark: text('mark', { enum: impactMarks }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.mark] })],
)

/** Sums of the amounts in public entries, in hundredths. Triggers on `impact_entries` maintain them. */
export const impactSums = sqliteTable('impact_sums', {
  unit: text('unit', { enum: impactUnits }).primaryKey(),
  amount: integer('amount').notNull().default(0),
  vouchedAmount: integer('vouched_amount').notNull().default(0),
})

export const declarations = [
  declare(impactEntries, {
    notice: {
      group: 'portfolio',
      what: 'Entries of your impact portfolio',
      why: 'To show your work to whom you choose',
    },
    retention: neverExpires('account'),
    search: {
      impact_search: {
        tokenizer: 'trigram',
        where: 'is_public = 1 AND is_withheld = 0',
        columns: { title: 'title', description: 'description' },
      },
    },
  }),
  declare(impactCounts, {
    aggregate: {
      source: impactEntries,
      where: sql`${impactEntries.isPublic} = 1 AND ${impactEntries.isWithheld} = 0`,
      groupBy: { category: impactEntries.category, mark: impactEntries.mark },
    },
  }),
  // The units are inside a JSON column, so the triggers for these sums are written by hand.
  declare(impactSums, { retention: neverExpires('aggregate') }),
]

export const adminRecords = [
  adminRecord(impactEntries, {
    name: 'impact-entries',
    label: 'Impact entries',
    owners: [impactEntries.userId],
    title: impactEntries.title,
    note: sql`CASE WHEN is_public THEN 'public' ELSE 'private' END`,
    at: impactEntries.updatedAt,
    // An entry about a place in a blind round would tell reviewers whose application it is.
    where: () => sql`NOT (source_kind IS 'fellowship_place' AND EXISTS (SELECT 1 FROM fellowship_interest AS given
      JOIN fellowship_tracks AS blind ON blind.track = given.track AND blind.round = given.round AND blind.is_blind = 1
      WHERE given.id = source_id))`,
  }),
]
