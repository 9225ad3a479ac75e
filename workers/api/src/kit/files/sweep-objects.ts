import type { Context } from '../../base/context.ts'
import { type Buckets, bucketOf } from './bucket-of.ts'
import { deleteRemovedObjects, selectRemovedObjects } from './files.queries.ts'

/** Each object goes before its key is forgotten: what fails is done a minute later. @returns how many went */
export async function sweepObjects({ db, at, ...buckets }: Pick<Context, 'db' | 'at'> & Buckets): Promise<number> {
  const objectKeys = await selectRemovedObjects(db, at)
  const byBucket = Map.groupBy(objectKeys, (objectKey) => bucketOf(buckets, objectKey))
  for (const [bucket, keys] of byBucket) {
    await bucket.delete(keys)
    await deleteRemovedObjects(db, keys)
  }
  return objectKeys.length
}
