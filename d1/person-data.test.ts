import { getTableName } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { LocalDatabase } from './local-database.ts'
import { migrate } from './migrate.ts'
import { personColumns } from './person-data.ts'
import { tables } from './tables.ts'
import { databaseAfter } from './test/sqlite-database.ts'

const soundsLikeAPerson =
  /(^|_)(user|actor|student|learner|educator|author|owner|creator|member|person|people|sender|recipient|subject)(_id)?$|(^|_)(by|caller|email|address|phone|phone_number|name|user_agent|date_of_birth|hash)$/

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results

/** But for the migrations' own and those inside of the full-text search. */
const realTables = async () =>
  (
    await rowsOf(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_search%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => String(name))

async function columnsWithoutRule() {
  const missing = []
  for (const table of await realTables()) {
    const described = personColumns.filter((each) => each.table === table)
    const goesWithThem = described.some(({ onErase, where }) => onErase === 'delete' && !where)
    const keys = await rowsOf(`SELECT "from", "table", on_delete FROM pragma_foreign_key_list('${table}')`)
    for (const key of keys.filter((each) => each.table === 'users' || each.table === 'profiles')) {
      const rule = { CASCADE: 'delete', 'SET NULL': 'forget' }[String(key.on_delete)]
      const isSaid = described.some(({ column, onErase }) => column === key.from && onErase === rule)
      if (!isSaid) missing.push(`${table}.${String(key.from)}`)
    }
    for (const { name } of await rowsOf(`SELECT name FROM pragma_table_info('${table}')`)) {
      const isSaid = goesWithThem || described.some(({ column }) => column === name)
      if (!isSaid && soundsLikeAPerson.test(String(name))) missing.push(`${table}.${String(name)}`)
    }
  }
  return [...new Set(missing)]
}

it('[part of W-43] says of every column that knows a person what becomes of it when the person is erased', async () => {
  expect(await columnsWithoutRule()).toEqual([])
})

it.each([
  ['a key without a rule', 'holder text REFERENCES users (id)', 'letters.holder'],
  ['a key that keeps the person', 'holder text REFERENCES profiles (id) ON DELETE RESTRICT', 'letters.holder'],
  ['an id without a key', 'author_id text', 'letters.author_id'],
  ['an admin who did something', 'answered_by text', 'letters.answered_by'],
  ['an address', 'reply_email text', 'letters.reply_email'],
  ['a name', 'first_name text', 'letters.first_name'],
])('[part of W-43] finds %s in a new table', async (_, column, found) => {
  await db.prepare(`CREATE TABLE letters (id text PRIMARY KEY, ${column})`).run()
  expect(await columnsWithoutRule()).toEqual([found])
})

it('describes no column that is not there', async () => {
  for (const { table, column } of personColumns) {
    const columns = await rowsOf(`SELECT name FROM pragma_table_info('${table}')`)
    expect(columns.map(({ name }) => name)).toContain(column)
  }
})

it('finds what is of a person by an index, so that erasing walks through no table', async () => {
  for (const { table, column, onErase, where = '1' } of personColumns) {
    if (onErase === 'expire') continue
    const [plan] = await rowsOf(`EXPLAIN QUERY PLAN SELECT rowid FROM ${table} WHERE ${column} = 'x' AND ${where}`)
    expect(plan?.detail).toMatch(/^SEARCH /)
  }
})

it('knows every table that there is', async () => {
  expect(tables.map(getTableName).toSorted()).toEqual((await realTables()).toSorted())
})
