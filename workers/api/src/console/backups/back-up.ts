import {
  type BackupManifest,
  filesSource,
  folderOf,
  isFiles,
  linesOf,
  manifestKey,
  partKey,
  sourceOfKey,
} from '@kere/contracts/console/backup-format'
import { dayInIndia } from '../../base/days.ts'
import { hashHex } from '../../base/digests.ts'
import { type BackupContext, deleteFolder, listObjects } from './backup-bucket.ts'
import {
  backedUpTables,
  type Backup,
  claimBackup,
  insertBackup,
  type Page,
  restartIfMigrated,
  selectRows,
  toldAt,
  updateBackup,
  updateToFailed,
} from './backups.queries.ts'
import { copyFiles } from './copy-files.ts'

const hourMs = 60 * 60 * 1000
/** A night's backup begins at two o'clock in India, or as soon after as the clock runs. */
const beginsAfterMs = 2 * hourMs
const leaseMs = 60 * 1000
const pauseMs = 5 * 60 * 1000

/** The size of a part, unzipped. The next part's rows follow from it, because a worker has 128 MB for everything. */
const partBytes = 2_000_000
const firstRows = 200
/** R2 lists no more objects at once. */
const mostRows = 1000
/** Most tables are small, so one step copies several; each costs a call of D1 and one of R2. */
const sourcesAtOnce = 20

interface Source {
  name: string
  columns: readonly string[]
  read(after: string, limit: number): Promise<Page>
}

/**
 * Copies the next part of the night's backup. A worker that dies copies it again: a part has the same key at every try.
 * @returns 1 as long as there is more to do
 */
export async function backUp(context: BackupContext): Promise<number> {
  const { db, at } = context
  const day = dayInIndia(at - beginsAfterMs)
  const backup = await claimBackup(db, { day, at, leasedUntil: at + leaseMs })
  if (!backup) return (await insertBackup(db, { day, startedAt: at, rowsAtOnce: firstRows })) ? 1 : 0
  try {
    if (await restartIfMigrated(db, backup, at)) await deleteFolder(context.backups, folderOf(day))
    else await copyNext(context, backup)
    return 1
  } catch (error) {
    await updateToFailed(context, backup, { error: String(error), leasedUntil: at + pauseMs })
    return 0
  }
}

async function copyNext(context: BackupContext, backup: Backup) {
  const { db, at } = context
  const sources = sourcesOf(context, backup)
  let { after, part, rowsAtOnce, rows, bytes } = backup
  let place = Math.max(
    0,
    sources.findIndex(({ name }) => name === backup.source),
  )
  for (let read = 0; read < sourcesAtOnce && place < sources.length; read += 1) {
    const from = sources[place]!
    const page = await from.read(after, rowsAtOnce)
    const copied = await storePart(context, { day: backup.day, part }, from, page)
    if (!isFiles(from.name)) rows += page.rows.length
    bytes += copied.stored
    if (page.isLast) {
      place += 1
      ;[after, part, rowsAtOnce] = ['', 0, firstRows]
    } else {
      const fitting = Math.floor((rowsAtOnce * partBytes) / copied.read)
      ;[after, part, rowsAtOnce] = [page.after, part + 1, Math.max(1, Math.min(mostRows, fitting))]
      break
    }
  }
  const copied = { after, part, rowsAtOnce, rows, bytes, leasedUntil: 0, error: null }
  if (place < sources.length) return updateBackup(db, backup, { ...copied, source: sources[place]!.name })
  await storeManifest(context, { ...backup, rows })
  return updateBackup(db, backup, { ...copied, source: '', finishedAt: at })
}

async function storePart(
  { backups }: BackupContext,
  { day, part }: Pick<Backup, 'day' | 'part'>,
  { name, columns }: Source,
  { rows }: Page,
) {
  if (rows.length === 0) return { read: 0, stored: 0 }
  const lines = linesOf({ source: name, columns }, rows)
  const customMetadata = { rows: String(rows.length), sha256: await hashHex(lines) }
  const { size } = await backups.put(partKey(day, name, part), await gzip(lines), { customMetadata })
  return { read: lines.length, stored: size }
}

const gzip = async (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

/** The hashes stand with the parts, so that a backup of any size needs no list of them before its end. */
async function storeManifest(context: BackupContext, backup: Backup) {
  const { day, startedAt, migration, rows } = backup
  const { backups, at } = context
  const parts = Map.groupBy(await listObjects(backups, folderOf(day)), ({ key }) => sourceOfKey(key))
  const manifest: BackupManifest = {
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(at).toISOString(),
    migration,
    rows,
    sources: sourcesOf(context, backup).map(({ name }) => ({
      name,
      parts: (parts.get(name) ?? []).map(({ key, customMetadata = {} }) => ({
        key,
        rows: Number(customMetadata.rows),
        sha256: customMetadata.sha256!,
      })),
    })),
  }
  const contentType = 'application/json'
  await backups.put(manifestKey(day), JSON.stringify(manifest), { httpMetadata: { contentType } })
}

/** Once admins know that a night fails, a file that cannot be read no longer holds it up. */
const sourcesOf = (context: BackupContext, { failures }: Backup): Source[] => [
  ...backedUpTables.map((table) => ({
    ...table,
    read: (after: string, limit: number) => selectRows(context.db, table, after, limit),
  })),
  ...Object.entries({ media: context.media, ...context.documents }).map(([name, bucket]) => ({
    name: filesSource + name,
    columns: ['key', 'size', 'etag'],
    read: (after: string) => copyFiles(context, { name, bucket, mayMiss: failures >= toldAt }, after),
  })),
]
