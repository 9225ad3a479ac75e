import { files } from '@kere/d1/schema/files'
import { type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../context.ts'

/**
 * Whether a path is that of a stored public file which this user has uploaded; for the `where` of whoever keeps it.
 * @param path as `uploadFile` has answered it
 */
export const isOwnFile = (kind: string, path: string, { userId }: Pick<SignedIn, 'userId'>): SQL =>
  sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.objectKey} = substr(${path}, 8) AND ${files.kind} = ${kind}
    AND ${files.ownerId} = ${userId} AND ${files.state} = 'stored')`
