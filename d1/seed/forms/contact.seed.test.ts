import { expect, it } from 'vitest'
import { migrate } from '../../migrate.ts'
import { databaseAfter } from '../../test/sqlite-database.ts'
import { seedLocal } from '../local-seed.ts'

it('has messages of every status, whose counts agree, from learners and visitors, before today', async () => {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const read = async (sql: string) => (await db.prepare(sql).all()).results
  expect(await read('SELECT status, count FROM contact_message_counts ORDER BY status')).toEqual(
    await read('SELECT status, count(*) AS count FROM contact_messages GROUP BY status ORDER BY status'),
  )
  expect(await read('SELECT DISTINCT status FROM contact_messages ORDER BY status')).toHaveLength(3)
  expect(await read('SELECT DISTINCT user_id IS NULL AS is_visitor FROM contact_messages')).toHaveLength(2)
  const now = Date.now()
  expect(
    await read(`SELECT id FROM contact_messages WHERE max(submitted_at, coalesce(replied_at, 0)) > ${now}`),
  ).toEqual([])
  // The dates lie around the day of seeding, so that no queue looks forgotten.
  const [{ last } = {}] = await read('SELECT max(submitted_at) AS last FROM contact_messages')
  expect(Number(last)).toBeGreaterThan(now - 2 * 24 * 60 * 60_000)
})
