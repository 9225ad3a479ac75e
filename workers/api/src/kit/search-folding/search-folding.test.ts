import { env } from 'cloudflare:workers'
import { courses } from '@kere/d1/schema/courses/courses'
import { orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { searchTables } from '@kere/d1/catalog/search-tables'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { aPost } from '../../../test/posts.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { foldTexts } from './fold-texts.ts'
import { selectTexts, selectUnfolded, updateToFolded } from './unfolded-texts.queries.ts'

const db = openDatabase(env.DB)

beforeEach(emptyDatabase)

const marked = () => all<{ source: string }>('SELECT source FROM unfolded_texts ORDER BY id')
const matches = async (table: string, word: string) =>
  (await all(`SELECT rowid FROM ${table} WHERE ${table} MATCH '"${word}"'`)).length

it('knows each full-text table of the database, and its columns', async () => {
  const tables = await all<{ name: string }>("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5%'")
  expect(searchTables.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  for (const { name: table, columns: written } of searchTables) {
    const columns = await all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
    expect([table, Object.keys(written)]).toEqual([table, columns.map(({ name }) => name)])
  }
})

it('hears of each text of theirs that is written, and of each row that goes', async () => {
  const triggers = await all<{ table: string; sql: string }>(
    "SELECT tbl_name AS 'table', sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%unfolded_texts%'",
  )
  for (const source of new Set(searchTables.map((each) => each.source)))
    for (const event of ['INSERT', 'DELETE'])
      expect([source, triggers.some(({ table, sql }) => table === source && sql.includes(`AFTER ${event}`))]).toEqual([
        source,
        true,
      ])
})

describe('a text', () => {
  it('is found as it was written at once, waits to be folded, and then no more', async () => {
    const author = await anEducator()
    await foldTexts({ db })
    const { id } = await aCourse(author, { title: 'Caf\u00E9 plain' })
    expect(await marked()).toEqual([{ source: 'courses' }])
    expect([await matches('course_search', 'plain'), await matches('course_search', 'cafe')]).toEqual([1, 0])
    expect(await foldTexts({ db })).toBe(1)
    expect([await foldTexts({ db }), await marked()]).toEqual([0, []])
    for (const table of ['course_search', 'course_title_search', 'all_course_search'])
      expect([table, await matches(table, 'cafe')]).toEqual([table, 1])

    await db.update(courses).set({ published: false }).where(eq(courses.id, id))
    await foldTexts({ db })
    expect([await matches('course_search', 'cafe'), await matches('all_course_search', 'cafe')]).toEqual([0, 1])
    await db.update(courses).set({ published: true, title: 'Plain again' }).where(eq(courses.id, id))
    await foldTexts({ db })
    expect([await matches('course_search', 'cafe'), await matches('course_search', 'again')]).toEqual([0, 1])
  })

  it('is folded however long all that waits is together', async () => {
    const author = await anEducator()
    await foldTexts({ db })
    for (let count = 0; count < 12; count += 1)
      await aPost(author, { isPublished: true, bodyText: `${'ಕೆರೆ ನೀರು. '.repeat(9000)} Cafe\u0301 ${count}` })
    expect(await foldTexts({ db })).toBe(12)
    expect(await matches('post_search', 'cafe')).toBe(12)
  })

  it('that changes while it is folded waits again', async () => {
    const author = await anEducator()
    await foldTexts({ db })
    const { id } = await aCourse(author, { title: 'Caf\u00E9' })
    const unfolded = await selectUnfolded(db, 10)
    const found = await selectTexts(db, unfolded)
    await db.update(courses).set({ title: 'Plain' }).where(eq(courses.id, id))
    await updateToFolded(db, unfolded, found)
    expect([await matches('course_search', 'plain'), await marked()]).toEqual([1, [{ source: 'courses' }]])
  })

  it('of an order stays found by what its buyer says to have paid under, and by a new address', async () => {
    const buyer = await aUser('student', {}, { firstName: 'Zoe\u0308' })
    await anOrder(buyer, (await aCourse(await anEducator())).id)
    await db.update(orders).set({ claimedReference: 'UTR 4711', claimedAt: 1 }).where(eq(orders.buyerId, buyer.id))
    await db.update(users).set({ email: 'zoe.new@kere.test' }).where(eq(users.id, buyer.id))
    while ((await foldTexts({ db })) > 0);
    expect([
      await matches('order_search', '4711'),
      await matches('order_search', 'zoe.new'),
      await matches('order_search', 'zoe'),
    ]).toEqual([1, 1, 1])
  })

  it('of a name is folded where an account and its orders are searched, and gone with its owner', async () => {
    const buyer = await aUser('student', {}, { firstName: 'Asha', lastName: 'Rao' })
    await anOrder(buyer, (await aCourse(await anEducator())).id)
    await db.update(profiles).set({ firstName: 'Zoe\u0308' }).where(eq(profiles.id, buyer.id))
    while ((await foldTexts({ db })) > 0);
    expect([await matches('user_search', 'zoe'), await matches('order_search', 'zoe')]).toEqual([1, 1])

    await db.update(profiles).set({ lastName: 'Rào' }).where(eq(profiles.id, buyer.id))
    const unfolded = await selectUnfolded(db, 10)
    const found = await selectTexts(db, unfolded)
    await erasePerson({ db }, eq(users.id, buyer.id))
    await updateToFolded(db, unfolded, found)
    while ((await foldTexts({ db })) > 0);
    expect([await matches('user_search', 'zoe'), await matches('order_search', 'zoe')]).toEqual([0, 0])
  })
})
