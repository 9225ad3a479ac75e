import { languages } from '@kere/contracts/accounts/languages'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

/** A text of another table in one more language (decision 0150). Each kind is `translated` in its table's declaration. */
export const translations = sqliteTable(
  'translations',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** The row with which this is erased: of a lesson its course, otherwise the original itself. */
    rootId: text('root_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** Rendered from the body and sanitized when it was saved; empty if the kind's body is plain text. */
    html: text('html').notNull(),
    /** Readers see it once its author says so. */
    isReady: integer('is_ready', { mode: 'boolean' }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('translations_by_item').on(table.kind, table.itemId, table.language),
    index('translations_by_root').on(table.rootId, table.language),
  ],
)

export const declarations = [declare(translations, { retention: neverExpires('staff') })]
