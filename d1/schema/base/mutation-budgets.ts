import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { expiresAsHash } from '../../declarations/erasure.ts'
import { hourMs, expiresAfter } from '../../declarations/retention.ts'

export const mutationBudgets = sqliteTable(
  'mutation_budgets',
  {
    /** The keyed hash of a session, a user, or a visitor's network. */
    callerHash: text('caller_hash').primaryKey(),
    windowAt: integer('window_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('mutation_budgets_by_age').on(table.windowAt)],
)

export const declarations = [
  declare(mutationBudgets, {
    notice: {
      group: 'security',
      what: 'How much you changed within the hour, under a hash',
      why: 'To stop programs that flood the platform',
    },
    retention: expiresAfter({ since: mutationBudgets.windowAt, ttlMs: hourMs }),
    aggregate: null,
    erasure: { callerHash: expiresAsHash },
  }),
]
