import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { LocalDatabase, LocalStatement } from '../local-database.ts'

interface SqliteStatement extends LocalStatement {
  runNow(): void
}

/** Opens an in-memory database that behaves like D1: foreign keys are on, and batches are atomic. */
export const sqliteDatabase = (): LocalDatabase => open(new DatabaseSync(':memory:'))

type Prepare = (db: LocalDatabase) => Promise<unknown>

const prepared = new Map<Prepare, Promise<Uint8Array>>()

/**
 * Opens a copy of the database that `prepare` has made. It runs once, because a copy takes a twentieth of the time of
 * the migrations.
 */
export async function databaseAfter(prepare: Prepare): Promise<LocalDatabase> {
  let bytes = prepared.get(prepare)
  if (!bytes) prepared.set(prepare, (bytes = bytesAfter(prepare)))
  const sqlite = new DatabaseSync(':memory:')
  sqlite.deserialize(await bytes)
  return open(sqlite)
}

async function bytesAfter(prepare: Prepare) {
  const sqlite = new DatabaseSync(':memory:')
  await prepare(open(sqlite))
  return sqlite.serialize()
}

function open(sqlite: DatabaseSync): LocalDatabase {
  sqlite.exec('PRAGMA foreign_keys = ON')

  const statement = (sql: string, values: SQLInputValue[]): SqliteStatement => ({
    bind: (...bound) => statement(sql, bound as SQLInputValue[]),
    runNow: () => sqlite.prepare(sql).run(...values),
    run: async () => sqlite.prepare(sql).run(...values),
    all: async () => ({ results: sqlite.prepare(sql).all(...values) }),
  })
  return {
    prepare: (sql) => statement(sql, []),
    batch: async (statements) => {
      sqlite.exec('BEGIN')
      try {
        for (const each of statements) (each as SqliteStatement).runNow()
        sqlite.exec('COMMIT')
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
  }
}
