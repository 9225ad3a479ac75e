import { getTableName } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import { exportedRows, dataExports } from './data-exports.ts'
import type { LocalDatabase } from '../local-database.ts'
import { migrate } from '../migrate.ts'
import { personalColumns } from './personal-data.ts'
import { databaseAfter } from '../test/sqlite-database.ts'

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

const rowsOf = async (sql: string) => (await db.prepare(sql).all()).results

const tableNames = async () =>
  (
    await rowsOf(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_search%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => String(name))

async function tablesOfPeople() {
  const found = new Set(['users'])
  const tables = await tableNames()
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const table of tables) {
      const keys = await rowsOf(`SELECT "table" FROM pragma_foreign_key_list('${table}')`)
      if (keys.some((key) => found.has(String(key.table)))) found.add(table)
    }
  }
  for (const { table, onErase } of personalColumns) if (onErase !== 'expire') found.add(table)
  return found
}

const tablesLeftOut = async () => {
  const told = new Set(exportedRows.map(({ table }) => getTableName(table)))
  return [...(await tablesOfPeople())].filter((table) => !told.has(table))
}

it('[S8] tells a person of every table that knows them, directly or over others', async () => {
  expect(await tablesLeftOut()).toEqual([])
  expect((await tablesOfPeople()).size).toBeGreaterThan(15)
})

it.each([
  ['of a person', 'holder text REFERENCES users (id) ON DELETE CASCADE'],
  ['of what is a person’s', 'enrollment_id text REFERENCES enrollments (id) ON DELETE CASCADE'],
])('[S8] finds a new table %s', async (_, column) => {
  await db.prepare(`CREATE TABLE letters (id text PRIMARY KEY, ${column})`).run()
  expect(await tablesLeftOut()).toEqual(['letters'])
})

it('[S8] tells no secret, and of others not who they are', () => {
  const told = exportedRows.flatMap(({ table, columns }) =>
    Object.values(columns).map(({ name }) => `${getTableName(table)}.${name}`),
  )
  expect(
    told.filter((name) => /\.(.*(hash|token|secret).*|.*_key|key|actor_id|replied_by|decided_by)$/.test(name)),
  ).toEqual([])
  expect(told).toEqual(
    expect.arrayContaining(['users.email', 'profiles.phone_number', 'sessions.user_agent', 'lesson_progress.note']),
  )
})

it('[S8] tells of all that is a person’s each column, but for secrets and ids of people', async () => {
  const kept: string[] = []
  for (const { name, columns } of exportedRows.filter((each) => !each.name.includes('.'))) {
    const told = new Set(Object.values(columns).map((column) => column.name))
    for (const column of await rowsOf(`SELECT name FROM pragma_table_info('${name}')`)) {
      if (!told.has(String(column.name))) kept.push(String(column.name))
    }
  }
  expect([...new Set(kept)].toSorted()).toEqual([
    'about_id',
    'actor_id',
    'answered_by',
    'author_id',
    'buyer_id',
    'checked_in_by',
    'child_id',
    'decided_by',
    'decision_key',
    'device_hash',
    'educator_id',
    'family_hash',
    'given_by',
    'id',
    'learner_id',
    'link_key',
    'maker_id',
    'manager_id',
    'mentor_id',
    'object_key',
    'owner_id',
    'password_hash',
    'previous_token_hash',
    'replied_by',
    'reporter_id',
    'reviewer_id',
    'secret_hash',
    'small_key',
    'student_id',
    'subject_id',
    'suspended_by',
    'token_hash',
    'token_id',
    'user_id',
  ])
})

it('[P6] finds what is a person’s by an index', async () => {
  const dialect = new SQLiteSyncDialect()
  for (const { name, table, ownedBy: areOf } of exportedRows) {
    const { sql, params } = dialect.sqlToQuery(areOf('usr_1')!)
    const plan = await db
      .prepare(`EXPLAIN QUERY PLAN SELECT rowid FROM ${getTableName(table)} WHERE ${sql}`)
      .bind(...(params as string[]))
      .all()
    expect([name, plan.results.filter(({ detail }) => String(detail).startsWith('SCAN'))]).toEqual([name, []])
  }
})

it('says of a column once what is told by it', () => {
  expect(new Set(dataExports.map(({ owner: by }) => by)).size).toBe(dataExports.length)
})
