import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

/**
 * Rows whose texts are not plain ASCII and still stand in the search tables as they were written. Scheduled work folds
 * them (decision 0057). Triggers write this table at every change of a text; a text that changes again gets a new `id`.
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
