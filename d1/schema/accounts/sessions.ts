import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from './users.ts'

/**
 * A session's token is replaced at each use. `tokenHash` is that of the current token and `previousTokenHash` of the
 * one before. `familyHash` is shared by all tokens of the session and recognizes older ones.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    familyHash: text('family_hash').notNull().unique(),
    tokenHash: text('token_hash').notNull().unique(),
    previousTokenHash: text('previous_token_hash'),
    rotatedAt: integer('rotated_at'),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    /** Never later than `expiresAt`, so that this column alone tells whether the session is alive. */
    idleExpiresAt: integer('idle_expires_at').notNull(),
    /** The moment at which the session ends even if it is still used. */
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
    userAgent: text('user_agent').notNull(),
    /** When the user last proved who they are: at the sign-in, or later in this session. */
    provedAt: integer('proved_at').notNull().default(0),
    /** True if the password of the sign-in was shorter than those of staff must be. */
    isPasswordShort: integer('is_password_short', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    // Without this index, deleting an account would read every session, because its foreign key also looks for revoked
    // ones.
    index('sessions_by_owner').on(table.userId),
    index('sessions_by_user')
      .on(table.userId, table.lastSeenAt)
      .where(sql`revoked_at IS NULL`),
    index('sessions_by_end')
      .on(table.idleExpiresAt)
      .where(sql`revoked_at IS NULL`),
    index('sessions_by_expiry').on(table.expiresAt),
    check('sessions_idle_ends_first', sql`idle_expires_at <= expires_at`),
  ],
)

/**
 * Counts the sessions that are not revoked, by the hour (since the epoch) in which they end. Triggers on `sessions`
 * maintain it.
 */
export const sessionCounts = sqliteTable('session_counts', {
  endsInHour: integer('ends_in_hour').primaryKey(),
  count: integer('count').notNull(),
})

export const declarations = [
  declare(sessions, {
    notice: {
      group: 'security',
      what: 'Where you are signed in: device, network, and when',
      why: 'To keep you signed in, and to let you end it',
    },
    retention: expiresAfter({ since: sessions.expiresAt, ttlMs: 7 * dayMs }),
  }),
  declare(sessionCounts, {
    aggregate: {
      source: sessions,
      where: sql`revoked_at IS NULL`,
      groupBy: { endsInHour: sql`idle_expires_at / 3600000` },
    },
  }),
]

export const adminRecords = [
  adminRecord(sessions, {
    name: 'sessions',
    label: 'Sessions',
    owners: [sessions.userId],
    title: sql`'Signed in'`,
    at: sessions.lastSeenAt,
    where: (now) => sql`revoked_at IS NULL AND ${sessions.idleExpiresAt} > ${now}`,
  }),
]
