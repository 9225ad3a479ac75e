import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

/**
 * Rows whose texts are more than ASCII, and stand in the search tables as they were written: the clock folds them (decision 0057).
 * Triggers write it, whoever writes a text; a text that changes again has a new `id`.
 */
export const unfoldedTexts = sqliteTable(
  'unfolded_texts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    source: text('source').notNull(),
    sourceRowId: integer('seq').notNull(),
  },
  (table) => [uniqueIndex('unfolded_texts_by_row').on(table.source, table.sourceRowId)],
)

export const declarations = [declare(unfoldedTexts, { retention: neverExpires('queue') })]
