import type { FileKind } from '@kere/contracts/files/file-kind'
import { files } from '@kere/d1/schema/base/files'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'

/** Put the statement into the batch that releases the document. Deleting the row makes the sweep delete the object. */
export const deleteDocument = ({ db }: Pick<Context, 'db'>, id: SQL) => db.delete(files).where(sql`${files.id} = ${id}`)

/**
 * An expression for the statement that attaches a document: its id if the file is the caller's own, of this kind and
 * complete, else NULL.
 */
export const ownDocument = (id: string | null | undefined, kind: FileKind, { userId }: Pick<SignedIn, 'userId'>): SQL =>
  id
    ? sql`(SELECT ${files.id} FROM ${files} WHERE ${files.id} = ${id} AND ${files.ownerId} = ${userId}
        AND ${files.kind} = ${kind.name} AND ${files.state} = 'stored')`
    : sql`NULL`
