import type { Context } from '../../base/context.ts'
import type { MailContext } from '../../http/outbox-row.ts'

export type BackupContext = MailContext & Pick<Context, 'media' | 'documents'> & { backups: R2Bucket }

/** Lists all objects of a folder with what stands beside them. */
export async function listObjects(bucket: R2Bucket, prefix: string) {
  const found: R2Object[] = []
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const page = await bucket.list({ prefix, include: ['customMetadata'], ...(cursor && { cursor }) })
    found.push(...page.objects)
    isMore = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
  return found
}

export async function deleteFolder(bucket: R2Bucket, prefix: string) {
  for (let isMore = true; isMore;) {
    const { objects, truncated } = await bucket.list({ prefix })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    isMore = truncated
  }
}
