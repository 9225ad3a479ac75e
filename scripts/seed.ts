import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@kere/d1/migrate'
import { seedLarge } from '@kere/d1/seed/large-seed'
import { openDatabase } from './open-database.ts'
import { seedOnce } from './seed-once.ts'

/**
 * Fills the local database. `pnpm seed` does what the first start does; `pnpm seed --rows 100000` adds that many
 * courses.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '0' } } })
const rows = Number(values.rows)
if (!Number.isInteger(rows) || rows < 0) throw new Error('--rows must be a whole number, for example 100000')

const stateDir = resolve(process.env.STATE_DIR ?? '.state')
const { db, buckets, close } = await openDatabase(stateDir)
try {
  await migrate(db)
  await seedOnce(db, stateDir, buckets)
  if (rows > 0) await seedLarge(db, rows)

  const { results } = await db.prepare('SELECT sum(count) AS courses FROM course_counts').all()
  console.log(`${String(results[0]?.courses)} published courses in ${stateDir}`)
} finally {
  await close()
}
