import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { searchTables } from './catalog/search-tables.ts'
import { type LocalDatabase } from './local-database.ts'
import { migrate } from './migrate.ts'
import { sqliteDatabase } from './test/sqlite-database.ts'
import { compareTriggers, declaredTriggers, liveSearchTables, liveTriggers } from './triggers/difference.ts'
import { createSearchTable, fillSearchTable } from './triggers/search.ts'

const folder = new URL('./migrations/', import.meta.url)
const breakpoint = '--> statement-breakpoint\n'

/**
 * Writes a migration for everything that tables declare and the migrations lack: drizzle-kit writes the DDL, and the
 * triggers and full-text tables are added around it.
 * @returns the file's name, if anything was lacking
 */
export async function generate(name: string): Promise<string | undefined> {
  const known = migrationNames()
  const last = known.at(-1) ?? ''
  drizzle('--name', name)
  let file = migrationNames().find((each) => !known.includes(each))
  const tables = file === undefined ? '' : readFileSync(new URL(file, folder), 'utf8')

  const declared = declaredTriggers()
  const { changed, unknown } = compareTriggers(declared, await liveTriggers(await schemaAfter(last)))
  const dropped = [...changed, ...unknown].map((trigger) => `DROP TRIGGER ${trigger.name};\n`)
  const between = await schemaAfter(last, [...dropped, ...statementsOf(tables)])
  const { missing } = compareTriggers(declared, await liveTriggers(between))
  const found = new Set((await liveSearchTables(between)).map(({ name: each }) => each))
  const searches = searchTables
    .filter((each) => !found.has(each.name))
    .flatMap((each) => [createSearchTable(each), ...fillSearchTable(each)].map((statement) => `${statement};\n`))
  const made = [...searches, ...missing.map(({ sql }) => `${sql};\n`)]
  if (dropped.length + made.length === 0) return file

  if (file === undefined) {
    drizzle('--custom', '--name', name)
    file = migrationNames().find((each) => !known.includes(each))!
  }
  const own = tables.trim() ? [`${tables.trim()}\n`] : []
  writeFileSync(new URL(file, folder), [...dropped, ...own, ...made].join(breakpoint))
  return file
}

const migrationNames = () =>
  readdirSync(folder)
    .filter((each) => each.endsWith('.sql'))
    .toSorted()

const statementsOf = (text: string) => text.split('--> statement-breakpoint').filter((each) => each.trim())

/** Builds a database with all migrations up to `last`, followed by the statements in `more`. */
async function schemaAfter(last: string, more: readonly string[] = []): Promise<LocalDatabase> {
  const db = sqliteDatabase()
  await migrate(db, last)
  for (const statement of more) await db.prepare(statement).run()
  return db
}

function drizzle(...options: string[]) {
  execFileSync(fileURLToPath(new URL('./node_modules/.bin/drizzle-kit', import.meta.url)), ['generate', ...options], {
    cwd: new URL('.', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Deletes all snapshots except the last. Only that is needed for the next migration, and each is as large as the
  // whole schema.
  const snapshots = readdirSync(new URL('meta/', folder)).filter((each) => each.endsWith('_snapshot.json'))
  for (const each of snapshots.toSorted().slice(0, -1)) rmSync(new URL(`meta/${each}`, folder))
}
