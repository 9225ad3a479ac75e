import {
  type Interest,
  interests,
  learningStyles,
  pathDays,
  type PathSourceName,
  userTypes,
} from '@kere/contracts/paths/learning-path-options'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportRow } from '../../declarations/data-exports.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { ifDoubtful } from '../../declarations/visitor-messages.ts'
import { users } from '../accounts/users.ts'

const dayInIndia = sql<string>`date("submitted_at" / 1000 + 19800, 'unixepoch')`

/** S-265, S-491. The id is part of the path's address. */
export const learningPathResponses = sqliteTable(
  'learning_path_responses',
  {
    /**
     * The rowid by which the full-text search refers to the row. It is declared, because VACUUM may change an undeclared
     * rowid.
     */
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    /** The session of the browser that answered. Only that session may change the answers. */
    sessionId: text('session_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    userType: text('user_type', { enum: userTypes }).notNull(),
    /** Joined by commas, in the order chosen; may be empty. */
    interests: text('interests').notNull(),
    learningStyle: text('learning_style', { enum: learningStyles }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The items found for these answers; items that were unpublished later are left out when the path is read. */
    items: text('items', { mode: 'json' }).$type<{ source: PathSourceName; id: string; title: string }[]>().notNull(),
    /** True if a hidden field was filled in, which people do not see. Such a response is neither counted nor listed. */
    isDoubtful: integer('is_doubtful', { mode: 'boolean' }).notNull().default(false),
    submittedAt: integer('submitted_at').notNull(),
  },
  (table) => {
    const isCounted = sql`is_doubtful = 0`
    return [
      index('learning_path_responses_by_date').on(table.submittedAt, table.id).where(isCounted),
      index('learning_path_responses_by_type').on(table.userType, table.submittedAt, table.id).where(isCounted),
      index('learning_path_responses_by_style').on(table.learningStyle, table.submittedAt, table.id).where(isCounted),
      index('learning_path_responses_by_user').on(table.userId),
      index('learning_path_responses_by_email').on(table.email),
      index('learning_path_responses_to_expire').on(table.submittedAt),
      check(
        'learning_path_responses_user_type_is_known',
        sql`user_type IN ('school_student', 'college_student', 'working_professional', 'just_exploring')`,
      ),
    ]
  },
)

/** One row for each interest of a response that is not doubtful. */
export const learningPathInterests = sqliteTable(
  'learning_path_interests',
  {
    responseId: text('response_id')
      .notNull()
      .references(() => learningPathResponses.id, { onDelete: 'cascade' }),
    interest: text('interest', { enum: interests }).$type<Interest>().notNull(),
    submittedAt: integer('submitted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.interest] }),
    index('learning_path_interests_by_date').on(table.interest, table.submittedAt, table.responseId),
  ],
)

export const learningPathInterestCounts = countsOf('learning_path_interest_counts', 'interest', interests)

/** Triggers on `learning_path_responses` maintain this. */
export const learningPathCounts = sqliteTable(
  'learning_path_counts',
  {
    userType: text('user_type', { enum: userTypes }).notNull(),
    learningStyle: text('learning_style', { enum: learningStyles }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userType, table.learningStyle] })],
)

/** Counts the responses of each day in India. Triggers on `learning_path_responses` maintain it. */
export const learningPathDayCounts = sqliteTable('learning_path_day_counts', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
})

/** The learning path whose checklist is shown on a person's dashboard. */
export const keptLearningPaths = sqliteTable(
  'kept_learning_paths',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    responseId: text('response_id')
      .notNull()
      .references(() => learningPathResponses.id, { onDelete: 'cascade' }),
    keptAt: integer('kept_at').notNull(),
  },
  (table) => [index('kept_learning_paths_by_response').on(table.responseId)],
)

export const declarations = [
  declare(learningPathResponses, {
    notice: {
      group: 'learning',
      what: 'Your answers about your learning path, and your name and address if you gave them',
      why: 'To suggest courses, and to answer you',
    },
    retention: expiresAfter(
      { since: learningPathResponses.submittedAt, ttlMs: pathDays * dayMs },
      {
        since: learningPathResponses.submittedAt,
        ttlMs: doubtfulDays * dayMs,
        where: sql`is_doubtful = 1`,
        if: ifDoubtful,
      },
    ),
    search: {
      learning_path_search: { tokenizer: 'trigram', columns: { name: 'name', email: 'email' } },
    },
    erasure: { email: erasedByEmail },
  }),
  // The rows are deleted with their response.
  declare(learningPathInterests, { retention: neverExpires('throttle') }),
  declare(learningPathInterestCounts, {
    aggregate: { source: learningPathInterests, groupBy: { interest: learningPathInterests.interest } },
  }),
  declare(learningPathCounts, {
    aggregate: {
      source: learningPathResponses,
      where: sql`is_doubtful = 0`,
      groupBy: { userType: learningPathResponses.userType, learningStyle: learningPathResponses.learningStyle },
    },
  }),
  declare(learningPathDayCounts, {
    aggregate: { source: learningPathResponses, where: sql`is_doubtful = 0`, groupBy: { day: dayInIndia } },
  }),
  declare(keptLearningPaths, {
    notice: { group: 'learning', what: 'The learning path that you saved', why: 'To show it again' },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [exportRow(learningPathInterests.responseId)]

export const adminRecords = [
  adminRecord(learningPathResponses, {
    name: 'learning-paths',
    label: 'Learning path responses',
    owners: [learningPathResponses.userId, learningPathResponses.email],
    title: sql`replace(${learningPathResponses.userType}, '_', ' ')`,
    note: sql`replace(${learningPathResponses.learningStyle}, '_', ' ')`,
    at: learningPathResponses.submittedAt,
    path: sql`'/dashboard/learning-path-responses?response=' || ${learningPathResponses.id}`,
  }),
]
