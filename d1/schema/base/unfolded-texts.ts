import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { countUpTo, type SystemFact } from '../../declarations/system-facts.ts'

/**
 * Rows whose texts still stand in the search tables as they were written, without how they sound. Scheduled work folds
 * them (decisions 0057 and 0133). Triggers write this table at every change of a text; a text that changes again gets a
 * new `id`.
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

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'texts-to-index',
    group: 'queue',
    label: 'Texts to index',
    text: 'Changed texts that the search does not find by sound yet',
    count: () => countUpTo(sql`FROM unfolded_texts WHERE id > 0`),
  },
]
