import { fileTypes } from '@kere/contracts/files/file-kind'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, hourMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { countUpTo, type SystemFact } from '../../declarations/system-facts.ts'
import { users } from '../accounts/users.ts'

/**
 * A row is written before its object is stored, and no key is lost: when a row is deleted or changed, triggers put its
 * key into `removed_objects`. Triggers on tables that hold a file's path or id count `uses`. A file without uses is
 * deleted a day after `unused_at`.
 */
export const files = sqliteTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Null once the owner is erased. A file that is still used, such as the cover of a published course, stays. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    state: text('state', { enum: ['unfinished', 'stored'] })
      .notNull()
      .default('unfinished'),
    /** Each try to upload the file gets a new key; null before the first. */
    objectKey: text('object_key').unique(),
    /** The key of the small rendition, which lives as long as this row: triggers count it as a use. */
    smallKey: text('small_key'),
    /** The number of bytes that was declared when the upload began. A file of any other size is refused. */
    size: integer('size').notNull(),
    type: text('type', { enum: fileTypes }),
    width: integer('width'),
    height: integer('height'),
    uses: integer('uses').notNull().default(0),
    unusedAt: integer('unused_at'),
    createdAt: integer('created_at').notNull(),
    /** The moment when the key was made. Its object may be written within 15 minutes from then. */
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

/** Keys of objects to delete. `dueAt` is the moment from which no upload can write to the key any more. */
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
    notice: { group: 'platform', what: 'Files that you uploaded', why: 'To show them where you put them' },
    retention: expiresAfter(
      { since: files.createdAt, ttlMs: hourMs, where: sql`state = 'unfinished'`, if: 'if the upload was not finished' },
      { since: files.unusedAt, ttlMs: dayMs, where: sql`state = 'stored' AND unused_at IS NOT NULL`, if: '' },
    ),
    fileReferences: { smallKey: { keys: sql`SELECT small_key AS key FROM files WHERE small_key IS NOT NULL` } },
  }),
  declare(removedObjects, { retention: neverExpires('queue') }),
]

export const dataExports = [exportRow(files.ownerId)]

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'objects-to-delete',
    group: 'queue',
    label: 'Files to delete',
    text: 'Uploads that nothing uses any more',
    count: (now) => countUpTo(sql`FROM removed_objects WHERE due_at <= ${now}`),
    since: (now) => sql`SELECT min(due_at) FROM removed_objects WHERE due_at <= ${now}`,
    targetMinutes: 60,
  },
]
