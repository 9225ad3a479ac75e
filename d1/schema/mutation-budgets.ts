import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { hourMs, swept } from '../retention-rule.ts'

export const mutationBudgets = sqliteTable(
  'mutation_budgets',
  {
    /** Keyed, of a session, of a user, or of a visitor's network. */
    callerHash: text('caller_hash').primaryKey(),
    windowAt: integer('window_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('mutation_budgets_by_age').on(table.windowAt)],
)

export const retention = [swept(mutationBudgets, { by: mutationBudgets.windowAt, keptMs: hourMs })]
