import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { LocalDatabase, LocalStatement } from '../local-database.ts'

interface SqliteStatement extends LocalStatement {
  runNow(): void
}

/** Like a D1 database: foreign keys on, batches atomic. */
export function sqliteDatabase(): LocalDatabase {
  const sqlite = new DatabaseSync(':memory:')
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
