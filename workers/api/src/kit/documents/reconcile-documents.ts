import { fileKinds } from '@kere/contracts/files/file-kinds'
import type { Context } from '../../base/context.ts'
import { type Buckets, bucketOf } from '../files/bucket-of.ts'
import { deleteLostFiles, selectKeysBetween } from './documents.queries.ts'

/** The first letter of a key's name; in the order of the database. */
const letters = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

const minuteMs = 60_000
/** No upload is on its way for so long. */
const settledMs = 60 * minuteMs

/**
 * Of each bucket of documents and its rows a 64th each minute, so that all are compared in about an hour: what has no row goes, and so
 * does a row whose object is gone, as nothing can be read by it. Left by a database or a bucket that was restored.
 * @returns how many went
 */
export async function reconcileDocuments({ db, now, ...buckets }: Pick<Context, 'db' | 'now'> & Buckets) {
  const at = now()
  const letter = letters.charAt(Math.floor(at / minuteMs) % letters.length)
  for (const { folder, bucket } of fileKinds) {
    if (!bucket) continue
    const prefix = `${folder}/${letter}`
    const [{ objects }, { stored, removed }] = [
      await bucketOf(buckets, prefix).list({ prefix }),
      await selectKeysBetween(db, prefix, `${prefix}\u{7f}`),
    ]
    const known = new Set([...stored, ...removed].map(({ objectKey }) => objectKey))
    const found = new Set(objects.map(({ key }) => key))
    const orphans = objects.filter(({ key, uploaded }) => !known.has(key) && uploaded.valueOf() < at - settledMs)
    const lost = stored.filter(
      ({ objectKey, state, sentAt }) =>
        state === 'stored' && (sentAt ?? 0) < at - settledMs && objectKey !== null && !found.has(objectKey),
    )
    if (orphans.length > 0) await bucketOf(buckets, prefix).delete(orphans.map(({ key }) => key))
    if (lost.length > 0 && objects.length < 1000)
      await deleteLostFiles(
        db,
        lost.slice(0, 50).map(({ id }) => id),
      )
  }
  // Once a minute, however much there is.
  return 0
}
