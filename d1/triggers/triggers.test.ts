import { getTableColumns } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { counterCaches } from '../catalog/counters.ts'
import { type TableDeclaration, declare } from '../declarations/declare.ts'
import { erasedByEmail } from '../declarations/erasure.ts'
import { neverExpires } from '../declarations/retention.ts'
import type { LocalDatabase } from '../local-database.ts'
import { migrate } from '../migrate.ts'
import { databaseAfter } from '../test/sqlite-database.ts'
import { readHandWritten } from './by-hand.ts'
import {
  compareTriggers,
  declaredTriggers,
  explain,
  explainSearchTables,
  liveSearchTables,
  liveTriggers,
} from './difference.ts'
import { columnsIn, over } from './row-expression.ts'

let db: LocalDatabase

beforeEach(async () => {
  db = await databaseAfter(migrate)
})

const run = async (sql: string) => void (await db.prepare(sql).run())
const differences = async () => explain(compareTriggers(declaredTriggers(), await liveTriggers(db)))

it('[part of W-43] [W-52] finds in the database each trigger that a table declares, and no other', async () => {
  expect(await differences()).toEqual([])
  expect(explainSearchTables(await liveSearchTables(db))).toEqual([])
})

it('names no trigger twice', () => {
  const names = declaredTriggers().map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names.length).toBeGreaterThan(100)
})

describe('says what to do where the database', () => {
  it.each([
    ['an erasure', 'contact_messages_erase', 'erasure of contact_messages', 'users'],
    ['a search', 'order_search_update_by_profiles', 'search of orders', 'profiles'],
    ['a fold', 'courses_unfolded_insert', 'search of courses', 'courses'],
    ['a counter', 'courses_counters_by_enrollments_delete', 'counterCaches of courses', 'enrollments'],
    ['an aggregate', 'user_counts_update', 'aggregate of user_counts', 'profiles'],
    ['a use of files', 'profiles_avatar_url_file_insert', 'fileReferences of profiles', 'profiles'],
    ['a rule of its own', 'audit_log_refuses_delete', 'triggers/by-hand.sql', 'audit_log'],
  ])('lacks %s', async (_, name, askedBy, table) => {
    await run(`DROP TRIGGER ${name}`)
    expect(await differences()).toEqual([
      `${askedBy} asks for the trigger ${name} on ${table}; no migration makes it. Run \`pnpm generate --name verb_noun\`.`,
    ])
  })

  it('has another one', async () => {
    await run('DROP TRIGGER outbox_erase')
    await run('CREATE TRIGGER outbox_erase AFTER DELETE ON users BEGIN DELETE FROM outbox WHERE user_id = old.id; END')
    expect(await differences()).toEqual([
      'erasure of outbox asks for another trigger outbox_erase on users than migrations make. Run `pnpm generate --name verb_noun`.',
    ])
  })

  it('has one that nothing declares', async () => {
    await run('CREATE TRIGGER letters AFTER DELETE ON users BEGIN DELETE FROM outbox WHERE user_id = old.id; END')
    expect(await differences()).toEqual([
      'No declaration asks for the trigger letters on users. Declare what it does, or write it into triggers/by-hand.sql with the reason; if it is to go: Run `pnpm generate --name verb_noun`.',
    ])
  })

  it('has no full-text table, or one of other columns', async () => {
    await run('DROP TABLE feedback_search')
    await run('DROP TABLE order_search')
    await run(
      `CREATE VIRTUAL TABLE order_search USING fts5(title, content='', contentless_delete=1, tokenize='trigram')`,
    )
    expect(explainSearchTables(await liveSearchTables(db))).toEqual([
      'search of feedback_submissions asks for the table feedback_search; no migration makes it. Run `pnpm generate --name verb_noun`.',
      'search of orders asks for another table order_search than migrations make. Drop and fill it by hand.',
    ])
  })
})

