import { copyKey } from '@kere/contracts/console/backup-format'
import type { FileKind } from '@kere/contracts/files/file-kind'
import { fileKinds } from '@kere/contracts/files/file-kinds'
import type { Context } from '../../base/context.ts'
import { type Buckets, bucketOf } from '../files/bucket-of.ts'
import { deleteLostFiles, selectKeysBetween } from './documents.queries.ts'

/** The possible first letters of a random name, in the database's sort order. */
const letters = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

const minuteMs = 60_000
/** No upload takes this long, so an older object without a row is an orphan. */
const settledMs = 60 * minuteMs
/** Covers the age of every document whose key holds a time; older ones fall into the first part. */
const keptMs = 400 * 24 * 60 * minuteMs
/** The number of keys that R2 deletes in one request. */
const mostDeleted = 1000
const mostLost = 50
/** Sorts after every character of a key. */
const last = '\u{7f}'

interface Part {
  prefix: string
  from: string
  to: string
}

/**
 * Selects the part to compare in this minute: by the first letter of random names, or by time where keys begin with
 * one.
 */
function partOf({ folder, isKeyTimed }: Pick<FileKind, 'folder' | 'isKeyTimed'>, at: number): Part {
  const minute = Math.floor(at / minuteMs)
  const place = minute % letters.length
  if (!isKeyTimed) {
    const prefix = `${folder}/${letters.charAt(place)}`
    return { prefix, from: prefix, to: prefix + last }
  }
  // All parts of a round use the same borders.
  const began = (minute - place) * minuteMs - keptMs
  const border = (part: number) => `${folder}/${began + Math.round((part * keptMs) / letters.length)}`
  return {
    prefix: `${folder}/`,
    from: place === 0 ? `${folder}/` : border(place),
    to: place === letters.length - 1 ? `${folder}/${last}` : border(place + 1),
  }
}

/** Lists every object, because the row of an object that is not listed would count as lost. */
async function listBetween(bucket: R2Bucket, { prefix, from, to }: Part): Promise<R2Object[]> {
  const found: R2Object[] = []
  for (let startAfter = from; ;) {
    const { objects, truncated } = await bucket.list({ prefix, startAfter })
    found.push(...objects.filter(({ key }) => key < to))
    const end = objects.at(-1)?.key
    if (!truncated || end === undefined || end >= to) return found
    startAfter = end
  }
}

/**
 * Compares one part of each document bucket with its rows each minute, so that all are compared in about an hour. It
 * deletes objects without a row, and puts an object that is missing back from its copy. A row whose object has no copy
 * is deleted. Restoring a database or a bucket can leave all of them.
 * @returns 0, so that a minute's work is not repeated
 */
export async function reconcileDocuments({
  db,
  at,
  backups,
  ...buckets
}: Pick<Context, 'db' | 'at'> & Buckets & { backups: R2Bucket }) {
  for (const kind of fileKinds) {
    if (!kind.bucket) continue
    const part = partOf(kind, at)
    const bucket = bucketOf(buckets, part.from)
    const [objects, { stored, removed }] = [
      await listBetween(bucket, part),
      await selectKeysBetween(db, part.from, part.to),
    ]
    const known = new Set([...stored, ...removed].map(({ objectKey }) => objectKey))
    const found = new Set(objects.map(({ key }) => key))
    const orphans = objects.filter(({ key, uploaded }) => !known.has(key) && uploaded.valueOf() < at - settledMs)
    const lost = stored.filter(
      ({ objectKey, state, sentAt }) =>
        state === 'stored' && (sentAt ?? 0) < at - settledMs && objectKey !== null && !found.has(objectKey),
    )
    for (let each = 0; each < orphans.length; each += mostDeleted)
      await bucket.delete(orphans.slice(each, each + mostDeleted).map(({ key }) => key))
    const withoutCopy: string[] = []
    for (const { id, objectKey } of lost.slice(0, mostLost)) {
      const copy = await backups.get(copyKey(kind.bucket, objectKey!))
      if (copy) await bucket.put(objectKey!, copy.body)
      else withoutCopy.push(id)
    }
    if (withoutCopy.length > 0) await deleteLostFiles(db, withoutCopy)
  }
  // Reporting no deletions keeps the sweep from running this again in the same minute.
  return 0
}
