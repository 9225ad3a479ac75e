import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedById } from '../../declarations/erasure.ts'
import { dayMs, minuteMs, expiresAfter } from '../../declarations/retention.ts'

export const hasLongBody = sql.raw('length(body) > 500')

/** A request without `status` is still running, died before its answer, or its answer was deleted. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** A user's id, or `visitor`: a guessed key reads no other's answer. No foreign key; a trigger on `users` deletes rows. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** HMAC-SHA-256 of method, path and body: none of what was sent can be found by trying. */
    requestHash: text('request_hash').notNull(),
    leaseId: text('lease_id'),
    leasedAt: integer('leased_at').notNull().default(0),
    /**
     * The keys are acts, or the ids of the rows acted on one by one; the values are stored for the answer and written
     * with the act.
     */
    done: text('done', { mode: 'json' }).$type<Readonly<Record<string, string>>>(),
    status: integer('status'),
    contentType: text('content_type'),
    body: text('body'),
    /** Counts up for each caller. */
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

/** A key is free after this time, because an answer may hold what somebody typed. */
export const responseTtlMs = dayMs

/** The lease is longer than any request; a client that waits for a dead one tries again after it. */
export const leaseMs = minuteMs

export const declarations = [
  declare(idempotencyKeys, {
    retention: expiresAfter({ since: idempotencyKeys.createdAt, ttlMs: responseTtlMs }),
    erasure: { caller: erasedById },
  }),
]

/** An answer may have held a link that lets somebody in. */
export const dataExports = [
  exportColumns(idempotencyKeys.caller, [
    idempotencyKeys.status,
    idempotencyKeys.contentType,
    idempotencyKeys.createdAt,
  ]),
]
