import { fileTypes } from '@kere/contracts/files/file-kind'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, hourMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

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
    /** The small rendition lives as long as this row: triggers count it as a use. */
    smallKey: text('small_key'),
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

export const declarations = [
  declare(files, {
    retention: expiresAfter(
      { since: files.createdAt, ttlMs: hourMs, where: sql`state = 'unfinished'` },
      { since: files.unusedAt, ttlMs: dayMs, where: sql`state = 'stored' AND unused_at IS NOT NULL` },
    ),
    fileReferences: { smallKey: { keys: sql`SELECT small_key AS key FROM files WHERE small_key IS NOT NULL` } },
  }),
  declare(removedObjects, { retention: neverExpires('queue') }),
]

export const dataExports = [exportRow(files.ownerId)]
