import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { partlyDisclosed } from '../disclosure-rule.ts'
import { dayMs, swept } from '../retention-rule.ts'

/** Without `status` the request is under way, or died before its answer. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** A user's id, or `visitor`: a guessed key reads no other's answer. No foreign key; a trigger on `users` deletes rows. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** HMAC-SHA-256 of method, path and body: none of what was sent can be found by trying. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    contentType: text('content_type'),
    body: text('body'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
)

/** After that a key is free, and an answer may hold what somebody typed. */
export const keptAnswerMs = dayMs

export const retention = [swept(idempotencyKeys, { by: idempotencyKeys.createdAt, keptMs: keptAnswerMs })]

/** An answer may have held a link that lets somebody in. */
export const disclosures = [
  partlyDisclosed(idempotencyKeys.caller, [
    idempotencyKeys.status,
    idempotencyKeys.contentType,
    idempotencyKeys.createdAt,
  ]),
]
