import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@kere/d1/migrate'
import { openDatabase } from './open-database.ts'

/**
 * Measures for how long reads wait while a table of a million rows is migrated: a column is added, filled step by step
 * and all at once, indexed, and taken away. D1 runs one statement at a time, so a long one holds up every reader.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
const rowsAtOnce = 5000

const stateDir = await mkdtemp(join(tmpdir(), 'kere-migration-'))
const { db, close } = await openDatabase(stateDir)
const run = (sql: string, ...bound: unknown[]) =>
  db
    .prepare(sql)
    .bind(...bound)
    .run()

/** Reads what admins see of the outbox: a page of a list, by an index. */
const read = () =>
  db.prepare('SELECT id, state FROM outbox ORDER BY urgency DESC, created_at DESC, id DESC LIMIT 25').all()

async function measure(name: string, work: () => Promise<unknown>) {
  const waits: number[] = []
  const phase = { isOver: false }
  const reading = (async () => {
    while (!phase.isOver) {
      const asked = performance.now()
      await read()
      waits.push(performance.now() - asked)
    }
  })()
  const started = performance.now()
  await work().finally(() => (phase.isOver = true))
  const seconds = (performance.now() - started) / 1000
  await reading
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  console.log(`| ${name} | ${seconds.toFixed(1)} s | ${waits.length} | ${at(0.5)} ms | ${at(0.99)} ms | ${at(1)} ms |`)
}

async function inSteps(update: string) {
  for (let from = 0; from < rows; from += rowsAtOnce) await run(update, from, from + rowsAtOnce)
}

try {
  await migrate(db)
  for (let from = 0; from < rows; from += 50_000)
    await run(
      `WITH RECURSIVE n (i) AS (SELECT ?1 + 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO outbox (id, template, to_address, details, state, created_at, due_at)
        SELECT printf('out_%08d', i), 'course_enrolled', 'reader' || i || '@example.test', '{"title":"Read a lake"}', 'sent', i, i FROM n`,
      from,
      Math.min(from + 50_000, rows),
    )
  console.log(`${rows} rows of outbox, with its indexes and triggers; reads of a page of 25 all the time.\n`)
  console.log('| Step | Took | Reads meanwhile | Median | 99 of 100 | Longest |\n| --- | --- | --- | --- | --- | --- |')
  await measure('nothing', () => new Promise((resolve) => setTimeout(resolve, 3000)))
  await measure('add a column', () => run('ALTER TABLE outbox ADD language text'))
  await measure(`fill it, ${rowsAtOnce} rows a statement`, () =>
    inSteps("UPDATE outbox SET language = 'en' WHERE rowid > ? AND rowid <= ?"),
  )
  await measure('fill it in one statement', () => run("UPDATE outbox SET language = 'hi'"))
  await measure('index it', () => run('CREATE INDEX outbox_by_language ON outbox (language, created_at, id)'))
  await measure('drop the index', () => run('DROP INDEX outbox_by_language'))
  await measure('drop the column', () => run('ALTER TABLE outbox DROP COLUMN language'))
} finally {
  await close()
  await rm(stateDir, { recursive: true })
}
