import type { DocumentBucket } from '@kere/contracts/files/file-kind'
import { fileKinds } from '@kere/contracts/files/file-kinds'
import type { Context } from '../../base/context.ts'

export type Buckets = Pick<Context, 'media' | 'documents'>

const bucketsByFolder = new Map<string, DocumentBucket>(
  fileKinds.flatMap(({ folder, bucket }) => (bucket ? [[folder, bucket]] : [])),
)

/** The folder in an object's key decides which bucket it is in. */
export function bucketOf({ media, documents }: Buckets, objectKey: string): R2Bucket {
  const bucket = bucketsByFolder.get(objectKey.slice(0, objectKey.indexOf('/')))
  return bucket === undefined ? media : documents[bucket]
}
