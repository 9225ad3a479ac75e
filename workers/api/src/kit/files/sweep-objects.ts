import type { Context } from '../../base/context.ts'
import { type Buckets, bucketOf } from './bucket-of.ts'
import { deleteRemovedObjects, selectRemovedObjects } from './files.queries.ts'

/**
 * Deletes objects that are no longer needed. Each object is deleted before its key is forgotten, so that a failed
 * deletion is repeated a minute later.
 * @returns how many were deleted
 */
export async function sweepObjects({ db, at, ...buckets }: Pick<Context, 'db' | 'at'> & Buckets): Promise<number> {
  const objectKeys = await selectRemovedObjects(db, at)
  const byBucket = Map.groupBy(objectKeys, (objectKey) => bucketOf(buckets, objectKey))
  for (const [bucket, keys] of byBucket) {
    await bucket.delete(keys)
    await deleteRemovedObjects(db, keys)
  }
  return objectKeys.length
}
