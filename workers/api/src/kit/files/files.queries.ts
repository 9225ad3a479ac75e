import type { FileType } from '@kere/contracts/files/file-kind'
import { files, removedObjects } from '@kere/d1/schema/base/files'
import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { isOwn } from '../../http/own.ts'

/**
 * The number of files of an account that no row uses yet: unfinished uploads and uploads that were left. They are
 * deleted within a day.
 */
const unusedPerAccount = 50

export interface StoredRow {
  id: string
  kind: string
  objectKey: string
  type: FileType
  size: number
  width: number | null
  height: number | null
}

interface NewFile {
  id: string
  /** Null if a visitor uploads it. */
  ownerId: string | null
  kind: string
  size: number
  /** The key of the small rendition. It counts as used from now on, so that no sweep deletes it. */
  smallKey: string | null
  createdAt: number
}

/**
 * The limits are part of the insert, so that two simultaneous uploads cannot both take the last place.
 * @returns whether the account may have another file
 */
export async function insertFile(db: Database, row: NewFile, perAccount: number): Promise<boolean> {
  const countOf = (condition: SQL) =>
    sql`(SELECT count(*) FROM ${files} WHERE ${files.ownerId} = ${row.ownerId} AND ${condition})`
  const isWithin = sql`WHERE ${countOf(sql`unused_at IS NOT NULL`)} < ${unusedPerAccount}
    AND ${countOf(sql`${files.kind} = ${row.kind}`)} < ${perAccount}
    AND (${row.smallKey} IS NULL OR EXISTS (SELECT 1 FROM ${files} WHERE ${files.objectKey} = ${row.smallKey}))`
  const inserted = await insertSelect(db, files, { ...row, unusedAt: row.createdAt }, isWithin).returning({
    id: files.id,
  })
  return inserted.length > 0
}

const storedColumns = {
  id: files.id,
  kind: files.kind,
  objectKey: files.objectKey,
  type: files.type,
  size: files.size,
  width: files.width,
  height: files.height,
}

const toStored = (row: { objectKey: string | null; type: FileType | null } & Omit<StoredRow, 'objectKey' | 'type'>) => {
  const { objectKey, type } = row
  if (objectKey === null || type === null) throw new Error('A stored file has an object and a type')
  return { ...row, objectKey, type }
}

export async function selectOwnFile(db: Database, id: string, actor: SignedIn) {
  const [row] = await db
    .select({ ...storedColumns, state: files.state, smallKey: files.smallKey })
    .from(files)
    .where(and(eq(files.id, id), isOwn(files.ownerId, actor)))
  if (!row) return undefined
  const { state, smallKey, ...columns } = row
  return { kind: row.kind, size: row.size, smallKey, stored: state === 'stored' ? toStored(columns) : null }
}

/** Gives each try to upload the file its own key. The key of the try before is listed in `removed_objects`. */
export async function updateKey(db: Database, id: string, objectKey: string, now: number): Promise<boolean> {
  const updated = await db
    .update(files)
    .set({ objectKey, sentAt: now })
    .where(and(eq(files.id, id), eq(files.state, 'unfinished')))
    .returning({ id: files.id })
  return updated.length > 0
}

interface Finished {
  id: string
  objectKey: string
  type: FileType
  width: number | null
  height: number | null
}

/** @returns whether this try is still the latest one, whose object counts */
export async function updateToStored(
  db: Database,
  { id, objectKey, ...found }: Finished,
  now: number,
): Promise<boolean> {
  const updated = await db
    .update(files)
    .set({ ...found, state: 'stored', unusedAt: now })
    .where(and(eq(files.id, id), eq(files.objectKey, objectKey), eq(files.state, 'unfinished')))
    .returning({ id: files.id })
  return updated.length > 0
}

export async function selectReadableFile(db: Database, id: string, actor: SignedIn, readableKinds: readonly string[]) {
  const mayRead = or(isOwn(files.ownerId, actor), inArray(files.kind, [...readableKinds]))
  const [row] = await db
    .select(storedColumns)
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, 'stored'), mayRead))
  return row && toStored(row)
}

export async function selectStoredFile(db: Database, by: { id: string } | { objectKey: string }) {
  const [row] = await db
    .select(storedColumns)
    .from(files)
    .where(and('id' in by ? eq(files.id, by.id) : eq(files.objectKey, by.objectKey), eq(files.state, 'stored')))
  return row && toStored(row)
}

export async function hasStoredFile(
  db: Database,
  { objectKey, kind, actor }: { objectKey: string; kind: string; actor: SignedIn },
): Promise<boolean> {
  const isThis = and(eq(files.objectKey, objectKey), eq(files.kind, kind), eq(files.state, 'stored'))
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isThis, isOwn(files.ownerId, actor)))
  return found.length > 0
}

/** The number of keys that fit into one request to the bucket. */
const removedAtOnce = 500

export async function selectRemovedObjects(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .select({ objectKey: removedObjects.objectKey })
    .from(removedObjects)
    .where(lte(removedObjects.dueAt, now))
    .orderBy(removedObjects.dueAt)
    .limit(removedAtOnce)
  return rows.map(({ objectKey }) => objectKey)
}

export async function deleteRemovedObjects(db: Database, objectKeys: readonly string[]) {
  // The keys are bound as one JSON value, because a statement takes only a hundred parameters.
  const keys = sql`(SELECT value FROM json_each(${JSON.stringify(objectKeys)}))`
  await db.delete(removedObjects).where(sql`${removedObjects.objectKey} IN ${keys}`)
}
