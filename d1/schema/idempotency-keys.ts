import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Mutations that were sent with an `Idempotency-Key`, and what they were answered. A row without `status` is a request
 * that is under way, or that died before its answer.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /**
     * The user's id, or `visitor`: nobody can read another's answer by guessing a key. That is no foreign key; a trigger on
     * `users` takes the answers along with their account.
     */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    contentType: text('content_type'),
    body: text('body'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
)
