import { educatorStatuses, roles } from '@kere/contracts/accounts/roles'
import { userStates } from '@kere/contracts/accounts/user-account-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { weekInIndia } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

export const suspensions = sqliteTable(
  'suspensions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    suspendedAt: integer('suspended_at').notNull(),
    suspendedBy: text('suspended_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('suspensions_by_admin')
      .on(table.suspendedBy)
      .where(sql`suspended_by IS NOT NULL`),
  ],
)

/**
 * The list of users is a table of its own, because no index spans several tables. Triggers maintain it, its search
 * table `user_search` (names and address), and the counts.
 */
export const userEntries = sqliteTable(
  'user_entries',
  {
    /**
     * The rowid by which the full-text search refers to the row. It is declared, because VACUUM may change an undeclared
     * rowid.
     */
    searchRowId: integer('seq').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    state: text('state', { enum: userStates }).notNull(),
    educatorStatus: text('educator_status', { enum: educatorStatuses }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('user_entries_by_date').on(table.createdAt, table.userId),
    index('user_entries_by_role').on(table.role, table.createdAt, table.userId),
    index('user_entries_by_state').on(table.state, table.createdAt, table.userId),
    index('user_entries_by_role_state').on(table.role, table.state, table.createdAt, table.userId),
    index('user_entries_by_approval')
      .on(table.educatorStatus, table.createdAt, table.userId)
      .where(sql`educator_status IS NOT NULL`),
    index('user_entries_by_approval_state')
      .on(table.educatorStatus, table.state, table.createdAt, table.userId)
      .where(sql`educator_status IS NOT NULL`),
    check('user_entries_state_is_known', sql`state IN ('active', 'unconfirmed', 'suspended', 'deleting')`),
  ],
)

/** Triggers on `user_entries` maintain this. */
export const userEntryCounts = sqliteTable(
  'user_entry_counts',
  {
    role: text('role', { enum: roles }).notNull(),
    state: text('state', { enum: userStates }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.state] })],
)

/** Counts the sign-ups of each week. Triggers on `user_entries` maintain it. */
export const signUpWeekCounts = sqliteTable('sign_up_week_counts', {
  week: text('week').primaryKey(),
  count: integer('count').notNull(),
})

export const declarations = [
  declare(suspensions, {
    notice: { group: 'people', what: 'That your account is suspended, why and by whom', why: 'To keep people safe' },
    retention: neverExpires('account'),
  }),
  declare(userEntries, {
    notice: {
      group: 'account',
      what: 'A copy of name, address, role and state of your account',
      why: 'To let admins find it',
    },
    retention: neverExpires('account'),
    search: {
      user_search: {
        tokenizer: 'trigram',
        joins: { users: 'user_id', profiles: 'user_id' },
        columns: { name: `profiles.first_name || ' ' || profiles.last_name`, email: 'users.email' },
      },
    },
  }),
  declare(userEntryCounts, {
    aggregate: { source: userEntries, groupBy: { role: userEntries.role, state: userEntries.state } },
  }),
  declare(signUpWeekCounts, { aggregate: { source: userEntries, groupBy: { week: weekInIndia('created_at') } } }),
]

export const dataExports = [
  exportColumns(suspensions.suspendedBy, [suspensions.suspendedAt, suspensions.reason]),
  exportColumns(userEntries.userId, [
    userEntries.role,
    userEntries.state,
    userEntries.educatorStatus,
    userEntries.createdAt,
  ]),
]
