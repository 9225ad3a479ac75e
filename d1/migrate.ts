import { readdir, readFile } from 'node:fs/promises'
import type { LocalDatabase } from './local-database.ts'

const folder = new URL('./migrations/', import.meta.url)
const baseline = '0000_create_tables.sql'
/** The tables were first made in 92 steps, of which this was the last. The baseline says them in one. */
const lastFormerStep = '0092_erase_what_names_somebody.sql'

/** Into `d1_migrations`, so that `wrangler d1 migrations apply` may come before or after. @param last name of the last to apply */
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

  // All are read first: a connection that is idle while a busy machine reads a file may have been closed by then.
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
