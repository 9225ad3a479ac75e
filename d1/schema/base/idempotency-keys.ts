import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedById } from '../../declarations/erasure.ts'
import { dayMs, minuteMs, expiresAfter } from '../../declarations/retention.ts'

export const hasLongBody = sql.raw('length(body) > 500')

/**
 * A row without `status` belongs to a request that is running or ended without an answer, or its answer was deleted.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /**
     * A user's id, or `visitor`. It keeps a user from reading another's answer by guessing a key. There is no foreign
     * key; a trigger on `users` deletes the rows.
     */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** HMAC-SHA-256 of method, path and body. Without its secret key, the request cannot be found by trial. */
    requestHash: text('request_hash').notNull(),
    leaseId: text('lease_id'),
    leasedAt: integer('leased_at').notNull().default(0),
    /**
     * The acts that are done, written in the same batch: the keys are acts, or the ids of single rows, and the values
     * are stored for the answer.
     */
    done: text('done', { mode: 'json' }).$type<Readonly<Record<string, string>>>(),
    status: integer('status'),
    contentType: text('content_type'),
    body: text('body'),
    /** Rises by one with each key of the caller. */
    number: integer('number').notNull().default(0),
    /** The time of the first request. Ids that must be the same at every retry are derived from it. */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    index('idempotency_keys_by_number').on(table.caller, table.number),
    index('idempotency_keys_with_long_answer').on(table.caller, table.number).where(hasLongBody),
  ],
)

/** A key and its answer are dropped after this time, because an answer may contain text that a person typed. */
export const responseTtlMs = dayMs

/** The lease is longer than any request. A client that waits for a crashed request tries again when it ends. */
export const leaseMs = minuteMs

export const declarations = [
  declare(idempotencyKeys, {
    notice: {
      group: 'platform',
      what: 'The answer to what you have just sent',
      why: 'So that a repeated press does nothing twice',
    },
    retention: expiresAfter({ since: idempotencyKeys.createdAt, ttlMs: responseTtlMs }),
    erasure: { caller: erasedById },
  }),
]

/** The body is left out, because the answer may have contained a link that lets its holder in. */
export const dataExports = [
  exportColumns(idempotencyKeys.caller, [
    idempotencyKeys.status,
    idempotencyKeys.contentType,
    idempotencyKeys.createdAt,
  ]),
]
