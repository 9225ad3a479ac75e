import {
  type BackupManifest,
  copyKey,
  erasureFolder,
  filesSource,
  isFiles,
  linesOf,
  manifestKey,
  type PartHeader,
} from '@kere/contracts/console/backup-format'
import { searchTables } from './catalog/search-tables.ts'
import type { LocalDatabase } from './local-database.ts'
import { fillSearchTable } from './triggers/search.ts'

export interface Restoring {
  db: LocalDatabase
  day: string
  backups: {
    /** @returns null if there is no such object */
    read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
    list(prefix: string): Promise<readonly string[]>
  }
  /** Applies the migrations that are missing, up to one. */
  migrate(last?: string): Promise<unknown>
}

export interface Restored {
  rows: number
  /** Rows whose parent was deleted while the backup was made, by table: they went with it, or lost its id. */
  adjusted: Record<string, number>
  erasedAgain: number
  /** The keys of the objects that the backup lists, by bucket. */
  files: Record<string, readonly string[]>
}

type Row = readonly unknown[]

interface LoadedPart {
  header: PartHeader
  rows: number
  sha256: string
}

/** D1 takes values of at most 2 MB. */
const valueLength = 900_000

/**
 * Fills an empty database from a backup. It is compared with the backup before anything else changes it, and then made
 * ready: full-text tables are filled, emails that may have been sent are not sent again, and people who were erased
 * since are erased again.
 * @throws {Error} if the database is not empty, or anything differs from its hash
 */
export async function restore({ db, day, backups, migrate }: Restoring): Promise<Restored> {
  await refuseTables(db)
  const manifest = await readManifest(backups, day)
  await migrate(manifest.migration)
  const triggers = await all<{ name: string; sql: string }>(
    db,
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
  )
  await runAll(
    db,
    triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
  )
  const adjusted: Record<string, number> = {}
  const files: Record<string, readonly string[]> = {}
  for (const source of manifest.sources.toReversed()) {
    const loaded: LoadedPart[] = []
    const isTable = !isFiles(source.name)
    if (isTable) await db.prepare(`DELETE FROM "${source.name}"`).run()
    for (const part of source.parts) {
      const { header, rows } = await readPart(backups, part)
      if (!isTable) {
        const bucket = source.name.slice(filesSource.length)
        files[bucket] = [...(files[bucket] ?? []), ...rows.map(([key]) => String(key))]
        continue
      }
      const kept = await load(db, header, rows)
      if (kept.adjusted > 0) adjusted[source.name] = (adjusted[source.name] ?? 0) + kept.adjusted
      loaded.push({ header, rows: kept.rows.length, sha256: await sha256(linesOf(header, kept.rows)) })
    }
    await compare(db, source.name, loaded)
  }
  await runAll(
    db,
    triggers.map(({ sql }) => sql),
  )
  await migrate()
  for (const search of searchTables)
    await runAll(db, [`INSERT INTO ${search.name} (${search.name}) VALUES ('delete-all')`, ...fillSearchTable(search)])
  // Whether they were sent since, nobody knows: an admin decides.
  await db.prepare("UPDATE outbox SET state = 'unknown' WHERE state IN ('pending', 'leased')").run()
  return { rows: manifest.rows, adjusted, erasedAgain: await eraseAgain(db, backups, manifest), files }
}

interface FileBucket {
  head(key: string): Promise<unknown>
  put(key: string, bytes: Uint8Array): Promise<unknown>
}

/**
 * Puts the files back that their buckets have lost.
 * @param files as the backup lists them
 * @returns how many are back, and the keys that have no copy
 */
export async function restoreFiles(
  { read }: Restoring['backups'],
  files: Restored['files'],
  buckets: Readonly<Record<string, FileBucket>>,
) {
  const missing: string[] = []
  let restored = 0
  for (const [name, keys] of Object.entries(files)) {
    const bucket = buckets[name]
    if (!bucket) throw new Error(`There is no bucket ${name}`)
    for (const key of keys) {
      if ((await bucket.head(key)) !== null) continue
      const bytes = await read(copyKey(name, key))
      if (!bytes) {
        missing.push(copyKey(name, key))
        continue
      }
      await bucket.put(key, bytes)
      restored += 1
    }
  }
  return { restored, missing }
}

async function refuseTables(db: LocalDatabase) {
  const found = await all<{ name: string }>(
    db,
    "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' LIMIT 1",
  )
  if (found[0]) throw new Error(`The database is not empty: it has ${found[0].name}. A restore replaces nothing.`)
}

async function readManifest({ read }: Restoring['backups'], day: string) {
  const bytes = await read(manifestKey(day))
  if (!bytes) throw new Error(`There is no ${manifestKey(day)}: that backup was not finished, or is no longer kept.`)
  // The backup wrote it.
  return JSON.parse(new TextDecoder().decode(bytes)) as BackupManifest
}

async function readPart({ read }: Restoring['backups'], part: BackupManifest['sources'][number]['parts'][number]) {
  const bytes = await read(part.key)
  if (!bytes) throw new Error(`${part.key} is missing`)
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  const text = await new Response(unzipped).text().catch(() => '')
  if ((await sha256(text)) !== part.sha256) throw new Error(`${part.key} is not what the manifest says`)
  const [header, ...rows] = text.trimEnd().split('\n')
  // The hash says that these are the lines that the backup wrote.
  return { header: JSON.parse(header!) as PartHeader, rows: rows.map((line) => JSON.parse(line) as Row) }
}

