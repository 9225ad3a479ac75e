import { getTableName } from 'drizzle-orm'
import { getTableConfig, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import type { LocalDatabase } from '../local-database.ts'
import { migrate } from '../migrate.ts'
import { retentions, expiries } from './retention.ts'
import { databaseAfter } from '../test/sqlite-database.ts'

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

const rowsOf = async (text: string) => (await db.prepare(text).all()).results

const tablesWithoutRetention = async () => {
  const declared = new Set(retentions.map(({ table }) => getTableName(table)))
  const tables = await rowsOf(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_search%' AND name <> 'd1_migrations'",
  )
  return tables.map(({ name }) => String(name)).filter((name) => !declared.has(name))
}

it('knows of every table how long its rows live, or why they do not grow by a stranger’s hand', async () => {
  expect(await tablesWithoutRetention()).toEqual([])
  expect(new Set(retentions.map(({ table }) => table)).size).toBe(retentions.length)
})

it('finds a new table that does not say it', async () => {
  await db.prepare('CREATE TABLE letters (id text PRIMARY KEY, at integer)').run()
  expect(await tablesWithoutRetention()).toEqual(['letters'])
})

it('finds expired rows by an index, so that deleting them scans no table', async () => {
  const dialect = new SQLiteSyncDialect()
  for (const { table, since, where } of expiries) {
    const condition = where ? dialect.sqlToQuery(where).sql : '1'
    const [plan] = await rowsOf(
      `EXPLAIN QUERY PLAN SELECT rowid FROM ${getTableName(table)} WHERE ${since.name} < '1' AND ${condition} ORDER BY ${since.name} LIMIT 1`,
    )
    expect(plan?.detail).toMatch(/^SEARCH /)
  }
})

it('lets go with an account only what has a key that takes it along', () => {
  for (const rule of retentions) {
    if (!('limit' in rule) || rule.limit !== 'account') continue
    const ends = getTableConfig(rule.table).foreignKeys.map(({ onDelete }) => onDelete)
    expect([getTableName(rule.table), ends]).toEqual([getTableName(rule.table), expect.arrayContaining(['cascade'])])
  }
})
