import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

export const counterWalks = sqliteTable('counter_walks', {
  /** The counter's name, `table.column`. */
  counter: text('counter').primaryKey(),
  after: text('after').notNull(),
})

export const declarations = [declare(counterWalks, { retention: neverExpires('aggregate') })]
