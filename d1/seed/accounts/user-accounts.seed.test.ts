import { expect, it } from 'vitest'
import { migrate } from '../../migrate.ts'
import { databaseAfter } from '../../test/sqlite-database.ts'
import { seedLocal } from '../local-seed.ts'

it('lists everybody of the seed once, with their role and state, however often it is seeded', async () => {
  const db = await databaseAfter(migrate)
  const read = async (sql: string) => (await db.prepare(sql).all()).results
  for (const _ of [1, 2]) {
    await seedLocal(db)
    expect(await read('SELECT user_id, role FROM user_entries ORDER BY user_id')).toEqual(
      await read('SELECT id AS user_id, role FROM profiles ORDER BY id'),
    )
    expect(await read("SELECT user_id FROM user_entries WHERE state = 'suspended'")).toHaveLength(2)
    expect(await read('SELECT role, state, count FROM user_entry_counts WHERE count > 0 ORDER BY role, state')).toEqual(
      await read('SELECT role, state, count(*) AS count FROM user_entries GROUP BY role, state ORDER BY role, state'),
    )
    expect(await read("SELECT rowid FROM user_search WHERE user_search MATCH 'solanki'")).toHaveLength(1)
  }
})
