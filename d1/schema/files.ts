import { fileTypes } from '@kere/contracts/file-kind'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { disclosed } from '../disclosure-rule.ts'
import { dayMs, hourMs, swept, unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/**
 * The row comes first, and no key is forgotten: triggers put that of a row that goes or changes into `removed_objects`.
 * A table with a file's path or id has triggers that count `uses`; what nothing uses goes a day after `unused_at`.
 */
export const files = sqliteTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Null once they are erased: what is still in use, such as the cover of a published course, stays. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    state: text('state', { enum: ['unfinished', 'stored'] })
      .notNull()
      .default('unfinished'),
    /** Another one for each try to send it; null before the first. */
    objectKey: text('object_key').unique(),
    /** Bytes, as was said when the upload began; no other number of them is stored. */
    size: integer('size').notNull(),
    type: text('type', { enum: fileTypes }),
    width: integer('width'),
    height: integer('height'),
    uses: integer('uses').notNull().default(0),
    unusedAt: integer('unused_at'),
    createdAt: integer('created_at').notNull(),
    /** When the key was made; its object may be written in the 15 minutes that follow. */
    sentAt: integer('sent_at'),
  },
  (table) => [
    index('files_by_owner').on(table.ownerId, table.kind),
    index('files_unused_by_owner')
      .on(table.ownerId)
      .where(sql`unused_at IS NOT NULL`),
    index('files_unfinished')
      .on(table.createdAt)
      .where(sql`state = 'unfinished'`),
    index('files_unused')
      .on(table.unusedAt)
      .where(sql`state = 'stored' AND unused_at IS NOT NULL`),
    check('files_stored_have_an_object', sql`state = 'unfinished' OR (object_key IS NOT NULL AND type IS NOT NULL)`),
    check('files_unused_have_a_time', sql`uses > 0 OR unused_at IS NOT NULL`),
  ],
)

/** Keys of objects to delete, from when no upload can write to them. */
export const removedObjects = sqliteTable(
  'removed_objects',
  {
    objectKey: text('object_key').primaryKey(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('removed_objects_by_due').on(table.dueAt)],
)

export const retention = [
  swept(
    files,
    { by: files.createdAt, keptMs: hourMs, only: sql`state = 'unfinished'` },
    { by: files.unusedAt, keptMs: dayMs, only: sql`state = 'stored' AND unused_at IS NOT NULL` },
  ),
  unswept(removedObjects, 'queue'),
]

export const disclosures = [disclosed(files.ownerId)]