describe('a declaration that leaves out', () => {
  const letters = sqliteTable('letters', {
    searchRowId: integer('seq').primaryKey(),
    email: text('email'),
    coverImage: text('cover_image'),
    stampCount: integer('stamp_count'),
  })
  const letterCounts = sqliteTable('letter_counts', { state: text('state'), count: integer('count') })
  const whole = {
    retention: neverExpires('staff'),
    search: { letter_search: { tokenizer: 'trigram', columns: { email: 'email' } } },
    erasure: { email: erasedByEmail },
    fileReferences: { coverImage: { changedAt: 'seq' } },
    counterCaches: { stampCount: null },
  } as const satisfies Omit<TableDeclaration, 'table'>

  it('nothing is taken', () => {
    expect(declare(letters, whole)).toMatchObject({ table: letters, erasure: { email: { holds: 'email' } } })
  })

  it('its retention is refused with what to add', () => {
    const { retention: _, ...rest } = whole
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, rest)).toThrow(/^letters lacks retention: add expiresAfter/)
  })

  it('its search is refused with what to add', () => {
    const { search: _, ...rest } = whole
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, rest)).toThrow(/^letters has searchRowId, but lacks search: add search: {/)
  })

  it('its erasure is refused with what to add', () => {
    const { erasure: _, ...rest } = whole
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, rest)).toThrow(
      'letters has email, but lacks it in erasure: add erasure: { email: erasedByEmail }',
    )
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, { ...rest, erasure: {} })).toThrow('lacks it in erasure')
  })

  it('its counters are refused with what to add', () => {
    const { counterCaches: _, ...rest } = whole
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, rest)).toThrow(/^letters has stampCount, but lacks it in counterCaches: add /)
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letterCounts, { retention: neverExpires('aggregate') })).toThrow(
      /^letter_counts has count, but lacks aggregate: add aggregate: {/,
    )
  })

  it('its files are refused with what to add', () => {
    const { fileReferences: _, ...rest } = whole
    // @ts-expect-error The types refuse it too.
    expect(() => declare(letters, rest)).toThrow(/^letters has coverImage, but lacks it in fileReferences: add /)
  })

  it('a file inside of JSON is refused by its type', () => {
    const drafts = sqliteTable('drafts', {
      details: text('details', { mode: 'json' }).$type<{ coverImage: string }>(),
    })
    // @ts-expect-error Only the types can know it.
    expect(declare(drafts, { retention: neverExpires('staff') })).toBeDefined()
    expect(Object.keys(getTableColumns(drafts))).toEqual(['details'])
  })
})

describe('an expression', () => {
  it.each([
    ["price = 0 AND title <> 'price'", "new.price = 0 AND new.title <> 'price'"],
    ['CASE WHEN "archived_at" IS NULL THEN 1 END', 'CASE WHEN new.archived_at IS NULL THEN 1 END'],
    [`"courses"."price" + profiles.id`, 'new.price + profiles.id'],
    ['length(title)', 'length(new.title)'],
  ])('is taken over the row of a trigger: %s', (expression, expected) => {
    expect(over('new', expression, 'courses')).toBe(expected)
  })

  it('names its columns, and of a joined table those behind its name', () => {
    expect(columnsIn("price = 0 OR title = 'level'", 'courses')).toEqual(['price', 'title'])
    expect(columnsIn(`profiles.first_name || id`, 'profiles', true)).toEqual(['first_name'])
  })
})

describe('what is written by hand', () => {
  it('keeps each counter that is not generated', () => {
    const texts = readHandWritten().flatMap(({ triggers }) => triggers.map(({ sql }) => sql))
    const generated = declaredTriggers().filter(({ askedBy }) => askedBy.startsWith('counterCaches'))
    for (const { column } of counterCaches) {
      const isKept = [...generated.map(({ sql }) => sql), ...texts].some((sql) => sql.includes(`${column.name} = `))
      expect([column.name, isKept]).toEqual([column.name, true])
    }
  })

  it('has a reason', () => {
    expect(() => readHandWritten('CREATE TRIGGER a AFTER DELETE ON users BEGIN SELECT 1; END;')).toThrow(
      'gives no reason',
    )
    expect(() => readHandWritten('-- Because.')).toThrow('a reason without a trigger')
  })
})
