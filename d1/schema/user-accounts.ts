import { roles } from '@kere/contracts/roles'
import { userStates } from '@kere/contracts/user-account-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { summed } from '../counter-rule.ts'
import { partlyDisclosed } from '../disclosure-rule.ts'
import { unswept } from '../retention-rule.ts'
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

/** For the list of users: no index spans tables. Triggers on those keep it, `user_search` (names, address) and the counts. */
export const userEntries = sqliteTable(
  'user_entries',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    seq: integer('seq').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    state: text('state', { enum: userStates }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('user_entries_by_date').on(table.createdAt, table.userId),
    index('user_entries_by_role').on(table.role, table.createdAt, table.userId),
    index('user_entries_by_state').on(table.state, table.createdAt, table.userId),
    index('user_entries_by_role_state').on(table.role, table.state, table.createdAt, table.userId),
    check('user_entries_state_is_known', sql`state IN ('active', 'unconfirmed', 'suspended', 'deleting')`),
  ],
)

/** Kept by triggers on `user_entries`. */
export const userEntryCounts = sqliteTable(
  'user_entry_counts',
  {
    role: text('role', { enum: roles }).notNull(),
    state: text('state', { enum: userStates }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.state] })],
)

export const retention = [
  unswept(suspensions, 'account'),
  unswept(userEntries, 'account'),
  unswept(userEntryCounts, 'count'),
]

export const sums = [
  summed(userEntryCounts, { of: userEntries, by: { role: userEntries.role, state: userEntries.state } }),
]

export const disclosures = [
  partlyDisclosed(suspensions.suspendedBy, [suspensions.suspendedAt, suspensions.reason]),
  partlyDisclosed(userEntries.userId, [userEntries.role, userEntries.state, userEntries.createdAt]),
]
