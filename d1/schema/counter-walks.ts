import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { unswept } from '../retention-rule.ts'

/** How far each counter has been looked through, from the beginning again and again. */
export const counterWalks = sqliteTable('counter_walks', {
  /** `table.column` */
  counter: text('counter').primaryKey(),
  /** The key of the last row that was looked at, or empty. */
  after: text('after').notNull(),
})

export const retention = [unswept(counterWalks, 'count')]
