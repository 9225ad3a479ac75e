import type { CourseCategory } from '@kere/contracts/courses/course-options'
import type { LabGoal, LabStage } from '@kere/contracts/labs/lab-details'
import { type LabState, labStatuses } from '@kere/contracts/labs/lab-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * The state in the list of those who run the lab. It is SQL because an index on an expression matches only the
 * identical expression.
 */
export const labStanding = sql<LabState>`CASE WHEN "archived_at" IS NOT NULL THEN 'archived' ELSE "status" END`

export const challengeLabs = sqliteTable(
  'challenge_labs',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    goals: text('goals', { mode: 'json' }).$type<LabGoal[]>().notNull(),
    deliverables: text('deliverables', { mode: 'json' }).$type<string[]>().notNull().default([]),
    timeline: text('timeline', { mode: 'json' }).$type<LabStage[]>().notNull(),
    category: text('category').$type<CourseCategory>(),
    startsOn: text('starts_on').notNull(),
    closesOn: text('closes_on').notNull(),
    /**
     * Computed from `closes_on` and `timeline`: the end of requests, of the first stage, of the stage before the last,
     * and of all stages.
     */
    closesAt: integer('closes_at').notNull(),
    firstEndsAt: integer('first_ends_at').notNull(),
    lastStartsAt: integer('last_starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    maxParticipants: integer('max_participants').notNull(),
    maxMentors: integer('max_mentors').notNull(),
    teamSize: integer('team_size').notNull(),
    askedBy: text('requested_for').notNull().default(''),
    needs: text('needs').notNull().default(''),
    coverImage: text('cover_image'),
    coverDrawing: integer('cover_drawing').notNull().default(0),
    status: text('status', { enum: labStatuses }).notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
    createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** The outcome in Markdown, and the HTML from when it was published. */
    outcome: text('outcome').notNull().default(''),
    outcomeHtml: text('outcome_html').notNull().default(''),
    outcomeAt: integer('outcome_at'),
    archivedAt: integer('archived_at'),
    version: integer('version').notNull().default(1),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull().default(''),
    /** Triggers on `challenge_lab_participants` and `lab_teams` maintain this. */
    participantsCount: integer('participants_count').notNull().default(0),
    mentorsCount: integer('mentors_count').notNull().default(0),
    pendingCount: integer('pending_count').notNull().default(0),
    teamsCount: integer('teams_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('challenge_labs_open')
      .on(table.isSample, table.closesAt, table.id, table.firstEndsAt, table.lastStartsAt)
      .where(sql`status = 'open' AND archived_at IS NULL`),
    index('challenge_labs_by_creator').on(table.createdBy, table.createdAt, table.id),
    index('challenge_labs_by_standing').on(labStanding, table.createdAt, table.id),
    index('challenge_labs_newest').on(table.createdAt, table.id),
    check('challenge_labs_status_is_known', sql`status IN ('draft', 'open', 'closed')`),
  ],
)

/**
 * Counts the open labs, without samples, by the last day on which they take requests. Triggers on `challenge_labs`
 * maintain it.
 */
export const labClosingCounts = sqliteTable('lab_closing_counts', {
  closesOn: text('closes_on').primaryKey(),
  count: integer('count').notNull(),
})

export const declarations = [
  declare(challengeLabs, {
    notice: { group: 'teaching', what: 'Labs that you made', why: 'To run them' },
    retention: neverExpires('staff'),
    search: {
      lab_search: {
        tokenizer: 'trigram',
        where: `status = 'open' AND archived_at IS NULL AND is_sample = 0`,
        columns: { title: 'title', description: 'description' },
      },
      managed_lab_search: { tokenizer: 'trigram', columns: { title: 'title' } },
    },
    counterCaches: {
      participantsCount: {
        source: 'challenge_lab_participants',
        foreignKey: 'lab_id',
        where: `role = 'student' AND status = 'approved'`,
      },
      mentorsCount: {
        source: 'challenge_lab_participants',
        foreignKey: 'lab_id',
        where: `role = 'educator' AND status = 'approved'`,
      },
      pendingCount: { source: 'challenge_lab_participants', foreignKey: 'lab_id', where: `status = 'pending'` },
      teamsCount: { source: 'lab_teams', foreignKey: 'lab_id', where: 'deleted_at IS NULL' },
    },
    fileReferences: { coverImage: { changedAt: 'updated_at' } },
  }),
  declare(labClosingCounts, {
    aggregate: {
      source: challengeLabs,
      where: sql`status = 'open' AND archived_at IS NULL AND is_sample = 0`,
      groupBy: { closesOn: challengeLabs.closesOn },
    },
  }),
]

export const dataExports = [
  exportColumns(challengeLabs.createdBy, [
    challengeLabs.id,
    challengeLabs.title,
    challengeLabs.description,
    challengeLabs.goals,
    challengeLabs.deliverables,
    challengeLabs.timeline,
    challengeLabs.status,
    challengeLabs.outcome,
    challengeLabs.createdAt,
    challengeLabs.updatedAt,
  ]),
]

export const adminRecords = [
  adminRecord(challengeLabs, {
    name: 'labs',
    label: 'Challenge labs',
    owners: [challengeLabs.createdBy],
    title: challengeLabs.title,
    note: labStanding,
    at: challengeLabs.createdAt,
    path: sql`'/dashboard/challenge-labs/' || ${challengeLabs.id} || '/participants'`,
  }),
]
