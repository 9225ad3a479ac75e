import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

/** The authenticator app of a user. It counts as a second factor once a first code has confirmed it. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared key, encrypted with a key that the database does not hold. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
  /** The period of the last accepted code, so that no code is accepted twice. */
  lastPeriod: integer('last_period').notNull().default(0),
})

/** Codes that replace the app once each. A code has 120 random bits, so that its hash needs no salt. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The time between a right password, or an answer of Google, and the code. A ticket is not a session. */
export const signInTickets = sqliteTable(
  'sign_in_tickets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the stored password hash, so that a ticket ends when the password changes; null for Google. */
    passwordDigest: text('password_digest'),
    isPasswordShort: integer('is_password_short', { mode: 'boolean' }).notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('sign_in_tickets_by_user').on(table.userId), index('sign_in_tickets_by_end').on(table.expiresAt)],
)

export const declarations = [
  declare(secondFactors, {
    notice: {
      group: 'security',
      what: 'The key of your authenticator app, encrypted',
      why: 'To check its codes when you sign in',
    },
    retention: neverExpires('account'),
  }),
  declare(recoveryCodes, {
    notice: { group: 'security', what: 'Your recovery codes, as hashes', why: 'To let you in without the app' },
    retention: neverExpires('account'),
  }),
  declare(signInTickets, {
    notice: {
      group: 'security',
      what: 'That you have typed your password and not yet your code',
      why: 'To finish signing in',
    },
    retention: expiresAfter({ since: signInTickets.expiresAt, ttlMs: dayMs }),
  }),
]

export const dataExports = [
  exportColumns(secondFactors.userId, [secondFactors.createdAt, secondFactors.confirmedAt]),
  exportColumns(recoveryCodes.userId, [recoveryCodes.createdAt, recoveryCodes.usedAt]),
]
