import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { unswept } from '../retention-rule.ts'

export const counterWalks = sqliteTable('counter_walks', {
  /** `table.column` */
  counter: text('counter').primaryKey(),
  after: text('after').notNull(),
})

export const retention = [unswept(counterWalks, 'count')]
