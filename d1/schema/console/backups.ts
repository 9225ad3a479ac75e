import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import type { SystemFact } from '../../declarations/system-facts.ts'

/** The nightly copies of the database in the bucket of backups, and how far the one under way has come. */
export const backups = sqliteTable('backups', {
  /** The folder of its files: the day in India whose night it is. */
  day: text('day').primaryKey(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  /** The last migration of the tables that are copied. */
  migration: text('migration').notNull(),
  /** The table or list of files that is copied next. Its next part begins behind `after` and has the number `part`. */
  source: text('source').notNull().default(''),
  after: text('after').notNull().default(''),
  part: integer('part').notNull().default(0),
  /** How many rows the next part holds. It follows from the size of the part before. */
  rowsAtOnce: integer('rows_at_once').notNull(),
  rows: integer('rows').notNull().default(0),
  bytes: integer('bytes').notNull().default(0),
  /** Two clocks at once do not copy the same part. */
  leasedUntil: integer('leased_until').notNull().default(0),
  failures: integer('failures').notNull().default(0),
  /** The last failure. Null as soon as a part is copied again. */
  error: text('error'),
})

export const declarations = [declare(backups, { retention: neverExpires('aggregate') })]

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'last-backup',
    group: 'record',
    label: 'Last backup',
    text: 'The whole database is copied each night at 2 am IST',
    since: () => sql`SELECT max(finished_at) FROM (SELECT finished_at FROM backups ORDER BY day DESC LIMIT 3)`,
    targetMinutes: 26 * 60,
  },
]
