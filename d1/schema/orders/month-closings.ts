import { differenceKinds } from '@kere/contracts/orders/month-closing-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/**
 * Movements of the bank account that admins have read from a statement: every credit, and the debits that refund an
 * order. Who paid is not kept. Amounts are in paise.
 */
export const statementLines = sqliteTable(
  'statement_lines',
  {
    /** Made of the movement itself, so that one that is read again keeps its id. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['credit', 'debit'] }).notNull(),
    day: text('day').notNull(),
    amount: integer('amount').notNull(),
    reference: text('reference').notNull(),
    /** An order number, or the beginning of one. */
    orderReference: text('order_reference'),
  },
  (table) => [
    index('statement_lines_by_day').on(table.day, table.kind),
    index('statement_lines_by_reference').on(table.reference, table.kind),
  ],
)

/** When the statement of a month in India was read last. */
export const statementReadings = sqliteTable('statement_readings', {
  month: text('month').primaryKey(),
  readAt: integer('read_at').notNull(),
})

/** Why a difference stays, and what it was when the reason was written. */
export const differenceReasons = sqliteTable(
  'difference_reasons',
  {
    month: text('month').notNull(),
    kind: text('kind', { enum: differenceKinds }).notNull(),
    subject: text('difference').notNull(),
    amount: integer('amount').notNull(),
    at: integer('at'),
    reference: text('reference'),
    orderId: text('order_id'),
    reason: text('reason').notNull(),
    writtenBy: text('written_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.kind, table.subject] }),
    index('difference_reasons_by_writer')
      .on(table.writtenBy)
      .where(sql`written_by IS NOT NULL`),
  ],
)

/** Each row is one closing of a month in India. Its figures never change. */
export const monthClosings = sqliteTable(
  'month_closings',
  {
    id: text('id').primaryKey(),
    month: text('month').notNull(),
    closedAt: integer('closed_at').notNull(),
    closedBy: text('closed_by').references(() => users.id, { onDelete: 'set null' }),
    /** JSON with a number for each of `monthFigureNames`. */
    figures: text('figures').notNull(),
    reopenedAt: integer('reopened_at'),
    reopenedBy: text('reopened_by').references(() => users.id, { onDelete: 'set null' }),
    reopenReason: text('reopen_reason'),
  },
  (table) => [
    uniqueIndex('month_closings_one_closed')
      .on(table.month)
      .where(sql`reopened_at IS NULL`),
    index('month_closings_by_month').on(table.month, table.closedAt, table.id),
    index('month_closings_by_date').on(table.closedAt, table.id),
    index('month_closings_by_closer')
      .on(table.closedBy)
      .where(sql`closed_by IS NOT NULL`),
    index('month_closings_by_reopener')
      .on(table.reopenedBy)
      .where(sql`reopened_by IS NOT NULL`),
  ],
)

export const declarations = [
  declare(statementLines, { retention: neverExpires('staff') }),
  declare(statementReadings, { retention: neverExpires('staff') }),
  declare(differenceReasons, {
    notice: {
      group: 'orders',
      what: 'Why a month’s payments differ from its orders, written by an admin',
      why: 'Bookkeeping',
    },
    retention: neverExpires('staff'),
  }),
  declare(monthClosings, {
    notice: { group: 'orders', what: 'Which admin closed a month', why: 'Bookkeeping' },
    retention: neverExpires('staff'),
  }),
]

export const dataExports = [
  exportColumns(differenceReasons.writtenBy, [
    differenceReasons.month,
    differenceReasons.kind,
    differenceReasons.reason,
  ]),
  exportColumns(monthClosings.closedBy, [monthClosings.id, monthClosings.month, monthClosings.closedAt]),
  exportColumns(monthClosings.reopenedBy, [
    monthClosings.id,
    monthClosings.month,
    monthClosings.reopenedAt,
    monthClosings.reopenReason,
  ]),
]