async function load(db: LocalDatabase, { source, columns }: PartHeader, rows: readonly Row[]) {
  const keys = await foreignKeysOf(db, source)
  const kept: Row[] = []
  let adjusted = 0
  for (let place = 0; place < rows.length;) {
    const chunk: Row[] = []
    for (let length = 0; place < rows.length && (chunk.length === 0 || length < valueLength); place += 1) {
      chunk.push(rows[place]!)
      length += JSON.stringify(rows[place]).length
    }
    const whole = await withParents(db, source, columns, keys, chunk)
    adjusted += whole.adjusted
    kept.push(...whole.rows)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const values = columns.map((_, each) => `json_extract(value, '$[${each}]')`).join(', ')
    await db
      .prepare(`INSERT INTO "${source}" (${names}) SELECT ${values} FROM json_each(?) ORDER BY key`)
      .bind(JSON.stringify(whole.rows))
      .run()
  }
  return { rows: kept, adjusted }
}

interface ForeignKey {
  column: string
  table: string
  parent: string
  onDelete: string
}

const foreignKeysOf = (db: LocalDatabase, table: string) =>
  all<ForeignKey>(
    db,
    `SELECT "from" AS "column", "table", coalesce("to", 'id') AS parent, on_delete AS onDelete
      FROM pragma_foreign_key_list('${table}')`,
  )

/** Does to rows whose parent is missing what the deletion of the parent did to them in the lost database. */
async function withParents(
  db: LocalDatabase,
  source: string,
  columns: readonly string[],
  keys: readonly ForeignKey[],
  chunk: readonly Row[],
) {
  let rows = chunk
  let adjusted = 0
  for (const { column, table, parent, onDelete } of keys) {
    const place = columns.indexOf(column)
    for (let isWhole = false; !isWhole;) {
      const own =
        table === source ? `UNION SELECT json_extract(value, '$[${columns.indexOf(parent)}]') FROM json_each(?1)` : ''
      const lost = await all<{ key: number }>(
        db,
        `SELECT key FROM json_each(?1) WHERE json_extract(value, '$[${place}]') IS NOT NULL
          AND json_extract(value, '$[${place}]') NOT IN (SELECT "${parent}" FROM "${table}"
            WHERE "${parent}" IN (SELECT json_extract(value, '$[${place}]') FROM json_each(?1)) ${own})`,
        JSON.stringify(rows),
      )
      const orphans = new Set(lost.map(({ key }) => key))
      adjusted += orphans.size
      rows =
        onDelete === 'SET NULL'
          ? rows.map((row, each) => (orphans.has(each) ? row.with(place, null) : row))
          : rows.filter((_, each) => !orphans.has(each))
      isWhole = orphans.size === 0
    }
  }
  return { rows, adjusted }
}

/** Reads the table anew, part by part, and compares the hashes. */
async function compare(db: LocalDatabase, table: string, parts: readonly LoadedPart[]) {
  let after = Number.MIN_SAFE_INTEGER
  for (const { header, rows, sha256: expected } of parts) {
    const columns = header.columns.map((name) => `"${name}"`).join(', ')
    const found = await all<Record<string, unknown>>(
      db,
      `SELECT rowid AS "rowid of the row", ${columns} FROM "${table}" WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`,
      after,
      rows,
    )
    after = Number(found.at(-1)?.['rowid of the row'] ?? after)
    const lines = linesOf(
      header,
      found.map((row) => header.columns.map((name) => row[name])),
    )
    if ((await sha256(lines)) !== expected) throw new Error(`${table} is not what was written into it`)
  }
}

/** Erases people who are in the backup and were erased since it was begun. */
async function eraseAgain(db: LocalDatabase, { list }: Restoring['backups'], { startedAt }: BackupManifest) {
  const keys = (await list(erasureFolder)).map((key) => key.slice(erasureFolder.length).split('/'))
  const hashes = new Set(keys.filter(([at = '']) => at >= startedAt).map(([, hash]) => hash))
  let erased = 0
  for (let after = '', isMore = hashes.size > 0; isMore;) {
    const people = await all<{ id: string }>(db, 'SELECT id FROM users WHERE id > ? ORDER BY id LIMIT 1000', after)
    for (const { id } of people) {
      if (!hashes.has(await sha256(id))) continue
      await db.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
      erased += 1
    }
    after = people.at(-1)?.id ?? after
    isMore = people.length > 0
  }
  return erased
}

async function all<Found>(db: LocalDatabase, sql: string, ...values: unknown[]): Promise<Found[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all()
  // The columns are named in the statement.
  return results as Found[]
}

const statementsAtOnce = 50

async function runAll(db: LocalDatabase, statements: readonly string[]) {
  for (let place = 0; place < statements.length; place += statementsAtOnce)
    await db.batch(statements.slice(place, place + statementsAtOnce).map((sql) => db.prepare(sql)))
}

async function sha256(text: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
