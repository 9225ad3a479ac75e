import { copyKey } from '@kere/contracts/console/backup-format'
import type { BackupContext } from './backup-bucket.ts'
import type { Page } from './backups.queries.ts'

/** One step may copy so many of each bucket, so that it ends within its lease. */
const filesAtOnce = 25
/** The copies of a bucket that is gone as a whole are marked over several nights. */
const goneAtOnce = 100
/** R2 deletes no more keys in one request. */
const deletedAtOnce = 1000
/** A copy outlives its file by as long as the nights that name it. */
const keptMs = 30 * 24 * 60 * 60 * 1000
/** Sorts behind every key. */
const last = '\u{ffff}'

/**
 * Lists the next files of a bucket, and copies those that have no copy yet. No key is ever written twice, so what has a
 * copy is not read again. If it `mayMiss` files, one that cannot be read is left to the next night.
 */
export async function copyFiles(
  { backups, at }: Pick<BackupContext, 'backups' | 'at'>,
  { name, bucket, mayMiss }: { name: string; bucket: R2Bucket; mayMiss: boolean },
  after: string,
): Promise<Page> {
  const { objects, truncated } = await bucket.list({ limit: filesAtOnce, ...(after && { startAfter: after }) })
  const end = truncated ? objects.at(-1)!.key : last
  const copies = await copiesBetween(backups, copyKey(name, after), copyKey(name, end), copyKey(name, ''))
  const found = new Set(objects.map(({ key }) => copyKey(name, key)))
  const isCurrent = (key: string) => copies.has(key) && !goneAtOf(copies.get(key)!)
  const copied = await Promise.allSettled(
    objects
      .filter(({ key }) => !isCurrent(copyKey(name, key)))
      .map(({ key }) => copy(bucket, key, backups, copyKey(name, key))),
  )
  const failed = copied.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected' && !mayMiss) throw failed.reason
  const gone = [...copies.values()].filter(({ key }) => !found.has(key))
  const newlyGone = gone.filter((each) => goneAtOf(each) === 0).slice(0, goneAtOnce)
  await Promise.all(newlyGone.map(({ key }) => copy(backups, key, backups, key, { goneAt: String(at) })))
  const over = gone.filter((each) => goneAtOf(each) > 0 && goneAtOf(each) < at - keptMs).slice(0, deletedAtOnce)
  if (over.length > 0) await backups.delete(over.map(({ key }) => key))
  return {
    rows: objects.map(({ key, size, etag }) => [key, size, etag]),
    after: objects.at(-1)?.key ?? after,
    isLast: !truncated,
  }
}

/** When a night first missed the file of a copy; 0 as long as there is one. */
const goneAtOf = ({ customMetadata }: R2Object) => Number(customMetadata?.goneAt ?? 0)

async function copiesBetween(backups: R2Bucket, after: string, end: string, prefix: string) {
  const copies = new Map<string, R2Object>()
  for (let startAfter = after, isMore = true; isMore;) {
    const page = await backups.list({ prefix, startAfter, include: ['customMetadata'] })
    for (const each of page.objects) if (each.key <= end) copies.set(each.key, each)
    startAfter = page.objects.at(-1)?.key ?? end
    isMore = page.truncated && startAfter < end
  }
  return copies
}

async function copy(
  from: R2Bucket,
  key: string,
  to: R2Bucket,
  as: string,
  customMetadata: Record<string, string> = {},
) {
  const object = await from.get(key)
  // Somebody may have deleted it since it was listed.
  if (object) await to.put(as, object.body, { customMetadata })
}
