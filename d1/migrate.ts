import { readdir, readFile } from 'node:fs/promises'
import type { LocalDatabase } from './local-database.ts'

const folder = new URL('./migrations/', import.meta.url)
const baseline = '0000_create_tables.sql'
/** The last of the 92 steps that the baseline migration replaces. */
const lastFormerStep = '0092_erase_what_names_somebody.sql'

/**
 * Applies the migrations that are missing and records them in `d1_migrations`, where `wrangler d1 migrations apply`
 * finds them too.
 * @param last name of the last migration to apply
 */
export async function migrate(db: LocalDatabase, last = '~'): Promise<string[]> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  if (applied.has(lastFormerStep)) applied.add(baseline)
  else if (applied.size > 0 && !applied.has(baseline))
    throw new Error(`These tables are older than ${baseline}. Delete the folder of this local state and start again.`)
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.sql') && name <= last && !applied.has(name))
    .toSorted()

  // The files are read first, because on a busy machine an idle database connection may be closed in the meantime.
  const steps = await Promise.all(
    files.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  )
  await new Promise((resolve) => setImmediate(resolve))
  for (const { name, sql } of steps)
    await db.batch([
      ...sql.split('--> statement-breakpoint').map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  return files
}
